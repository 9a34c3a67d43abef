# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Measures our command against its peers in one run and prints tables; never a test."""

import argparse
import datetime
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(1, str(ROOT / "Tests/Checking"))
sys.dont_write_bytecode = True
import assets  # noqa: E402
from parts import PARTS, Bench  # noqa: E402

PAGE = ROOT / "Sources/App/Vibrancy/Vibrancy.docc/Benchmarks.md"
BEGIN, END = "<!-- written by scripts/benchmark --record -->", "<!-- end of what it wrote -->"


def reported(*words):
    """The first line that a command prints; nothing where it cannot be run."""
    try:
        done = subprocess.run(words, capture_output=True, text=True, cwd=ROOT, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return (done.stdout.splitlines() or [""])[0].strip()


def machine():
    """Processor, processors, system."""
    model = platform.processor()
    if Path("/proc/cpuinfo").exists():
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
    return f"{model}, {os.cpu_count()} processors, {platform.system()} {platform.release()}"


def versions():
    """What is measured, and against what."""
    libraries = [
        f"{name} {reported('pkg-config', '--modversion', package)}"
        for name, package in (("libpng", "libpng16"), ("libdeflate", "libdeflate"))]
    # In a process of its own, so that this one stays small: see `measuring.differences`.
    peers = reported(sys.executable, "-c", "import cv2, PIL, pyvips; print(f'Pillow {PIL.__version__}, libvips '"
                 " + '.'.join(str(pyvips.version(part)) for part in range(3))"
                 " + f', OpenCV {cv2.__version__}')")
    magick = reported("mogrify", "-version").split(" ")
    swift = reported("swift", "--version").split(" (")[0].removeprefix("Apple ").removeprefix("Swift version ")
    return f"Swift {swift}, {', '.join(libraries)}; {peers}, {' '.join(magick[1:3])}"


def commit(binary_given):
    if binary_given:
        return "a command that was given"
    changed = reported("git", "status", "--porcelain", "--untracked-files=no")
    return f"commit {reported('git', 'rev-parse', '--short', 'HEAD')}" + (" with changes" if changed else "")


def arguments():
    parser = argparse.ArgumentParser(prog="scripts/benchmark", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"what to measure: {', '.join(PARTS)} (all)")
    parser.add_argument(
        "--assets", nargs="+", default=[], metavar="FOLDER",
        help="folders with PNG files to measure on (Debian packages' artwork)")
    parser.add_argument(
        "--record", action="store_true", help="write the tables into the page Benchmarks.md")
    parser.add_argument("--binary", help="the command to measure (the one built here)")
    parser.add_argument("--static", help="the same, linked statically")
    parser.add_argument("--benchmarks", help="VibrancyBenchmarks")
    parser.add_argument("--scratch", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--given", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=5, help="of each, at the most often (5)")
    options = parser.parse_args()
    # `--assets FOLDER convert` means the part.
    options.parts += [word for word in options.assets if word in PARTS and not Path(word).exists()]
    options.assets = [word for word in options.assets if word not in options.parts]
    for part in options.parts:
        if part not in PARTS:
            parser.error(f"no part '{part}'; there are {', '.join(PARTS)}")
    if options.record and options.parts:
        parser.error("--record takes all parts: the page is written as a whole")
    return options


def record(lines):
    page = PAGE.read_text(encoding="utf-8")
    if page.count(BEGIN) != 1 or page.count(END) != 1:
        sys.exit(f"error: {PAGE}: the marks between which the tables go are not there once each")
    head, rest = page.split(BEGIN)
    _, tail = rest.split(END)
    PAGE.write_text("\n".join([head + BEGIN, *lines, END + tail]), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")


def main():
    options = arguments()
    options.scratch.mkdir(parents=True, exist_ok=True)
    chosen = assets.chosen(options.scratch, options.assets)
    lines = []

    def report(*more):
        lines.extend(more)
        print(*more, sep="\n", flush=True)

    load = os.getloadavg()[0]
    report("", f"{datetime.date.today().isoformat()}, {commit(options.given)}. {machine()};"
         f" load before the run {load:.1f}. {versions()}.", "", f"Measured on {chosen.words}.")
    with tempfile.TemporaryDirectory(dir=options.scratch) as name:
        work = Path(name)
        os.environ["VIBRANCY_CACHE_DIR"] = str(work / "cache")
        bench = Bench(
            options.binary, options.static, options.benchmarks, chosen, options.scratch, work,
            options.rounds)
        start = time.monotonic()
        for part in options.parts or PARTS:
            measure = PARTS[part]
            began = time.monotonic()
            report("", f"### {measure.__doc__}", "", *measure(bench))
            print(f"({part}: {time.monotonic() - began:.0f} s)", file=sys.stderr)
        print(f"({time.monotonic() - start:.0f} s in all)", file=sys.stderr)
    report("")
    if options.record:
        record(lines)


if __name__ == "__main__":
    main()
