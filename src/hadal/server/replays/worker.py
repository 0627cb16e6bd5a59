"""The process that replays games: reads tasks from its parent and returns their results."""

from __future__ import annotations

import msgspec

from hadal.core.registry import counts, names
from hadal.server import i18n
from hadal.server.bots.worker import HEADER_BYTES, become_background_process, pipes
from hadal.server.replays.tasks import ReplayAnswer, ReplayTask, answer_to


def frame(message: ReplayTask | ReplayAnswer) -> bytes:
    """A message with its length in front, as it is sent through a pipe."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(HEADER_BYTES, "big") + data


def main() -> None:
    """Carry out tasks until the parent has ended."""
    become_background_process()
    for name in names():
        counts(name)  # imports the game
    for language in i18n.languages_available():
        i18n.words(language)
    decode = msgspec.msgpack.Decoder(ReplayTask).decode
    tasks, answers = pipes()
    answers.write(frame(ReplayAnswer()))
    answers.flush()
    while len(head := tasks.read(HEADER_BYTES)) == HEADER_BYTES:
        answers.write(frame(answer_to(decode(tasks.read(int.from_bytes(head, "big"))))))
        answers.flush()


if __name__ == "__main__":
    main()
