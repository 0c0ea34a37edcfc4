"""The tutorial, and drawn examples of clauses."""
