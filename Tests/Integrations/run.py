# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Checks the workflows of this repository, and runs the recipes of Fixtures/Integrations on their engines, a
worker killed midway each time.

  run.py own                            the workflows of this repository alone
  run.py --binary VIBRANCY [ENGINE…]    these, and the recipes

An engine that is not installed fails; name those that are.
"""

import argparse
import shutil
import sys
import tempfile
import time
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parent.parent / "Checking"))
from engines import bazel, ssh  # noqa: E402
from own import own  # noqa: E402
from workers import Failed  # noqa: E402
from workflows import github, gitlab  # noqa: E402

ENGINES = {"own": own, "github": github, "gitlab": gitlab, "ssh": ssh, "bazel": bazel}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", type=Path, help="the vibrancy command, which all but 'own' need")
    parser.add_argument("engines", nargs="*", metavar="ENGINE", help=", ".join(ENGINES))
    options = parser.parse_args()
    failures = 0
    # It takes a second; whoever runs a recipe has it, too.
    for name in dict.fromkeys(["own", *(options.engines or ENGINES)]):
        if name not in ENGINES:
            parser.error(f"no engine '{name}'; there are {', '.join(ENGINES)}")
        if name != "own" and not options.binary:
            parser.error(f"'{name}' needs --binary")
        work = Path(tempfile.mkdtemp(prefix="vibrancy-"))
        start = time.monotonic()
        try:
            reported = ENGINES[name](options.binary and options.binary.resolve(), work)
            print(f"ok   {ENGINES[name].__doc__}: {reported} ({time.monotonic() - start:.0f} s)")
        except Failed as problem:
            failures += 1
            print(f"FAIL {ENGINES[name].__doc__}: {problem}")
        finally:
            shutil.rmtree(work, ignore_errors=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
