# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Runs of lint, and what they find, as values."""

import json
import shutil

from harness import require

KINDS = (
    "text", "xcode", "json", "jsonl", "sarif", "junit", "github", "gitlab", "markdown", "html",
    "html-full")
LEVELS = ("note", "warning", "error")


def judged(context, *words, status=None, **options):
    """The JSON report of a run without configuration."""
    ended = context.run(
        "lint", "--isolated", *words, "--reporter", "json", status=status, **options)
    require(ended.output, f"no report: {ended.error}")
    return json.loads(ended.output)


def copied(context, *folders):
    """Copies of folders of the fixtures, where the check runs; what they are called there."""
    for name in folders:
        shutil.copytree(context.fixtures / name, context.folder / name, dirs_exist_ok=True)
    return list(folders)


def rules_of(report, part="findings"):
    return {one["rule"] for one in report[part]}


def verdicts(report, about=lambda one: True):
    """What a report says, without names, numbers and words: rule, scene, severity."""
    return sorted(
        (one["rule"], one.get("scene", ""), one.get("severity", "undetermined"))
        for one in report["findings"] + report["undetermined"] if about(one))


def is_about(finding, path):
    """Whether a finding is about a file, a set, or something below a folder."""
    places = [finding.get("path", ""), finding.get("asset", "")]
    return any(place == path or place.startswith(path + "/") for place in places)


def every_reporter(folder, kinds=KINDS):
    """Options for a file of each kind in a folder."""
    return [word for kind in kinds for word in ("--reporter", f"{kind}:{folder}/{kind}")]


def image_set(context, name, files):
    """A set with a slot for each of `files`: name → bytes."""
    folder = context.folder / name
    folder.mkdir(parents=True, exist_ok=True)
    for file, data in files.items():
        if data is not None:
            (folder / file).write_bytes(data)
    slots = [{"filename": file, "idiom": "universal"} for file in files]
    text = json.dumps({"images": slots, "info": {"author": "xcode", "version": 1}}, indent=1)
    (folder / "Contents.json").write_text(text)
    return name
