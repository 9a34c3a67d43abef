# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Contact sheets of planted faults, drawn by the command, and their captions."""

import json
import shutil
import subprocess
import tempfile
from pathlib import Path

import views
from examples import EXAMPLES

WALLPAPER = "#666666"


def drawn(binary, root, folder):
    """Writes <rule>.png into the folder for each example; answers {rule: caption}."""
    rules = root / "Fixtures" / "Rules"
    expected = json.loads((rules / "expected.json").read_text(encoding="utf-8"))
    captions = {}
    for rule, example in EXAMPLES.items():
        with tempfile.TemporaryDirectory() as scratch:
            rows, parts = [], []
            for side, word, paths in (
                ("triggers", "fires", example.fires),
                ("passes", "passes", example.passes),
            ):
                reported = []
                for path in paths:
                    if path not in companions(expected, rule, side):
                        raise ValueError(f"expected.json has no {side} of {rule} called {path}")
                    if example.views:
                        name, place = path, Path(scratch) / f"{word}-{path}"
                        row = views.written(path, word, place).relative_to(scratch)
                    elif example.projects:
                        name, row = path, project(rules / rule / side / path, word, Path(scratch))
                    else:
                        name, row = copied(rules / rule / side / path, word, example.file, Path(scratch))
                    rows.append(row)
                    what = expected[rule][side].get(path, {}).get("what")
                    reported.append(f"`{name}` ({what})" if what else f"`{name}`")
                parts.append(f"{word.capitalize()}: {', '.join(reported)}.")
            command = [binary, "render", *rows, "--scene", example.scenes, "--wallpaper", WALLPAPER]
            command += ["--sheet", folder / f"{rule}.png", "--compression", "small", "--quiet"]
            subprocess.run(command, cwd=scratch, check=True, capture_output=True, text=True)
        captions[rule] = " ".join(parts)
    return captions


def companions(expected, rule, side):
    """What is expected of a rule, and of `…-off` also its `…-on`, of which nothing is written."""
    paths = expected[rule][side]
    return paths.keys() | {path.replace("-off@", "-on@") for path in paths}


def project(source, word, scratch):
    """Copies a planted project whose widget gets a name that begins with the word: its folder."""
    folder = scratch / f"{word}-{source.name}"
    shutil.copytree(source, folder)
    for file in folder.rglob("*.swift"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(f"{source.name}Widget", f"{word.capitalize()}{source.name}"), encoding="utf-8")
    return folder.relative_to(scratch)


def copied(source, word, file, scratch):
    """Copies art under a name that begins with the word, so that its row says it: (name, path)."""
    name = source.name.partition(".")[0]
    ending = source.name.removeprefix(name)
    if source.is_dir() and file:
        found = list(source.glob(file))
        if len(found) != 1:
            raise ValueError(f"{source} has {len(found)} files called {file}, not one")
        source = found[0]
        ending = "@2x.png" if source.stem.endswith("@2x") else source.suffix
    row = scratch / f"{word}-{name}{ending}"
    if source.is_dir():
        shutil.copytree(source, row)
    elif source.suffix == ".json":
        # Descriptions name their pictures; one folder each keeps those of one name apart.
        row = scratch / f"{word}-{name}" / row.name
        shutil.copytree(source.parent, row.parent)
        (row.parent / source.name).rename(row)
    else:
        shutil.copyfile(source, row)
    return name.partition("@")[0], row.relative_to(scratch)
