#!/usr/bin/env python3
"""A bot as a program: it needs Python, but not Hadal. It speaks JSON lines on stdin and stdout."""

import json
import sys

LIKES = ["stop", "take", "keep", "sacrifice", "give-up", "decline", "done"]


def choose(legal):
    """The answer it likes best."""

    def liking(label):
        verb = label["verb"]
        rank = LIKES.index(verb) if verb in LIKES else len(LIKES)
        return rank, -label.get("amount", -1), label["action"]

    return min(legal, key=liking)["action"]


def main():
    """Answer until the arena says quit."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "ready", "name": "likes"}
        elif message["type"] == "go":
            answer = {"type": "move", "action": choose(message["legal"])}
        elif message["type"] == "quit":
            return
        else:  # "new" and "end" tell something and ask nothing
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
