"""Run `hadal` as `python -m hadal.cli`."""

from hadal.cli import main

main()
