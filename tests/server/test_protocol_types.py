"""The types for TypeScript are those of the messages."""

import make_protocol

from hadal.server.protocol import socket as protocol


def test_the_types_are_up_to_date() -> None:
    assert make_protocol.main(check=True) == 0, "run: python tools/make_protocol.py"


def test_messages_are_told_apart_and_optional_fields_marked() -> None:
    text = make_protocol.written()
    assert (
        'export interface MoveCommand {\n  type: "move";\n  seq: number;\n  id: string;\n  actions: number[];\n}'
        in text
    )
    assert "  orders: Orders | null;" in text and "  question?: QuestionInfo | null;" in text
    assert '  kind: "none" | "live" | "days";' in text and "  settings?: Partial<TableSettings>;" in text
    assert "export type ClientMessage =\n  | Hello\n  | MoveCommand" in text and "Any" not in text
    assert "  options: Record<string, string>;" in text and "  events: number[][];" in text


def test_every_struct_is_there() -> None:
    text = make_protocol.written()
    assert all(f"export interface {struct.__name__} " in text for struct in make_protocol.structs())
    assert protocol.TableInfo in make_protocol.structs()
