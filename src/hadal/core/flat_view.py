"""A view as a row of numbers: the default observation of a game that does not define its own."""


def flat_names(view: object, name: str = "") -> list[str]:
    """Name every number of a view, in the order of `flat_numbers`."""
    if isinstance(view, dict):
        return [found for key, part in sorted(view.items()) for found in flat_names(part, f"{name} {key}".strip())]
    if isinstance(view, list):
        return [found for i, part in enumerate(view) for found in flat_names(part, f"{name} {i}".strip())]
    return [name]


def flat_numbers(view: object) -> list[int]:
    """Return every number of a view. The lists in a view must keep their length throughout a game."""
    if isinstance(view, dict):
        return [number for _, part in sorted(view.items()) for number in flat_numbers(part)]
    if isinstance(view, list):
        return [number for part in view for number in flat_numbers(part)]
    if isinstance(view, (bool, int)):
        return [int(view)]
    raise TypeError(f"an observation is made of numbers, not of {view!r}")
