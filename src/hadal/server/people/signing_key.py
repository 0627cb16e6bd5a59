"""The key that signs cookies: from the environment, or created once in the data folder."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

FILE = "secret.key"
MIN_LENGTH = 32


class SigningKeyError(Exception):
    """There is no usable key; the message says why."""


def signing_key(folder: Path, given: str) -> str:
    """The key of this installation. Nodes that share a database need the same one."""
    if given:
        if len(given) < MIN_LENGTH:
            raise SigningKeyError(f"HADAL_SECRET must have at least {MIN_LENGTH} characters")
        return given
    path = folder / FILE
    if not path.exists():
        create_key_file(path)
    key = path.read_text(encoding="ascii", errors="replace").strip()
    if len(key) < MIN_LENGTH:
        raise SigningKeyError(f"{path} is damaged: remove it to make a new key (everybody will have to sign in again)")
    return key


def create_key_file(path: Path) -> None:
    """Write a new key that only its owner can read; if another process was faster, its key is kept."""
    draft = path.with_name(f"{FILE}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        os.write(handle, secrets.token_urlsafe(48).encode())
        os.fsync(handle)
        if not path.exists():
            os.link(draft, path)
    except FileExistsError:
        pass
    except OSError:  # a file system without links
        os.replace(draft, path)
    finally:
        os.close(handle)
        draft.unlink(missing_ok=True)
