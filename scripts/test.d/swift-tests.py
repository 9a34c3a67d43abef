# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Runs the tests of the modules that changed since they passed, in a quick build that has been made.

    swift-tests.py SCRATCH [--anew]

What a module's tests depend on: the sources of their target and of all below it, the fixtures if they
read any, the manifest and the compiler. `--anew` runs all.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from closure import ROOT, Manifest


class Digests:
    """Hashes of folders, of what git knows or would add in them."""

    def __init__(self):
        self.known = {}

    def of(self, folder):
        if folder not in self.known:
            words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", folder]
            listed = subprocess.run(words, cwd=ROOT, capture_output=True, check=True).stdout
            digest = hashlib.sha256()
            for name in sorted(set(listed.split(b"\0")) - {b""}):
                path = ROOT / os.fsdecode(name)
                digest.update(name + b"\0")
                if path.is_file():
                    digest.update(hashlib.sha256(path.read_bytes()).digest())
            self.known[folder] = digest.hexdigest()
        return self.known[folder]


def reads_fixtures(folder):
    return any("ixture" in path.read_text(errors="replace") for path in (ROOT / folder).rglob("*.swift"))


def main():
    scratch, anew = sys.argv[1], "--anew" in sys.argv
    manifest, digests = Manifest(scratch), Digests()
    compiler = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    stamps = ROOT / scratch / "stamps/tests"
    stamps.mkdir(parents=True, exist_ok=True)
    keys = {}
    for test in manifest.tests:
        folders = [*manifest.folders(test), "Package.swift"]
        if reads_fixtures(manifest.targets[test]["path"]):
            # Reports and the article of the model are fixtures, too.
            folders += ["Fixtures", "Sources/App/Vibrancy/Vibrancy.docc", "README.md"]
        text = "\n".join([compiler, *(f"{one} {digests.of(one)}" for one in folders)])
        keys[test] = hashlib.sha256(text.encode()).hexdigest()
    chosen = [
        test for test in manifest.tests
        if anew or not (stamps / test).is_file() or (stamps / test).read_text() != keys[test]]
    unchanged = len(keys) - len(chosen)
    if unchanged:
        print(f"{unchanged} of {len(keys)} modules have not changed since their tests passed")
    if not chosen:
        print("unchanged since it passed")
        return
    for test in chosen:
        (stamps / test).unlink(missing_ok=True)
    words = [
        "swift", "test", "--scratch-path", scratch, "--skip-build",
        "--explicit-target-dependency-import-check", "error"]
    if unchanged:
        words += ["--filter", f"^({'|'.join(chosen)})\\."]
    status = subprocess.run(words, cwd=ROOT, env={**os.environ, "VIBRANCY_BUILD": "quick"}).returncode
    if status:
        sys.exit(1)
    for test in chosen:
        (stamps / test).write_text(keys[test])


main()
