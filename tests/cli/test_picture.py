"""The pictures in the documentation match the current terminal output."""

import make_picture
import pytest


@pytest.mark.parametrize("scene", make_picture.SCENES, ids=lambda scene: scene.file)
def test_the_picture_is_up_to_date_and_names_no_other_host(scene: make_picture.Scene) -> None:
    drawn = make_picture.picture(scene)
    path = make_picture.PICTURES / scene.file
    assert path.read_text(encoding="utf-8") == drawn, "run python tools/make_picture.py"
    assert "@font-face" not in drawn and "cdn" not in drawn
    assert scene.title in drawn.replace("&#160;", " ")
