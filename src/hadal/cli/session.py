"""One game in the terminal: draws the table, asks people, moves the bots, keeps the record."""

from __future__ import annotations

import time

from rich.text import Text

from hadal.cli.arguments import UsageError
from hadal.cli.drawing import TerminalTable
from hadal.cli.recent import since, usual_file
from hadal.cli.seated_match import SeatedMatch
from hadal.cli.terminal import Terminal
from hadal.cli.why import why_not
from hadal.core.bot import Bot
from hadal.core.events import Event
from hadal.core.match import Match
from hadal.words import Words

MOST_LOG = 12  # maximum log lines above a question
LEAST_LOG = 3  # minimum log lines on a low screen
OTHER_LINES = 6  # lines of rules, keys, notice and prompt
LOG_ROUNDS = 2  # rounds of turns in the full log of a game without rounds


class LeftTable(Exception):
    """A player left the table."""


class TerminalGame(SeatedMatch):
    """A match with people and bots at a plain terminal, line by line."""

    pause = 0.0  # seconds after each move of a bot
    resumed_from = ""
    notice = ""  # shown on the next screen
    single = False  # are combined choices split into single actions?

    def __init__(
        self, match: Match, bots: list[Bot | None], terminal: Terminal, words: Words, draw: TerminalTable
    ) -> None:
        super().__init__(match, bots, words)
        self.terminal = terminal
        self.draw = draw

    # Course of the game.

    def run(self) -> None:
        """Play until the game is over or a player leaves."""
        finished = bool(self.match.state.over())
        try:
            self.open(finished)
            if finished:
                self.terminal.say(self.words.text("cli-already-over"))
            while not self.match.state.over():
                self.next_move()
            self.close(finished)
        except LeftTable:
            return
        except EOFError:
            self.terminal.say()
            self.abandon()
        except KeyboardInterrupt:
            self.terminal.say()
            self.abandon()
            raise

    def open(self, finished: bool) -> None:
        """Print the table's options and the commitment of its secret."""
        text = self.words.text
        seats = self.match.game.seats
        title = self.words.title(self.match.game.name)
        if len(self.people) > 1:
            self.terminal.say(text("cli-start-hotseat", title=title, seats=seats), "bold")
        else:
            self.terminal.say(text("cli-start", title=title, seats=seats, seat=self.words.seat(self.looking)), "bold")
        if self.resumed_from:
            n = len(self.match.record.moves)
            self.terminal.say(text("cli-resumed", file=self.resumed_from, n=n))
        self.terminal.say(text("cli-commitment"))
        self.terminal.say(f"  {self.match.record.commitment}", "cyan")
        self.terminal.say(text("cli-commitment-why"))
        if self.terminal.width < self.terminal.columns and not finished:
            self.terminal.say(text("cli-narrow", wanted=self.terminal.columns, have=self.terminal.width), "yellow")
        self.terminal.say()
        if self.terminal.interactive and not finished:
            self.terminal.ask(f"{text('cli-begin')} > ")  # wait, because drawing the table clears the screen

    def next_move(self) -> None:
        """Move a bot, or ask a person."""
        state = self.match.state
        seat = state.to_move()
        if self.bots[seat] is not None:
            n = len(self.match.record.moves)
            self.match.play(self.bot_move())
            self.report()
            self.rest(n)
            return
        if seat != self.looking:
            self.pass_screen(seat)
        else:
            self.answer(seat)

    def answer(self, seat: int) -> None:
        """Let a person make or undo one move."""
        self.show(seat)
        while True:
            typed = self.terminal.ask(f"{self.words.text('cli-prompt')} > ")
            if self.obey(seat, typed):
                return

    def obey(self, seat: int, typed: str) -> bool:
        """Run what was typed; return True if the position changed or must be shown again."""
        word, _, rest = typed.partition(" ")
        commands = {"?": self.help, "h": self.help, "help": self.help, "l": self.whole_log, "log": self.whole_log}
        commands |= {"i": self.info, "info": self.info}
        if word in ("u", "undo"):
            return self.undo(seat)
        if word in ("q", "quit"):
            return self.quit()
        if word in ("s", "save"):
            self.save()
        elif word in ("w", "why"):
            self.why(seat, rest.strip())
        elif word in commands:
            commands[word]()
        elif typed:
            return self.choose(seat, typed)
        return typed == ""

    def choose(self, seat: int, typed: str) -> bool:
        """Play a numbered choice."""
        choices = self.draw.choices(self.match.state, self.single)
        if not (typed.isascii() and typed.isdigit() and len(typed) < 4 and 1 <= int(typed) <= len(choices)):
            name = "cli-one-choice" if len(choices) == 1 else "cli-not-a-choice"
            self.complain(self.words.text(name, text=repr(typed), n=len(choices)))
            return False
        actions = choices[int(typed) - 1].actions
        if not actions:
            self.single = not self.single
            return True
        self.play(actions)
        self.keep()
        return True

    def play(self, actions: list[int]) -> None:
        """Play the moves of one choice."""
        question, before = self.match.state.question(), len(self.match.record.moves)
        self.play_choice(actions)
        self.rest(before)
        self.single = self.single and self.match.state.question() == question

    # Commands.

    def help(self) -> None:
        """Show the rules of the question, and the keys."""
        self.terminal.rule(self.words.question(self.match.state, self.match.state.to_move()))
        self.terminal.paragraph(self.words.help(self.match.state))
        self.terminal.rule()
        example = self.words.texts(self.match.game.name).example
        self.terminal.say(self.words.text("cli-keys-more", example=example, info=self.has_info()), "dim")

    def whole_log(self) -> None:
        """Show all events of this round, or of the last rounds of turns."""
        game = self.match.game
        events = [event for entry in self.match.events for event in entry]
        chapter = self.words.texts(game.name).chapter
        starts = [i for i, event in enumerate(events) if game.events[event.kind] == chapter]
        back = 1 if chapter == "round" else game.seats * LOG_ROUNDS
        self.terminal.rule(self.words.text("cli-so-far"))
        self.tell(events[starts[-back] if len(starts) >= back else 0 :], self.looking)

    def has_info(self) -> str:
        """Return whether the cards have explanations."""
        return "yes" if self.draw.info(self.match.state, self.looking) else "no"

    def info(self) -> None:
        """Show the explanations of the cards on the table."""
        self.terminal.rule(self.words.text("cli-info"))
        self.terminal.glossary(self.draw.info(self.match.state, self.looking))

    def undo(self, seat: int) -> bool:
        """Undo the last move, or say why that is not possible."""
        obstacle = self.obstacle_to_undo(seat)
        if obstacle:
            self.complain(obstacle)
            return False
        self.take_back()
        self.notice = self.words.text("cli-undone")
        self.keep()
        return True

    def why(self, seat: int, name: str) -> None:
        """Explain why an action is not offered."""
        sentence, allowed = why_not(self.match.state, self.words, seat, name)
        self.terminal.say(sentence, "" if allowed else "yellow")

    def quit(self) -> bool:
        """Leave after confirmation; the game is saved."""
        file = self.file or usual_file(self.match)
        if not self.agreed(self.words.text("cli-quit", file=file)):
            return True
        self.file = file
        self.save()
        raise LeftTable

    def agreed(self, question: str) -> bool:
        """Ask a yes-or-no question."""
        text = self.words.text
        while True:
            typed = self.terminal.ask(f"{question} > ").lower()
            answers = {word: name == "cli-yes" for name in ("cli-yes", "cli-no") for word in text(name).split()}
            if typed in answers:
                return answers[typed]
            self.complain(self.words.text("cli-yes-or-no"))

    # Record.

    def save(self) -> None:
        """Write the record and print where it is."""
        self.file = self.file or usual_file(self.match)
        try:
            self.write()
        except UsageError as refusal:
            self.complain(str(refusal))
            self.file = ""
            return
        self.terminal.say(self.words.text("cli-saved", file=self.file), "green")
        self.terminal.say(self.hint_of_record(), "dim")

    def keep(self) -> None:
        """Write the record after a move, if it has a file; report write errors and continue."""
        try:
            if self.file:
                self.write()
        except UsageError as refusal:
            self.notice = str(refusal)

    def abandon(self) -> None:
        """Save a running game when input has ended."""
        self.terminal.say(self.words.text("cli-closed"))
        if self.file or (self.terminal.interactive and self.match.record.moves):
            self.save()
        else:
            self.terminal.say(self.words.text("cli-not-saved"))

    def close(self, was_over: bool) -> None:
        """Print the last log, the points, the winner, the secret and the record."""
        text, match = self.words.text, self.match
        seat = self.people[0] if len(self.people) == 1 else -1  # with several people, none is called "You"
        if not was_over:
            self.terminal.rule(text("cli-since" if seat >= 0 else "cli-last-turns"))
            self.tell(since(self.match, self.looking), seat)
        self.terminal.rule(text("cli-over"))
        events = [event for entry in match.events for event in entry]
        self.terminal.show(*self.draw.results(match.state, events, self.players(seat)))
        self.terminal.say()
        for winner in match.state.winners():
            name = "cli-you-win" if winner == seat else "cli-winner"
            self.terminal.say(text(name, seat=self.words.seat(winner)), "bold green")
        self.terminal.say()
        self.terminal.say(text("cli-secret"))
        self.terminal.say(f"  {match.record.secret.hex()}", "cyan")
        if self.file or (not was_over and self.agreed(text("cli-save-end", file=usual_file(self.match)))):
            self.save()

    # Screen.

    def complain(self, text: str) -> None:
        """Set a notice about something that is not possible."""
        self.terminal.say(text, "yellow")

    def show(self, seat: int) -> None:
        """Show the table, the log, the question and the choices."""
        if self.match.record.moves:
            self.terminal.clear()
        table = self.draw.table(self.match.state, seat, self.players(seat), self.memory)
        choices = self.draw.choices(self.match.state, self.single)
        if self.draw.low():
            self.show_log(seat, LEAST_LOG)
        self.terminal.rule()
        self.terminal.show(*table)
        if not self.draw.low():
            self.show_log(seat, self.room_for_log(len(table) + len(choices)))
        self.terminal.rule(self.words.question(self.match.state, seat))
        for n, choice in enumerate(choices, 1):
            head = Text(f" {n:>2}  ", "bold cyan")
            self.terminal.hanging(head, self.choice(choice.text, self.terminal.width - head.cell_len))
        self.terminal.say(f"     {self.words.text('cli-keys', info=self.has_info())}", "dim")
        if self.notice:
            self.terminal.say(self.notice, "green")
            self.notice = ""

    def show_log(self, seat: int, most: int) -> None:
        """Show the events since a seat's last turn, with a title."""
        news = since(self.match, seat)
        self.terminal.rule(self.words.text("cli-so-far" if news[0] is self.match.events[0][0] else "cli-since"))
        self.tell(news, seat, most)

    def choice(self, sentence: str, room: int) -> Text:
        """Format a choice with its consequence dimmed in brackets; on a second line if both do not fit."""
        if len(sentence) > room and " (" in sentence:
            sentence = "\n(".join(sentence.rsplit(" (", 1))
        text = self.terminal.text(sentence)
        text.highlight_regex(r"\([^)]*\)", "dim")
        return text

    def room_for_log(self, taken: int) -> int:
        """Return how many log lines fit on the screen besides the table and the choices."""
        if not self.terminal.interactive:
            return MOST_LOG
        return max(LEAST_LOG, min(MOST_LOG, self.terminal.console.height - taken - OTHER_LINES))

    def tell(self, events: list[Event], viewer: int, most: int = 0) -> None:
        """Print a log of events."""
        entries = [
            self.terminal.hung(Text(f" {subject:<6}", "bold"), self.terminal.text(" · ".join(sentences)))
            for subject, sentences in self.words.log(self.match.game, events, viewer)
        ]
        dropped = 0
        if most and sum(map(len, entries)) > most:
            while len(entries) > 1 and sum(map(len, entries)) >= most:  # one line states how many were dropped
                dropped += len(entries.pop(0))
        if dropped:
            self.terminal.say(f" {self.words.text('cli-earlier', n=dropped)}", "dim")
        for entry in entries:
            self.terminal.show(*entry)

    def report(self) -> None:
        """Show a bot's move as it happens, on an interactive terminal."""
        if self.pause and not self.match.state.over():
            self.tell(self.match.events[-1], self.looking)
            time.sleep(self.pause)
            self.terminal.forget_typing()

    def rest(self, before: int) -> None:
        """After moves that ended a round, show its points and pause."""
        events = [event for entry in self.match.events for event in entry]
        fresh = sum(len(entry) for entry in self.match.events[before + 1 :])
        lines = self.draw.interval(self.match.state, events, fresh, self.players(self.looking))
        if not lines or self.match.state.over():
            return
        self.terminal.show(*lines)
        if self.terminal.interactive:
            self.terminal.ask(f"{self.words.text('cli-go-on')} > ")

    def pass_screen(self, seat: int) -> None:
        """Hand the screen to another player and hide the cards; the last player to move may undo first."""
        last = self.looking
        back = self.match.can_undo(last)
        self.terminal.clear(forget=True)
        if not self.terminal.interactive:
            self.terminal.rule()
        self.terminal.say(self.words.text("cli-pass", seat=self.words.seat(seat)), "bold")
        if back:
            self.terminal.say(self.words.text("cli-pass-undo", seat=self.words.seat(last)), "dim")
        typed = self.terminal.ask(f"{self.words.text('cli-pass-ready', seat=self.words.seat(seat))} > ")
        if typed in ("u", "undo") and back:
            self.undo(last)
            return
        if typed in ("q", "quit"):
            self.quit()
            return
        self.looking = seat
