#!/usr/bin/env python3
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Opens galleries in headless Chromium, clicks, types and looks. One line a check; status 1 if any fails.

Needs Python 3.11 and Chromium (Debian: `apt-get install chromium`) and nothing else.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(1, str(ROOT / "Tests/Checking"))
sys.dont_write_bytecode = True

import checks  # noqa: E402, F401  (importing it registers every check)
import runner  # noqa: E402
from browser import OPTIONS, in_tabs  # noqa: E402
from harness import Context  # noqa: E402

if __name__ == "__main__":
    options = runner.options(
        __doc__, *OPTIONS, runner.FIXTURES,
        ("--binary", {"type": Path, "help": "the vibrancy command, whose page is opened too"}),
        ("--resources", {
            "type": Path, "default": ROOT / "Sources/C/Resources/Files",
            "help": "the folder of the pages' HTML, CSS and JS"}),
        are_alone=True)
    binary = options.binary and options.binary.resolve()
    in_tabs(options, (1280, 900), lambda tab, folder: Context(
        tab, folder, options.resources, options.shots, binary, options.fixtures.resolve()))
