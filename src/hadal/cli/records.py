"""`hadal record`, `hadal show`, `hadal position`: games and positions as text."""

from __future__ import annotations

import json
import os

import hadal
from hadal.bots.play import play
from hadal.cli.arguments import (
    OK,
    UsageError,
    catalogue,
    create_game,
    load_record,
    message,
    new_file,
    read_bots,
    read_seat,
    read_seed,
    read_text,
    write_text,
)
from hadal.cli.drawing import table_for, terminal_for
from hadal.cli.terminal import Terminal
from hadal.core.events import SPECTATOR
from hadal.core.game import Game
from hadal.core.match import Match, replay
from hadal.core.state import State
from hadal.picture import svg as draw_svg
from hadal.words import SEAT_LETTERS, Words


def record(name: str, seats: int, bots: str, seed: str, given: list[str], output: str) -> int:
    """Let bots play a game and write its record."""
    game = create_game(name, seats, given)
    players = read_bots(bots, name, seats)
    if output != "-":
        new_file(output)
    match = play(game, players, read_seed(seed))
    if output == "-":
        print(match.record.write(), end="")
        return OK
    write_text(output, match.record.write())
    scores = ", ".join(f"{SEAT_LETTERS[seat]} {points}" for seat, points in enumerate(match.record.scores))
    print(message("cli-recorded", file=output, n=len(match.record.moves), scores=scores))
    return OK


def read_viewer(text: str, game: Game) -> int | None:
    """Read a seat; None for a viewer who may see everything."""
    return read_seat(text, game.seats) if text else None


def read_watcher(text: str, open_hands: bool, game: Game) -> int | None:
    """Return the viewer of a picture: a seat, None for all hands if requested, else the spectator."""
    if open_hands and text:
        raise UsageError(message("cli-open-or-viewer"))
    return None if open_hands else read_seat(text, game.seats) if text else SPECTATOR


def picture(state: State, viewer: str, svg: str, open_hands: bool) -> int:
    """Draw a position into a file, or to stdout."""
    drawn = draw_svg(state, read_watcher(viewer, open_hands, state.game), catalogue())
    if svg == "-":
        print(drawn)
        return OK
    write_text(new_file(svg), f"{drawn}\n")
    print(message("cli-drawn", file=svg))
    return OK


def show(
    file: str,
    at: int | None,
    viewer: str,
    moves: bool,
    svg: str = "",
    open_hands: bool = False,
    as_json: bool = False,
) -> int:
    """Show a position of a record, or its moves."""
    only_of_pictures(svg, open_hands)
    record = load_record(file)
    last = len(record.moves)
    if at is not None and not 0 <= at <= last:
        raise UsageError(message("cli-bad-at", last=last, at=at))
    seen_by = read_viewer(viewer, record.game)
    record.moves = record.moves[: last if at is None else at]
    match = replay(record)
    if svg:
        return picture(match.state, viewer, svg, open_hands)
    if as_json:
        print(json.dumps(listed(match, seen_by) if moves else described(match.state, seen_by, catalogue()), indent=2))
        return OK
    if moves:
        show_moves(match, seen_by)
        return OK
    terminal, words = terminal_for(record.game.name), catalogue()
    terminal.say(message("cli-after-move", n=len(match.record.moves), last=last), "dim")
    show_state(match.state, seen_by, terminal, words)
    if match.state.over():
        events = [event for entry in match.events for event in entry]
        draw = table_for(match.game.name, terminal, words)
        terminal.show(*draw.results(match.state, events, [""] * match.game.seats))
        for winner in match.state.winners():
            terminal.say(words.text("cli-winner", seat=words.seat(winner)), "bold")
    return OK


def listed(match: Match, viewer: int | None) -> list[dict[str, object]]:
    """Return the moves as JSON-ready data; a viewer does not see the actions of others, only their events."""
    words = catalogue()
    return [
        {
            "number": ply.number,
            "seat": ply.seat,
            "action": ply.text if viewer in (None, ply.seat) else "",
            "events": [event.kind for event in ply.named_events(viewer)],
            "text": [sentence for _, sentences in words.log(match.game, ply.events, viewer) for sentence in sentences],
        }
        for ply in match
    ]


def show_moves(match: Match, viewer: int | None) -> None:
    """Print every move and its events, as one viewer may see them."""
    terminal, words = terminal_for(match.game.name), catalogue()
    for n, events in enumerate(match.events):
        if n:
            seat, action = match.record.moves[n - 1]
            hidden = viewer is not None and viewer != seat
            name = "" if hidden else match.game.blocks.name(action)
            terminal.say(f"{n:>4} {words.seat(seat)} {name}", "bold")
        for subject, sentences in words.log(match.game, events, viewer):
            terminal.hanging(terminal.text(f"       {subject:<6}", "dim"), terminal.text(" · ".join(sentences)))


def show_state(state: State, viewer: int | None, terminal: Terminal, words: Words) -> None:
    """Print the board, the question and, if the viewer may know them, the legal moves."""
    draw = table_for(state.game.name, terminal, words)
    terminal.rule()
    terminal.show(*draw.table(state, viewer, [""] * state.game.seats, memory=viewer is not None))
    terminal.rule()
    if state.over():
        return
    seat = state.to_move()
    terminal.say(words.question(state, seat if viewer == seat else -1), "bold")
    if viewer is not None and viewer != seat:
        return
    room = max(10, *(len(state.game.blocks.name(action)) for action in state.legal()))
    for action, label in zip(state.legal(), state.labels(), strict=True):
        head = terminal.text(f"  {state.game.blocks.name(action):<{room}} ", "cyan")
        terminal.hanging(head, terminal.text(words.label(state, label)))


def only_of_pictures(svg: str, open_hands: bool) -> None:
    """Raise if --open is used without a picture: text shows all hands unless a viewer is named."""
    if open_hands and not svg:
        raise UsageError(message("cli-open-without-svg"))


def read_position(text: str) -> State:
    """Read a position, or the last one of a record."""
    if text.startswith("{"):
        return replay(hadal.read_record(text)).state
    return hadal.position(text)


def names_file(text: str) -> bool:
    """Return whether a text is meant as a file: one that exists, or a single word that begins no position."""
    words = text.split()
    return text == "-" or os.path.isfile(text) or (len(words) == 1 and words[0] not in hadal.names())


def position(text: str, viewer: str, as_json: bool, svg: str = "", open_hands: bool = False) -> int:
    """Show a position given as text, with its legal moves."""
    only_of_pictures(svg, open_hands)
    state = read_position((read_text(text) if names_file(text) else text).strip())
    if svg:
        return picture(state, viewer, svg, open_hands)
    seen_by = read_viewer(viewer, state.game)
    words = catalogue()
    if as_json:
        print(json.dumps(described(state, seen_by, words), indent=2))
    else:
        show_state(state, seen_by, terminal_for(state.game.name), words)
    return OK


def described(state: State, viewer: int | None, words: Words) -> dict[str, object]:
    """Describe a position as JSON-ready data."""
    seat = state.to_move()
    mine = viewer is None or viewer == seat
    labels = [label.as_dict() | {"text": words.label(state, label)} for label in state.labels()] if mine else []
    for label in labels:
        label["name"] = state.game.blocks.name(int(str(label["action"])))
    return {
        "game": state.game.name,
        "position": state.notation(viewer),
        "to_move": seat,
        "question": "" if state.over() else state.game.questions[state.question()],
        "over": state.over(),
        "scores": state.scores(),
        "winners": state.winners(),
        "legal": labels,
        "view": state.view(-1 if viewer is None else viewer),
    }
