# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Fixtures/Rules on the disk: each rule's triggers and passes, and what is expected of them."""

import json

import planted_accented
import planted_code
import planted_files
import planted_icons
import planted_ink
import planted_layout
import planted_light
import planted_marks
import planted_places
import planted_states
import planted_variants
import planted_views
from stored import Stored

PLANTED = (
    planted_light,
    planted_places,
    planted_accented,
    planted_variants,
    planted_ink,
    planted_icons,
    planted_files,
    planted_code,
    planted_views,
    planted_marks,
    planted_layout,
    planted_states,
)
MODULES = {module.__name__: module for module in PLANTED}


def jobs():
    """Independent pieces of work: the arguments of `made`."""
    return list(MODULES)


def made(job):
    """The rules of one job: (name, files below its folder as bytes or Stored, expectations)."""
    result = []
    for rule in MODULES[job].rules():
        planted_code.extend(rule)
        result.append((rule.name, rule.files, rule.expected))
    return result


def expectations(rules):
    """The page that tests read, rules in the order of their names."""
    kept = {name: expected for name, _, expected in sorted(rules, key=lambda rule: rule[0])}
    return (json.dumps(kept, indent=1, ensure_ascii=False) + "\n").encode()


def contents(rules):
    """Path below Fixtures/Rules: bytes or Stored."""
    files = {"expected.json": expectations(rules)}
    for name, parts, _ in rules:
        files |= {f"{name}/{path}": data for path, data in parts.items()}
    return files


def write(folder, rules):
    files, total = contents(rules), 0
    for name, data in files.items():
        data = data.encoded() if isinstance(data, Stored) else data
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
        total += len(data)
    stale = [file for file in files_in(folder) if str(file.relative_to(folder)) not in files]
    for file in stale:
        file.unlink()
    return len(files), total


def files_in(folder):
    return sorted(file for file in folder.rglob("*") if file.is_file())


def differences(folder, rules):
    """One line for each file that is not what `contents` says."""
    files = contents(rules)
    for name, data in files.items():
        file = folder / name
        if not file.exists():
            yield f"{name}: missing"
            continue
        kept = file.read_bytes()
        difference = data.difference(kept) if isinstance(data, Stored) else None
        if difference or not isinstance(data, Stored) and kept != data:
            yield f"{name}: {difference or 'not as written by --rules'}"
    for file in files_in(folder):
        if str(file.relative_to(folder)) not in files:
            yield f"{file.relative_to(folder)}: not written by --rules"
