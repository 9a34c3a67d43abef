#!/usr/bin/env python3
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Opens the page in headless Chromium and uses it. One line a check; status 1 if any fails.

Needs Python 3.11 and Chromium (Debian: `apt-get install chromium`) and nothing else.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[1:1] = [str(ROOT / "Tests/Checking"), str(ROOT / "Tests/Gallery")]
sys.dont_write_bytecode = True

import checks  # noqa: E402, F401  (importing it registers every check)
import runner  # noqa: E402
from browser import OPTIONS, in_tabs  # noqa: E402
from harness import Context  # noqa: E402

if __name__ == "__main__":
    options = runner.options(
        __doc__, *OPTIONS, runner.FIXTURES,
        ("--page", {"type": Path, "required": True, "help": "what `vibrancy page` writes"}),
        ("--binary", {"type": Path, "help": "the command, to compare with"}),
        are_alone=True)
    url = options.page.resolve().as_uri()
    in_tabs(options, (1440, 900), lambda tab, folder: Context(
        tab, url, folder, options.fixtures.resolve(), options.shots,
        options.binary and options.binary.resolve()))
