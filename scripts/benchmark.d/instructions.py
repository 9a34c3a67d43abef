# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Counts the instructions of small fixed workloads under callgrind and compares them with the table
in instructions.json. Time is noisy, instructions are not: what moves by more than 2 % was moved.

  instructions.py BENCHMARKS            compare; 1 where one has moved
  instructions.py BENCHMARKS --record   write this machine's counts into the table
  instructions.py BENCHMARKS --repeat 3 count so often, and print how far the counts lie apart

Counts of another compiler, library or instruction set say nothing about ours, so each row of the
table names what it was counted with; where no row fits, that is said and nothing is compared.
Valgrind shows programs a processor of its own: one of a few models, chosen by whether the machine
has AVX2, AVX or neither. Two machines with AVX2 run the same code, whatever they are.
"""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TABLE = Path(__file__).with_name("instructions.json")
TOLERANCE = 0.02
MARK = "*vibrancyCountMark*"


def reported(*words):
    try:
        done = subprocess.run(words, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "none"
    return (done.stdout.splitlines() or [""])[0].strip()


def toolchain():
    """What the counts depend on besides our own sources."""
    flags = set()
    if Path("/proc/cpuinfo").exists():
        line = re.search(r"^flags\s*:(.*)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
        flags = set(line.group(1).split()) if line else flags
    # As valgrind chooses the model that it shows.
    widest = next((name for name in ("avx2", "avx") if name in flags), "")
    version = re.search(r"\d+(\.\d+)+", reported("swift", "--version"))
    libraries = {
        name: reported("pkg-config", "--modversion", name)
        for name in ("libpng16", "zlib", "libdeflate", "lcms2")}
    return {
        "architecture": f"{platform.machine()} {widest}".strip(),
        "swift": version.group() if version else "none", **libraries,
        "libc": " ".join(platform.libc_ver()), "valgrind": reported("valgrind", "--version")}


def counted(benchmarks):
    """Instructions of each workload, by name."""
    # Hashes of the standard library are seeded anew in each process, unless set otherwise not to.
    environment = {"SWIFT_DETERMINISTIC_HASHING": "1", "PATH": os.environ["PATH"], "LC_ALL": "C"}
    with tempfile.TemporaryDirectory() as folder:
        # Valgrind 3.19 gives up on the debugging information of today's compilers.
        binary = f"{folder}/binary"
        subprocess.run(["strip", "--strip-debug", "-o", binary, benchmarks], check=True)
        # Lint reads the whole repository of its input, and looks for one in all folders above. Neither
        # ours nor what lies in the system's folder for temporary files is to be counted.
        shutil.copytree(ROOT / "Fixtures", f"{folder}/Fixtures")
        for top in ("Inputs", "Projects/Laps"):
            os.mkdir(f"{folder}/Fixtures/{top}/.git")
        done = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out",
             f"--dump-before={MARK}", binary, "count", "Fixtures"],
            cwd=folder, capture_output=True, text=True, env=environment)
        if done.returncode:
            sys.exit(f"error: callgrind ended with {done.returncode}: {done.stderr[-2000:]}")
        names = done.stdout.splitlines()
        counts = {}
        for number, name in enumerate(names):
            # Part 1 ends where the first workload has run once, part 2 where it has run again.
            text = Path(f"{folder}/out.{2 * number + 2}").read_text()
            totals = re.search(r"^(?:totals|summary): (\d+)", text, re.MULTILINE)
            counts[name] = int(totals.group(1))
    return counts


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("benchmarks")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--repeat", type=int, default=1)
    options = parser.parse_args()
    if not shutil.which("valgrind"):
        print("instructions: valgrind is not here; nothing is compared")
        return 0
    here = toolchain()
    rows = json.loads(TABLE.read_text()) if TABLE.exists() else []
    row = next((row for row in rows if row["counted with"] == here), None)
    if not row and not options.record and options.repeat == 1:
        print(f"instructions: no counts of {', '.join(here.values())}; nothing is compared")
        for other in rows:
            differs = [
                f"{key} {value}" for key, value in other["counted with"].items()
                if here.get(key) != value]
            print(f"  there are some of {', '.join(differs)}")
        return 0
    runs = [counted(options.benchmarks) for _ in range(options.repeat)]
    if options.repeat > 1:
        for name in runs[0]:
            values = [run[name] for run in runs]
            apart = (max(values) - min(values)) / min(values)
            print(f"{name}: {min(values):,} to {max(values):,}, {apart:.4%} apart")
    counts = runs[0]
    if options.record:
        rows = [other for other in rows if other["counted with"] != here]
        rows.append({"counted with": here, "instructions": counts})
        TABLE.write_text(json.dumps(rows, indent=2) + "\n")
        print(f"wrote {TABLE.relative_to(ROOT)}")
        return 0
    return compared(counts, row["instructions"]) if row else 0


def compared(counts, expected):
    """Prints what has moved; 1 if something has by more than the tolerance, or is not known."""
    moved = 0
    for name in sorted({*counts, *expected}):
        if name not in counts or name not in expected:
            print(f"error: {name}: {'not in the table' if name in counts else 'no longer counted'}")
            moved += 1
            continue
        share = counts[name] / expected[name] - 1
        fits = abs(share) <= TOLERANCE
        print(f"{'' if fits else 'error: '}{name}: {counts[name]:,} instructions, {share:+.2%}")
        moved += not fits
    if moved:
        print("If that was meant, 'scripts/count-instructions --record' writes the new counts, and"
              " the commit says why.", file=sys.stderr)
    return 1 if moved else 0


if __name__ == "__main__":
    sys.exit(main())
