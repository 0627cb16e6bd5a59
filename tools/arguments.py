"""Types of command-line arguments that several tools take."""

import argparse


def name_and_value(text: str) -> tuple[str, str]:
    """Read NAME=VALUE, for an argument that can be given several times."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"NAME=VALUE is wanted, not {text!r}")
    return name, value
