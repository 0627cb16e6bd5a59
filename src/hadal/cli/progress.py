"""A progress bar on stderr, where somebody watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from hadal.cli.terminal import progress_on_stderr


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Something to tell how far one has come."""
    with growing(title, total) as report:
        yield lambda done: report(done, total)


@contextmanager
def growing(title: str, total: int | None = None) -> Iterator[Callable[[int, int], None]]:
    """The same where it becomes known only on the way how much there is to do."""
    console = progress_on_stderr()
    if console is None:
        yield lambda done, total: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done, total: bar.update(task, completed=done, total=total)
