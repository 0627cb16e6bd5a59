"""The games as environments of the usual research libraries. Nothing here is imported unless it is asked for."""
