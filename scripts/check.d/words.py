# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0

"""Finds words that this project does not use in names, comments, messages and documents.

    git ls-files … | xargs python3 scripts/check.d/words.py

Prints each line that has one, with the word to use, and fails if there is any.
"""

import pathlib
import re
import sys

# The word, and what to write. Parts of camel-case names count as words.
WORDS = {
    # A program that speaks to people reports or prints; numbers, names and files do neither.
    r"tell|tells|told|telling":
        "report or print, if a program speaks to people; a number, a name or a file shows, says, decides, "
        "distinguishes, determines, measures or estimates",
    r"hear|heard": "get, learn of, receive or read",
    r"mend|mends|mended|mending|unmended": "fix (a verb), a fix (a noun)",
    r"remedy|remedies": "fix",
    r"(?<!there )(?<!There )(?:is|are|was|were) no (?:PNG|JPEG|SVG|rule|file|files|folder|picture|pictures|"
    r"set|sets|widget|number|color|name|module|option|finding|part|input|inputs|value|text|edge)":
        "is not a …, or has no …, whichever is meant",
    r"nobody can (?:say|tell)": "that it is unknown, or what decides it",
    r"all but vanish(?:es)?": "too faint, too small or nearly transparent",
    r"goOn": "advance",
    r"patience|tired|manners|untold": "say what it is: a limit, options",
    r"(?:pixels|points|bytes|samples|cells) an? (?:point|pixel|row|side|sample)": "per",
    r"an? (?:line|layer|picture|file|page|row|finding|sentence) each": "one … each",
    r"rooms": "modules, space or cells, whichever is meant",
}
PARTS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
PATTERNS = [
    (re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.I), instead) for words, instead in WORDS.items()
]
# Names of others, and public names that stay.
QUOTED = re.compile(r"telling(?:-c|-o|C|O)(?:omplexity|utlines)")


def main():
    found = 0
    for name in sys.argv[1:]:
        path = pathlib.Path(name)
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except (UnicodeDecodeError, IsADirectoryError):
            continue
        for number, line in enumerate(lines, 1):
            words = PARTS.sub(" ", QUOTED.sub("", line))
            for pattern, instead in PATTERNS:
                match = pattern.search(words)
                if match:
                    found += 1
                    print(f"{name}:{number}: '{match[0]}': write {instead}")
    sys.exit(1 if found else 0)


main()
