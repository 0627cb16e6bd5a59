"""The table server: people and bots at tables, a log that loses nothing, and views that leak nothing."""
