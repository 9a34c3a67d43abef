# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0

"""Checks that the system's own calls are made in one module.

Only files of `Sources/IO/System` import Glibc, Musl or Darwin, and those that use nothing of them but
the functions of `math.h`.

    system-calls.py FILE…     prints the files that import them besides; status 1 if there are any
"""

import pathlib
import re
import sys

IMPORT = re.compile(r"^\s*(?:\w+ )?import (?:Glibc|Musl|Darwin)\b", re.M)
# Files that take powers, roots and angles.
MATHEMATICS = {
    "Sources/Core/Pixels/CIELab.swift", "Sources/Core/Pixels/LumaWeights.swift",
    "Sources/Core/Pixels/OKLabRow.swift", "Sources/Core/Pixels/PlanarRow+Composite.swift",
    "Sources/Core/Pixels/SRGBTransfer.swift", "Sources/IO/Assets/Catalogs/StoredColor.swift",
    "Sources/IO/PNG/ColorTagging.swift", "Sources/Work/Lint/Examine/StraightImage+ColorEffects.swift",
}
CALLS = re.compile(
    r"(?<![.\w])(?:open|openat|read|write|close|stat|fstat|lstat|rename|unlink|mkdir|getenv|fork|poll"
    r"|ioctl|isatty|signal|kill|exit|fcntl|strerror|time|usleep)\(")


def main():
    wrong = 0
    for name in sys.argv[1:]:
        text = pathlib.Path(name).read_text(encoding="utf-8")
        if name.startswith("Sources/IO/System/") or not IMPORT.search(text):
            continue
        call = CALLS.search(text)
        if name not in MATHEMATICS or call:
            wrong += 1
            why = f"calls '{call[0]})'" if call else "imports the system's library"
            print(
                f"check: {name}: {why}; make the call in Sources/IO/System, as a typed function",
                file=sys.stderr)
    sys.exit(1 if wrong else 0)


main()
