pytest_plugins = ["clauses"]
