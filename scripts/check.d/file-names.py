# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0

"""Checks that each Swift file is named after a type, function or concept that it declares.

`Name.swift` declares, extends or adds a conformance to `Name`, or holds several of a kind (`Names`);
`Name+Topic.swift` extends `Name`. A file of re-exports is called `Exports.swift`.

    file-names.py FILE…     prints the files that are not; status 1 if there are any
"""

import pathlib
import re
import sys

TYPE = re.compile(
    r"\b(?:struct|enum|class|actor|protocol|extension|typealias|func|macro)\s+\[?`?([\w.]+)")
MEMBER = re.compile(r"\b(?:var|let|case)\s+`?(\w+)")
CONFORMANCE = re.compile(r"^extension [^:{]+: ([\w., ]+?)(?: where .*)?\{", re.M)
# The tools read or demand these names.
FIXED = {"main.swift", "Package.swift"}


def declared(text):
    """The names that a file declares or extends, in lower case."""
    names = TYPE.findall(text) + MEMBER.findall(text)
    for list_of_protocols in CONFORMANCE.findall(text):
        names += re.split(r"[,\s]+", list_of_protocols.strip())
    return {part.lower() for name in names for part in (name, name.rsplit(".", 1)[-1])}


def is_named_after_content(path):
    text = path.read_text()
    if path.name in FIXED or path.is_symlink():
        return True
    if path.name == "Exports.swift":
        return "@_exported " in text or "@_cdecl(" in text
    base = path.stem.split("+")[0].lower()
    names = declared(text)
    return base in names or (base.endswith("s") and base[:-1] in names)


def main():
    wrong = [one for one in sys.argv[1:] if not is_named_after_content(pathlib.Path(one))]
    for one in wrong:
        print(f"check: {one}: nothing in it is called '{pathlib.Path(one).stem}'", file=sys.stderr)
    sys.exit(1 if wrong else 0)


main()
