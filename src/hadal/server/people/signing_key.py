"""The keys that sign cookies: from the environment, or from a file in the data folder.

The first key signs. Cookies signed with one of the others stay valid, so a new key signs nobody out.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path

FILE = "secret.key"
MIN_LENGTH = 32
MAX_KEYS = 5


class SigningKeyError(Exception):
    """There is no usable key; the message says why."""


def signing_keys(folder: Path, given: str) -> list[str]:
    """The keys of this installation, the current one first. Nodes that share a database need the same ones."""
    if given:
        keys = given.replace(",", " ").split()
        if not keys or any(len(key) < MIN_LENGTH for key in keys):
            raise SigningKeyError(
                f"HADAL_SECRET must have at least {MIN_LENGTH} characters (each, if there are several)"
            )
        return keys
    path = folder / FILE
    if not path.exists():
        create_key_file(path)
    return read_key_file(path)


def read_key_file(path: Path) -> list[str]:
    """The keys in a file, one a line."""
    keys = path.read_text(encoding="ascii", errors="replace").split()
    if not keys or any(len(key) < MIN_LENGTH for key in keys):
        raise SigningKeyError(f"{path} is damaged: remove it to make a new key (everybody will have to sign in again)")
    return keys


def new_key() -> str:
    """A random key."""
    return secrets.token_urlsafe(48)


def rotate_key(folder: Path, keep_old: bool = True) -> list[str]:
    """Put a new key before the existing ones, or in their place; returns all keys."""
    path = folder / FILE
    old = read_key_file(path) if path.exists() and keep_old else []
    keys = [new_key(), *old][:MAX_KEYS]
    draft = write_draft(path, keys)
    os.replace(draft, path)
    return keys


def create_key_file(path: Path) -> None:
    """Write a new key that only its owner can read; if another process was faster, its key is kept."""
    draft = write_draft(path, [new_key()])
    try:
        if not path.exists():
            os.link(draft, path)
    except FileExistsError:
        pass
    except OSError:  # a file system without links
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def write_draft(path: Path, keys: list[str]) -> Path:
    """A new file beside `path` with these keys, complete on the disk."""
    draft = path.with_name(f"{FILE}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        os.write(handle, "\n".join(keys).encode())
        os.fsync(handle)
    finally:
        os.close(handle)
    return draft
