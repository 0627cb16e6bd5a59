"""The TypeScript types are generated from the structs of the protocol."""

import make_protocol

from hadal.games.abyss.support import protocol as abyss_protocol
from hadal.server.protocol import http, socket


def test_the_types_are_up_to_date() -> None:
    assert make_protocol.main(check=True) == 0, "run: python tools/make_protocol.py"


def test_messages_are_told_apart_and_optional_fields_marked() -> None:
    text = make_protocol.server_file()
    move = 'export interface MoveCommand {\n  type: "move";\n  seq: number;\n  id: string;\n  actions: number[];\n}'
    assert move in text
    assert "  orders: unknown;" in text and "  question?: QuestionInfo | null;" in text
    assert '  kind: "none" | "live" | "days";' in text and "  settings?: Partial<TableSettings>;" in text
    assert "export type ClientMessage =\n  | Hello\n  | MoveCommand" in text and "Any" not in text
    assert "  options: Record<string, string>;" in text and "  events: number[][];" in text


def test_every_struct_is_there() -> None:
    text = make_protocol.server_file()
    structs = [struct for module in make_protocol.SERVER for struct in make_protocol.structs(module)]
    assert all(f"export interface {struct.__name__} " in text for struct in structs)
    assert socket.TableInfo in structs and http.CardFacts in structs


def test_a_game_extends_the_types_of_the_server() -> None:
    text = make_protocol.game_file("abyss", abyss_protocol)
    assert (
        'import type { AmountPart, CardFacts, CardPart, MoveSuggestion, SeatPart } from "../../api/protocol";' in text
    )
    assert "export interface PaymentWay extends MoveSuggestion {\n  cards?: number[];" in text


def test_the_types_of_the_server_name_no_game() -> None:
    text = make_protocol.server_file().lower().replace("  lords?: unknown[];", "")  # the previews: an old name
    for word in ("abyss", "lord", "pearl", "court", "ally", "nebulis", "monster", "exploration"):
        assert f" {word}" not in text, word
