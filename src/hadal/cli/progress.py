"""Progress bars on stderr, shown only on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from hadal.cli.terminal import progress_on_stderr


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar; yields a function that takes the amount done."""
    with growing(title, total) as report:
        yield lambda done: report(done, total)


@contextmanager
def growing(title: str, total: int | None = None) -> Iterator[Callable[[int, int], None]]:
    """Do the same if the total becomes known only on the way."""
    console = progress_on_stderr()
    if console is None:
        yield lambda done, total: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done, total: bar.update(task, completed=done, total=total)
