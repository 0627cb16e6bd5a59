"""`python -m hadal` is `hadal`."""

from hadal.cli import main

main()
