#!/usr/bin/env python3
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Reads logs of scripts/preview and scripts/test, and prints their failures as GitHub annotations.

    annotate.py LOG…

It prints three kinds, at most 10 of each: steps that failed (and errors of the scripts themselves),
errors at a line of a file, and checks that failed in a step. Steps come first: GitHub shows the first
10 annotations of a workflow step.
"""

import re
import subprocess
import sys
from pathlib import Path

MOST = 10
# An annotation shows this many lines of a failed step's output, its last ones.
MOST_LINES = 15
ROOT = Path(__file__).resolve().parents[1]

STYLE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
# swiftc, clang and swift-format print paths; Swift Testing prints a file's name without its folders.
AT_LINE = re.compile(
    r"(?P<file>[^\s:]+\.\w+):(?P<line>\d+):(?:(?P<col>\d+):)? (?:fatal )?error: (?P<text>.+)")
ISSUE = re.compile(
    r"✘ Test .+ recorded an issue .*?at "
    r"(?P<file>[\w+@.-]+\.swift):(?P<line>\d+):(?P<col>\d+): (?P<text>.+)")
STEP = re.compile(r"FAIL  (?P<title>.+) \(\d+ s, processors \d+ s\)")
CHECK = re.compile(r"FAIL  (?P<title>[^:]+)(?:: (?P<text>.+))?")
SCRIPT = re.compile(r"error: (?P<text>.+)")


def escaped(text, is_property=False):
    """A message or the value of a property, escaped for a workflow command."""
    pairs = [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")]
    for sign, code in pairs + ([(":", "%3A"), (",", "%2C")] if is_property else []):
        text = text.replace(sign, code)
    return text


def command(text, kind="error", **properties):
    """A workflow command: what GitHub reads in a log as an annotation."""
    listed = ",".join(
        f"{name}={escaped(value, is_property=True)}" for name, value in properties.items() if value)
    return f"::{kind}{' ' * bool(listed)}{listed}::{escaped(text)}"


class Sources:
    """The files of the repository, by their names."""

    def __init__(self):
        listed = subprocess.run(
            ["git", "-C", ROOT, "ls-files"], capture_output=True, text=True).stdout.splitlines()
        self.paths = set(listed)
        self.of_name = {}
        for path in listed:
            self.of_name.setdefault(Path(path).name, []).append(path)

    def path(self, name):
        """A path below the root; None for a file outside of the repository or an ambiguous name."""
        if name in self.paths:
            return name
        found = self.of_name.get(name, [])
        return found[0] if len(found) == 1 else None


def read(log, sources):
    """The annotations of one log, as (kind, text)."""
    shown = []
    for line in log.read_text(errors="replace").splitlines():
        # The root may have spaces in it; what stands below it has none.
        line = STYLE.sub("", line).rstrip().replace(f"{ROOT}/", "")
        inner = line.removeprefix("    ")
        if found := STEP.fullmatch(line):
            title, _, counts = found["title"].partition(": ")
            text = "\n".join([*([counts] if counts else []), *shown[-MOST_LINES:]])
            yield "steps", command(text or "failed", title=title)
            shown = []
        elif re.match(r"ok    \S", line):
            shown = []
        elif found := AT_LINE.search(inner) or ISSUE.search(inner):
            path = sources.path(found["file"])
            place = {"file": path, "line": found["line"], "col": found["col"]} if path else {}
            text = found["text"] if path else f"{found['file']}:{found['line']}: {found['text']}"
            yield "lines", command(text, **place)
            shown.append(inner)
        elif inner != line and (found := CHECK.fullmatch(inner)):
            yield "checks", command(found["text"] or "failed", title=found["title"])
            shown.append(inner)
        elif found := SCRIPT.fullmatch(line):
            yield "steps", command(found["text"], title=f"scripts/{log.stem}")
        elif inner != line:
            shown.append(inner)


def main():
    sources = Sources()
    found = {"steps": {}, "lines": {}, "checks": {}}
    for name in sys.argv[1:]:
        for kind, text in read(Path(name), sources):
            # Several builds print the same error.
            found[kind].setdefault(text)
    for kind, texts in found.items():
        for text in list(texts)[:MOST]:
            print(text)
        if len(texts) > MOST:
            print(command(f"{len(texts) - MOST} more failed {kind} are in the log", kind="notice"))


main()
