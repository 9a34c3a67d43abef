#!/usr/bin/env python3
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Checks the command from outside, as its users meet it. One line a check; status 1 if any fails."""

import sys
from contextlib import nullcontext
from pathlib import Path

sys.path.insert(1, str(Path(__file__).resolve().parent.parent / "Checking"))
sys.dont_write_bytecode = True

import checks  # noqa: E402, F401  (importing it registers every check)
import runner  # noqa: E402
from harness import Context  # noqa: E402

if __name__ == "__main__":
    options = runner.options(__doc__, runner.BINARY, runner.FIXTURES)
    binary, fixtures = options.binary.resolve(), options.fixtures.resolve()
    runner.main(options, lambda folder: nullcontext(Context(binary, fixtures, folder)))
