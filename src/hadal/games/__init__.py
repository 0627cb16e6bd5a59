"""The games, one folder each. They import core and never each other."""
