"""Replays in processes of their own: whose turn it is, who pays, and what uploads may delay."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest
from waiting import reached

from hadal.server import i18n
from hadal.server.bots import win_chances
from hadal.server.bots.win_chances import Calculated, WinChanceCalculator
from hadal.server.errors import RequestError
from hadal.server.limits.rate_limits import RateLimits, Requester
from hadal.server.protocol.http import Branch
from hadal.server.replays.pool import MAX_WAITING, Admission, InlineReplays, SeparateReplays, is_upload
from hadal.server.replays.tasks import BranchTask, HistoryTask, RecordTask, UploadedHistoryTask
from hadal.server.store.model import Person
from tests.server.scenes import begun
from tests.server.table_kit import new_table

ANN, BEN = Requester("192.0.2.1", "ann"), Requester("192.0.2.2")


def test_a_replay_that_fails_is_paid_for_too() -> None:
    charged: Counter[Requester] = Counter()
    admission = Admission(1)
    admission.charge = lambda requester, seconds: charged.update({requester: seconds > 0})

    async def scene() -> None:
        with pytest.raises(RequestError):
            async with admission.charged_turn(ANN) as meter:
                meter.add(10)
                raise RequestError(503, "no-replay")
        async with admission.charged_turn(BEN) as meter:
            meter.add(2.5)

    asyncio.run(scene())
    assert charged == {ANN: 1, BEN: 1}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Too many requests from your address are waiting. Please wait 1 second. Allowed: 4 at the same time."),
        ("fr", "Trop de demandes de votre adresse sont en attente. Patientez 1 seconde. Limite : 4 en même temps."),
    ],
)
def test_whoever_waits_for_too_much_is_told_so_whatever_it_is(language: str, text: str) -> None:
    """Replays have such a queue, and exports."""

    async def scene() -> None:
        admission = Admission(1)
        async with admission.turn(BEN.address):
            waiting = [asyncio.create_task(turn(admission)) for _ in range(MAX_WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(RequestError) as rejected:
                await turn(admission)
        await asyncio.gather(*waiting)
        shown = i18n.error_info(rejected.value, language).text
        assert shown.replace("\u202f", " ").replace("\u00a0", " ") == text

    async def turn(admission: Admission) -> None:
        async with admission.turn(ANN.address):
            pass

    asyncio.run(scene())


def test_the_replay_of_a_table_is_made_elsewhere_at_the_expense_of_whoever_asked() -> None:
    async def scene() -> None:
        kit, _ = await begun("pp")
        replays = kit.tables.replays = InlineReplays()
        await kit.tables.history(await kit.table_row(), 0, "en", ANN)
        await kit.tables.record(await kit.table_row(), BEN)
        assert [type(task) for task in replays.tasks] == [HistoryTask, RecordTask]
        assert replays.payers == [ANN, BEN]

    asyncio.run(scene())


def test_who_has_used_up_the_budget_for_replays_gets_no_other_one() -> None:
    """Neither of a table nor of an uploaded record, whichever used it up."""

    async def scene() -> None:
        limits = RateLimits(clock=lambda: 0.0)
        replays = SeparateReplays(limits)
        for pool, requester in ((replays.tables, ANN), (replays.uploads, BEN)):
            async with pool.admission.charged_turn(requester) as meter:
                meter.add(1000)
            for other in (replays.tables, replays.uploads):
                with pytest.raises(RequestError):
                    async with other.admission.charged_turn(requester):
                        raise AssertionError("admitted")

    asyncio.run(scene())


def test_an_address_has_one_place_among_those_who_wait_for_a_replay() -> None:
    """Otherwise everybody would wait for all that somebody has asked for at once."""

    async def scene() -> None:
        admission, order, free = Admission(1), list[str](), asyncio.Event()

        async def replay(requester: Requester, name: str) -> None:
            async with admission.charged_turn(requester):
                order.append(name)
                await free.wait()

        tasks = [asyncio.create_task(replay(ANN, f"ann {n}")) for n in range(3)]
        await reached(lambda: order == ["ann 0"])
        tasks.append(asyncio.create_task(replay(BEN, "ben")))
        await reached(lambda: admission.waiting == 4)
        free.set()
        await asyncio.gather(*tasks)
        assert order[:2] == ["ann 0", "ben"]

    asyncio.run(scene())


def test_uploaded_records_have_a_process_of_their_own() -> None:
    """A record that takes long to replay delays other uploads only, never the tables."""
    ann, branch = Person("ann", "Ann", 1), Branch(move=0, seats=[])
    assert is_upload(UploadedHistoryTask("", -1, "en"))
    assert is_upload(BranchTask(branch, ann, 1, ""))
    assert not is_upload(BranchTask(branch, ann, 1, "", table="t1"))
    assert not is_upload(RecordTask(new_table("abyss", "pp"), []))


def test_win_chances_are_paid_for_and_calculated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failures are remembered too, so that nobody keeps the process busy with a game that takes too long."""
    asked: list[str] = []
    charged: Counter[Requester] = Counter()

    async def calculate(record: str) -> Calculated:
        asked.append(record)
        return Calculated(None if record == "too long" else [[0.5, 0.5]], 3.0)

    monkeypatch.setattr(win_chances, "calculate", calculate)
    calculator = WinChanceCalculator(RateLimits(on=False))
    calculator.admission.charge = lambda requester, seconds: charged.update({requester: int(seconds * 1000)})

    async def scene() -> None:
        both = await asyncio.gather(*(calculator.of("t1", "short", requester) for requester in (ANN, BEN)))
        assert both == [[[0.5, 0.5]]] * 2
        for _ in range(2):
            with pytest.raises(RequestError):
                await calculator.of("t2", "too long", ANN)

    asyncio.run(scene())
    assert asked == ["short", "too long"] and (charged[ANN], charged[BEN]) == (6000, 0)


def test_win_chances_that_failed_are_tried_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine may have been busy."""
    now, works = [1000.0], [False]

    async def calculate(record: str) -> Calculated:
        return Calculated([[0.5, 0.5]] if works[0] else None, 3.0)

    monkeypatch.setattr(win_chances, "calculate", calculate)
    monkeypatch.setattr(win_chances, "monotonic", lambda: now[0])
    calculator = WinChanceCalculator(RateLimits(on=False))

    async def scene() -> None:
        for _ in range(2):
            with pytest.raises(RequestError):
                await calculator.of("t1", "record", ANN)
            works[0] = True
        now[0] += win_chances.RETRY_S
        assert await calculator.of("t1", "record", ANN) == [[0.5, 0.5]]

    asyncio.run(scene())
