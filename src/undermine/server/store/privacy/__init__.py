"""What is kept about people beside their games: whom they report and block; and how all of it is forgotten or given."""
