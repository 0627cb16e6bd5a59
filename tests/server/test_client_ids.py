"""The ids of the client are those of the rules."""

import make_client_ids


def test_the_generated_ids_are_up_to_date() -> None:
    assert make_client_ids.main(check=True) == 0, "run: python tools/make_client_ids.py"


def test_every_lord_and_event_has_its_number() -> None:
    text = make_client_ids.abyss_ids()
    for name in ("recruiter", "breeder", "the_battlefield", "beast-drawn", "bribe-split", "leviathan_20"):
        assert f'"{name}"' in text
    assert "owner: number[];" in text
