"""Commands for hosts: serving, backups, looking after tables and names."""
