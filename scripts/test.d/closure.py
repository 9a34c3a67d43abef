# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Which folders a target is compiled from: its own, and those of all that it is built on.

    closure.py SCRATCH TARGET…    prints them, one in a line

As a module: `Manifest(scratch).folders(name)`.
"""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Manifest:
    """The package's targets, as SwiftPM reads them; kept in the scratch folder for the next run."""

    def __init__(self, scratch):
        text = (ROOT / "Package.swift").read_bytes()
        kept = Path(scratch) / "manifest.json"
        digest = hashlib.sha256(text).hexdigest()
        try:
            known = json.loads(kept.read_text())
        except (OSError, ValueError):
            known = {}
        if known.get("digest") != digest:
            done = subprocess.run(
                ["swift", "package", "--scratch-path", scratch, "dump-package"],
                cwd=ROOT, capture_output=True, text=True)
            if done.returncode:
                sys.exit(f"error: Package.swift cannot be read: {done.stderr.strip()}")
            known = {"digest": digest, "targets": json.loads(done.stdout)["targets"]}
            kept.write_text(json.dumps(known))
        self.targets = {target["name"]: target for target in known["targets"]}

    @property
    def tests(self):
        return sorted(name for name, target in self.targets.items() if target["type"] == "test")

    def folders(self, *names):
        """The folders of targets and of all below them, below the root, sorted."""
        found, waiting = set(), list(names)
        while waiting:
            name = waiting.pop()
            if name in found:
                continue
            if name not in self.targets:
                sys.exit(f"error: Package.swift has no target '{name}'")
            found.add(name)
            waiting += [one["byName"][0] for one in self.targets[name]["dependencies"]]
        return sorted(self.targets[name]["path"] for name in found)


if __name__ == "__main__":
    print("\n".join(Manifest(sys.argv[1]).folders(*sys.argv[2:])))
