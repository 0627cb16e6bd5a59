"""The README's picture is the terminal as it is now."""

import make_picture


def test_the_picture_is_up_to_date_and_names_no_other_host() -> None:
    drawn = make_picture.picture()
    assert make_picture.PICTURE.read_text(encoding="utf-8") == drawn, "run python tools/make_picture.py"
    assert "@font-face" not in drawn and "cdn" not in drawn
    assert "Call&#160;Stop" in drawn or "Call Stop" in drawn
