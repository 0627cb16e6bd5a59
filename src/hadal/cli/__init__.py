"""Command line. Heavy modules are imported by the commands that need them."""

import sys


def main() -> None:
    """Run the command `hadal`."""
    try:
        from hadal.cli.app import app

        app()
    except KeyboardInterrupt:
        # A second Ctrl-C, or one before the command began.
        sys.exit(130)
