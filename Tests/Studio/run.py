#!/usr/bin/env python3
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Opens the page in headless Chromium and uses it. One line a check; status 1 if any fails.

Needs Python 3.11 and Chromium (Debian: `apt-get install chromium`) and nothing else.
"""

import argparse
import shutil
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(1, str(ROOT / "Tests/Gallery"))

import checks  # noqa: E402, F401  (importing it registers every check)
from browser import Browser  # noqa: E402
from harness import CHECKS, Context, Mismatch  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--chromium", default="chromium", help="the browser")
    parser.add_argument("--page", type=Path, required=True, help="what `vibrancy page` writes")
    parser.add_argument(
        "--fixtures", type=Path, default=ROOT / "Fixtures", help="the folder Fixtures"
    )
    parser.add_argument("--shots", type=Path, metavar="DIR", help="keep screenshots there")
    parser.add_argument("--only", metavar="NAME", help="checks whose name contains NAME")
    return parser.parse_args()


def outcome(function, browser, url, options):
    """The verdict, and its note or complaint."""
    tab = browser.tab()
    with tempfile.TemporaryDirectory(prefix="vibrancy-studio-") as folder:
        context = Context(
            tab,
            url,
            Path(folder).resolve(),
            options.fixtures.resolve(),
            options.shots,
        )
        try:
            tab.view(1440, 900)
            note = function(context)
            lines = tab.complaints()
            return ("FAIL", f"the page complains: {lines[0]}") if lines else ("ok  ", note)
        except Mismatch as reason:
            return "FAIL", reason
        except Exception as reason:  # one broken check must not hide the others
            return "FAIL", f"{type(reason).__name__}: {reason}"
        finally:
            tab.close()


def main():
    options = arguments()
    program = shutil.which(options.chromium)
    if not program:
        sys.exit(f"error: '{options.chromium}' is not there; apt-get install chromium")
    if options.shots:
        options.shots.mkdir(parents=True, exist_ok=True)
    chosen = [one for one in CHECKS if options.only is None or options.only in one[0]]
    if not chosen:
        sys.exit(f"error: no check's name contains '{options.only}'")
    verdicts = []
    browser = Browser(program)
    try:
        for name, function in chosen:
            started = time.monotonic()
            verdict, note = outcome(function, browser, options.page.resolve().as_uri(), options)
            verdicts.append(verdict)
            seconds = time.monotonic() - started
            print(f"{verdict}  {name}{f': {note}' if note else ''} ({seconds:.1f} s)", flush=True)
    finally:
        browser.close()
    failed = verdicts.count("FAIL")
    print(f"{len(verdicts) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
