"""Runs the command line inside the tests."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from hadal.cli.app import app
from hadal.cli.arguments import set_language


class Hadal:
    """The command `hadal`, in its own folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, *args: str, typed: str | None = None, code: int = 0) -> Result:
        """Run a command; check its exit code and that there is no traceback."""
        result = CliRunner().invoke(app, list(args), input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)
        assert result.exit_code == code, result.output
        assert "Traceback" not in result.output
        return result

    def refuses(self, *args: str, typed: str | None = None, code: int = 2) -> str:
        """Run a command that is rejected; return its message."""
        result = self(*args, typed=typed, code=code)
        assert result.stderr.startswith("hadal: ") and result.stderr.count("\n") == 1, result.stderr
        return result.stderr.removeprefix("hadal: ").strip()


@pytest.fixture(autouse=True)
def no_language_chosen() -> None:
    """A test before this one may have chosen a language."""
    set_language(None)


@pytest.fixture
def hadal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Hadal:
    """The command, run in an empty folder."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "HADAL_LANGUAGE", "TERM", "NO_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    return Hadal(tmp_path)
