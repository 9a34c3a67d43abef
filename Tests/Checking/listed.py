# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The names of rules and scenes, from the lists that the command prints.

`RULES.dark_halo` is the id with hyphens if the recorded list of `vibrancy rules` has it, and an error
as soon as the line runs if it does not. `scripts/record-fixtures` writes both lists, the tests of the command
compare them, and so no check keeps a list of its own.
"""

from pathlib import Path

REPORTS = Path(__file__).resolve().parents[2] / "Fixtures" / "Reports"


class Listed:
    """The names in the first column of a table, each an attribute; in the table's order."""

    def __init__(self, file):
        self._file = file
        lines = (REPORTS / file).read_text(encoding="utf-8").split("\n\n")[0].splitlines()
        self._names = [line.split()[0] for line in lines[1:] if not line.startswith(" ")]

    def __getattr__(self, attribute):
        name = attribute.replace("_", "-")
        if name not in self._names:
            raise AttributeError(f"Fixtures/Reports/{self._file} lists no {name}")
        return name

    def __iter__(self):
        return iter(self._names)

    def __len__(self):
        return len(self._names)

    def __contains__(self, name):
        return name in self._names


RULES = Listed("rules.txt")
SCENES = Listed("defaults.txt")
