"""Compare the speed of two checkouts with compiled rules, figure by figure.

    .venv/bin/python tools/compare_bench.py ../before . --rounds 12

Both checkouts measure in turns, in processes of their own, by processor time, so that other work on the machine costs
both alike. The best of all rounds is the figure least disturbed.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

PROGRAM = """
import sys, time
time.perf_counter = time.process_time
import hadal.cli.bench as bench
from hadal._form import form, why
tables, works = bench.tables(), {name: work for name, _, work in bench.MEASURES}
print(f"{form()} ({why()})", flush=True)
for line in sys.stdin:
    table, name, seconds = line.rstrip("\\n").split("|")
    print(works[name](tables[table], float(seconds)), flush=True)
"""


class Checkout:
    """A process that measures one checkout."""

    def __init__(self, folder: str) -> None:
        source = Path(folder).resolve() / "src"
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(source), "PYTHONHASHSEED": "0"},
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        self.stdin, self.stdout = self.process.stdin, self.process.stdout
        print(f"{folder}: {self.stdout.readline().strip()}", flush=True)

    def measure(self, table: str, name: str, seconds: float) -> float:
        """Measure one figure for this long."""
        print(f"{table}|{name}|{seconds}", file=self.stdin, flush=True)
        return float(self.stdout.readline())


def change(before: float, after: float, unit: str) -> str:
    """Return how much better (+) or worse (-) a figure has become."""
    ratio = after / before if unit == "/s" else before / after
    return f"{100 * (ratio - 1):+.1f} %"


def main() -> None:
    """Read the arguments, measure in turns, print a row for each figure."""
    from hadal.cli.bench import MEASURES, help_ms, tables

    parser = argparse.ArgumentParser(description="speed of two checkouts")
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--only", default="", help="figures whose names contain one of these words: replay,view")
    parser.add_argument("--seconds", type=float, default=0.06, help="of processor time, for each measurement")
    asked = parser.parse_args()
    chosen = [row for row in MEASURES if any(word in row[0] for word in asked.only.split(","))]
    both = Checkout(asked.before), Checkout(asked.after)
    print("| table | figure | before | after | median | best |\n" + "| --- " * 6 + "|", flush=True)
    for table in tables():
        for name, unit, work in chosen:
            if work is help_ms:  # its time is spent in other processes
                continue
            found: tuple[list[float], list[float]] = [], []
            for n in range(asked.rounds):
                for i in (0, 1) if n % 2 == 0 else (1, 0):
                    found[i].append(both[i].measure(table, name, asked.seconds))
            middle = change(median(found[0]), median(found[1]), unit)
            best = max if unit == "/s" else min
            ends = best(found[0]), best(found[1])
            cells = [table, name, *(f"{value:,.1f} {unit}" for value in ends), middle, change(*ends, unit)]
            print("| " + " | ".join(cells) + " |", flush=True)
    for checkout in both:
        checkout.stdin.close()


if __name__ == "__main__":
    main()
