"""Patches: the difference between two JSON values.

A patch is itself a JSON value:

- an object holds patches for the members of an object, or for the items of a list by index;
- a list of one element holds the new value, whatever it is;
- anything else (a number, a text, true, false, null) is the new value.

`{"turn": 2, "coins": {"0": 3}, "drawn": [[4, 5]]}` sets `turn` to 2, the first item of `coins` to 3, and replaces
`drawn` by the list 4, 5. A patch adds and replaces members; if a member is removed or a list changes its length, the
whole object or list is replaced. Numbers that compare equal, such as 1 and true, count as equal.
"""

from __future__ import annotations

from typing import Any

Json = Any
ITEM_COST = 3  # a patch of an item is about three times as long as the item; with more changes the whole list is sent


def diff(old: Json, new: Json) -> Json:
    """Return the patch that turns one value into another; an empty object if they are equal."""
    if isinstance(old, dict) and isinstance(new, dict):
        return diff_objects(old, new)
    if old == new:
        return {}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        changed = [index for index in range(len(new)) if old[index] != new[index]]
        if ITEM_COST * len(changed) <= len(new) or isinstance(new[changed[0]], list | dict):
            return {str(index): diff(old[index], new[index]) for index in changed}
    return replacement(new)


def diff_objects(old: dict[str, Json], new: dict[str, Json]) -> Json:
    """Return the patch of an object; every pair of members is compared once."""
    patch: dict[str, Json] = {}
    common = 0
    for key, value in new.items():
        if key in old:
            common += 1
            before = old[key]
            if before != value:
                patch[key] = diff(before, value)
        else:
            patch[key] = replacement(value)
    return patch if common == len(old) else replacement(new)


def replacement(value: Json) -> Json:
    """Return the patch that replaces any value by this one."""
    return [value] if isinstance(value, list | dict) else value


def apply(old: Json, patch: Json) -> Json:
    """Return the value after a patch; the old value is not changed, and unchanged parts are shared."""
    if isinstance(patch, list):
        return patch[0]
    if not isinstance(patch, dict):
        return patch
    if not patch:
        return old
    if isinstance(old, dict):
        return {**old, **{key: apply(old.get(key), part) for key, part in patch.items()}}
    items = list(old)
    for index, part in patch.items():
        items[int(index)] = apply(old[int(index)], part)
    return items
