"""`hadal admin`: helps people who lost their identity, and replaces the key that signs cookies."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from hadal.cli.arguments import FAILED, OK, UsageError, guarded
from hadal.cli.db import Data, Url, at_work, place, say

admin = typer.Typer(
    rich_markup_mode=None,
    no_args_is_help=True,
    add_completion=False,
    help="Help people who lost their identity, and replace the signing key.",
)


@admin.command()
@guarded
def reissue(
    person: Annotated[str, typer.Argument(help="The id of a person, or a name that is protected by a password.")],
    url: Url = "",
    data: Data = "",
) -> int:
    """Print a one-time link for somebody who lost everything. It also works while the server runs."""
    with at_work():
        from hadal.server.config import from_env
        from hadal.server.people.accounts import REISSUE_DAYS
        from hadal.server.store.admin.people import reissue as new_link

        name, token = new_link(place(url, data), person)
        address = from_env(os.environ).address()
        say("cli-admin-reissue", nickname=name, link=f"{address}/#me={token}", days=REISSUE_DAYS)
    return OK


@admin.command(name="rotate-key")
@guarded
def rotate_key(
    data: Data = "",
    drop_old: Annotated[
        bool, typer.Option("--drop-old", help="Also remove the old keys: everybody must sign in again.")
    ] = False,
) -> int:
    """Sign cookies with a new key from the next start on. The old keys stay valid, so nobody is signed out."""
    with at_work():
        from hadal.server.config import from_env
        from hadal.server.people import signing_key

        config = from_env(os.environ)
        if config.secret:
            keys = [signing_key.new_key(), *([] if drop_old else config.secret.replace(",", " ").split())]
            say("cli-admin-key-env", keys=",".join(keys[: signing_key.MAX_KEYS]))
            return OK
        folder = Path(data) if data else config.data
        if not folder.is_dir():
            raise UsageError(f"there is no folder {folder}", FAILED)
        try:
            keys = signing_key.rotate_key(folder, keep_old=not drop_old)
        except (signing_key.SigningKeyError, OSError) as error:
            raise UsageError(str(error), FAILED) from None
        say("cli-admin-key", file=str(folder / signing_key.FILE), old=len(keys) - 1)
    return OK
