"""Code shared by all games; nothing in this package depends on a particular game."""
