"""`python -m hadal.cli` is `hadal`."""

from hadal.cli import main

main()
