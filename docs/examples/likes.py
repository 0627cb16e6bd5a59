#!/usr/bin/env python3
"""A bot as a program. It needs Python, but not Hadal; it reads and writes lines of JSON on stdin and stdout."""

import json
import sys

PREFERENCES = ["stop", "take", "keep", "sacrifice", "give-up", "decline", "done"]


def choose(legal):
    """Return the preferred action."""

    def rank(label):
        verb = label["verb"]
        place = PREFERENCES.index(verb) if verb in PREFERENCES else len(PREFERENCES)
        return place, -label.get("amount", -1), label["action"]

    return min(legal, key=rank)["action"]


def main():
    """Answer messages until the arena sends quit."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "ready", "name": "likes"}
        elif message["type"] == "go":
            answer = {"type": "move", "action": choose(message["legal"])}
        elif message["type"] == "quit":
            return
        else:  # "new" and "end" need no answer
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
