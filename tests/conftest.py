pytest_plugins = ["clauses", "one_part"]
