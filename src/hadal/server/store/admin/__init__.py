"""Tools for operators: backup, export, import and upgrades of a database."""
