"""Commands about the rules: modules, clauses, scenario files."""
