pytest_plugins = ["clauses", "one_part", "second_try"]
