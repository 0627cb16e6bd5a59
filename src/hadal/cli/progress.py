"""A progress bar on stderr, where somebody watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from hadal.cli.terminal import progress_on_stderr


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Something to tell how far one has come."""
    console = progress_on_stderr()
    if console is None:
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)
