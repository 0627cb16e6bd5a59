"""Abyss: plotting at Court."""

from tests.abyss.scene import asked, court, options, pearls, play, position

TEN = "jailer,seeker,assassin,commander,tamer,hunter,trader,peddler,landlord,slaver"


def test_each_plot_costs_a_pearl_and_brings_a_lord_until_the_court_is_full() -> None:
    """S007"""
    s = position(f"A.pearls=3 court=keeper,reaper,shepherd,miller lord_deck={TEN}")
    play(s, "plot", "plot")
    assert pearls(s) == [1, 0]
    assert court(s) == ["keeper", "reaper", "shepherd", "miller", "jailer", "seeker"]
    assert s.lord_deck_n == 8
    assert "plot" not in options(s)


def test_the_new_lord_goes_to_the_empty_space_furthest_from_the_deck() -> None:
    """D2"""
    s = position("A.pearls=1 court=keeper,-,reaper lord_deck=jailer")
    assert court(play(s, "plot")) == ["keeper", "jailer", "reaper"]


def test_plotting_needs_a_pearl() -> None:
    """D2"""
    assert "plot" not in options(position("court=keeper,reaper,shepherd,miller"))


def test_plotting_needs_a_lord_in_the_deck() -> None:
    """S009"""
    s = position("A.pearls=3 court=keeper,reaper,shepherd,miller lord_deck=")
    assert "plot" not in options(s)
    assert s.end_triggered_by == -1 and not s.over()


def test_nobody_plots_after_the_action() -> None:
    """S010"""
    s = position("A.pearls=2 court=keeper,reaper,shepherd,miller,trader A.lords=slaver council=crab:C1")
    assert "plot" in options(s)
    play(s, "stack:crab")
    assert (asked(s), options(s)) == ("late:A", {"end", "use:slaver"})


def test_plots_and_lords_mix_in_any_order_before_the_action() -> None:
    """Section 4: plot, use the Opportunist on the new Lord, plot again, then act."""
    s = position(
        "A.pearls=2 A.lords=opportunist court=keeper,reaper,shepherd,miller lord_deck=jailer,seeker,trader,..."
    )
    play(s, "plot", "use:opportunist", "lord:jailer", "plot")
    assert court(s) == ["keeper", "reaper", "shepherd", "miller", "seeker", "trader"]
    assert "explore" in options(s) and "use:opportunist" not in options(s)


def test_skip_is_offered_only_when_no_main_action_is_possible() -> None:
    """Ruling 52."""
    s = position("A.pearls=1 court=keeper,reaper,shepherd deck=")
    assert options(s) == {"skip", "plot"}
    play(s, "skip")
    assert asked(s) == "action:B"
    assert "skip" not in options(position("council=crab:C1 deck="))
    assert "skip" not in options(position(""))
