"""Several servers on one database: which node owns a table, and when tables wake up."""
