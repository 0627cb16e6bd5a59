"""The command line. Everything heavy is imported by the command that needs it."""

import sys


def main() -> None:
    """The command `hadal`."""
    try:
        from hadal.cli.app import app

        app()
    except KeyboardInterrupt:
        # A second Ctrl-C, or one before the command had begun.
        sys.exit(130)
