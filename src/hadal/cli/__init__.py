"""Command line. Heavy modules are imported by the commands that need them."""

import os
import sys


def main() -> None:
    """Run the command `hadal`."""
    try:
        from hadal.cli.app import app

        if "_HADAL_COMPLETE" in os.environ:  # a shell asks what could follow
            from typer.completion import completion_init  # type: ignore[attr-defined]  # typer exports no name for it

            completion_init()
        app()
    except KeyboardInterrupt:
        # A second Ctrl-C, or one before the command began.
        sys.exit(130)
