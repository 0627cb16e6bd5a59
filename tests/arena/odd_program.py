"""A program that behaves until its second decision, then misbehaves as its argument says."""

import json
import os
import signal
import subprocess
import sys
import time

KIND = sys.argv[1]


def say(message: object) -> None:
    """Write one line."""
    print(json.dumps(message), flush=True)


def misbehave(message: dict[str, list[dict[str, int]]]) -> None:
    """Misbehave."""
    good = {"type": "move", "action": message["legal"][0]["action"]}
    if KIND == "exits":
        print("my last words", file=sys.stderr, flush=True)
        os._exit(3)
    elif KIND == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    elif KIND == "raises":
        raise ValueError("these are my cards")
    elif KIND == "hangs":
        signal.pause()
    elif KIND == "breeds":  # a child that would keep the pipes open, and hangs itself
        child = subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"])
        print(f"child {child.pid}", file=sys.stderr, flush=True)
        signal.pause()
    elif KIND == "half":
        sys.stdout.write('{"type": "move", ')
        sys.stdout.flush()
        signal.pause()
    elif KIND == "slow":
        time.sleep(float(sys.argv[2]))
        say(good)
    elif KIND == "prints":
        print("I think I shall stop", flush=True)
    elif KIND == "binary":
        sys.stdout.buffer.write(b"\xff\xfe\x00\n")
        sys.stdout.buffer.flush()
    elif KIND == "endless":
        while True:
            sys.stdout.write("x" * 65536)
    elif KIND == "deep":
        print("[" * 60000, flush=True)
    elif KIND == "list":
        say([good])
    elif KIND == "type":
        say({"type": "resign"})
    elif KIND == "no-action":
        say({"type": "move"})
    elif KIND == "float":
        say({"type": "move", "action": 1.5})
    elif KIND == "number":
        say(good | {"number": 10**6})
    elif KIND == "true":
        say({"type": "move", "action": True})
    elif KIND == "huge":
        say({"type": "move", "action": 10**30})
    elif KIND == "negative":
        say({"type": "move", "action": -1})
    elif KIND == "name":
        say({"type": "move", "name": "win"})
    elif KIND == "twice":
        sys.stdout.write(2 * f"{json.dumps(good)}\n")  # both at once
        sys.stdout.flush()
    elif KIND == "closes":
        os.close(1)
        signal.pause()
    elif KIND == "chatters":
        for _ in range(2000):
            say({"type": "info", "text": "thinking"})
    elif KIND == "stderr":
        sys.stderr.write("noise " * 200_000)
        sys.stderr.flush()
        say(good)
    else:
        raise AssertionError(KIND)


def main() -> None:
    """Answer twice."""
    decisions = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready"})
        elif message["type"] == "go":
            decisions += 1
            if decisions == 2:
                misbehave(message)
            else:
                say({"type": "move", "action": message["legal"][0]["action"]})
        elif message["type"] == "quit":
            return


if __name__ == "__main__":
    main()
