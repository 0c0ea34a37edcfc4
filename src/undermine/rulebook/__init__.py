"""The rulebook as the product shows it: clauses, examples, glossary, and rulesets by their names."""
