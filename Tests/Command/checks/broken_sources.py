# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Swift that no compiler reads: it is never a pass, and what was found in it is not gone."""

import json
import shutil

from checks.diff import commit, compared, repository
from checks.watch import save, watching
from harness import check, require
from linting import image_set, judged
from listed import RULES

RULE = "unparsable-source"
VIEW = "Cover/CoverWidget/CoverWidget.swift"
# Each makes a sound source one that does not parse, at its last line or at the line of the view.
FAULTS = {
    "a missing brace": lambda text: text.rstrip()[:-1],
    "a string without an end": lambda text: text + 'let open = "never\n',
    "a comment without an end": lambda text: text + "/* never\n",
    "a conflict": lambda text: text + "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> other\n",
}


def planted(context, under):
    shutil.copytree(
        context.fixtures / f"Rules/{RULES.photo_without_accented_mode}/triggers/Cover", context.folder / under / "Cover")
    return context.folder / under / VIEW


@check()
def a_source_that_does_not_parse_is_a_finding(context):
    source = planted(context, ".")
    sound = source.read_text()
    for what, broken in FAULTS.items():
        source.write_text(broken(sound))
        report = judged(context, "Cover", status=0)
        found = [one for one in report["findings"] if one["rule"] == RULE]
        require(len(found) == 1 and found[0]["path"] == VIEW, f"{what}: {report['findings']}")
        place = f"CoverWidget.swift:{found[0]['line']}:{found[0]['column']} does not parse"
        require(place in found[0]["message"] and "“CoverWidget” is not judged" in found[0]["message"], found[0])
        judged(context, "Cover", "--fail-on", "warning", status=1)
        said = context.run("evidence", "Cover").output
        require(f"{VIEW}:{found[0]['line']}:{found[0]['column']}" in said and "does not parse" in said, said)
    source.write_text(sound)
    (context.folder / "Cover" / "App").mkdir()
    (context.folder / "Cover" / "App" / "Other.swift").write_text("struct Other {\n")
    report = judged(context, "Cover")
    require(not [one for one in report["findings"] if one["rule"] == RULE], "no widget uses it")


@check()
def what_was_found_in_it_is_unknown_in_a_comparison(context):
    source = planted(context, "p")
    repository(context)
    sound = source.read_text()
    for what, broken in FAULTS.items():
        source.write_text(broken(sound))
        report = compared(context, "HEAD")
        rules = {part: [one["rule"] for one in report[part]] for part in ("new", "fixed", "unknown")}
        expected = {"new": [RULE], "fixed": [], "unknown": [RULES.photo_without_accented_mode]}
        require(rules == expected, f"{what}: {rules}")
    kinds = ("text", "markdown", "html")
    words = [word for kind in kinds for word in ("--reporter", f"{kind}:../{kind}")]
    context.run("diff", "HEAD", *words, cwd=context.folder / "p")
    for kind in kinds:
        said = (context.folder / kind).read_text()
        require("0 fixed, 1 unknown" in said, f"{kind}: {said[:300]}")
    commit(context)
    source.write_text(sound)
    report = compared(context, "HEAD", status=None)
    require(RULE in [one["rule"] for one in report["fixed"]], report["fixed"])


@check()
def a_watch_keeps_what_was_found_in_it(context):
    source = planted(context, ".")
    sound = source.read_text()
    with watching(context, "Cover", "--no-page") as watch:
        watch.until("watching", watch.messages)
        save(source, FAULTS["a missing brace"](sound))
        require(RULE in watch.until("+ warning"), "the fault is no news")
        kept = watch.until("? warning")
        require(RULES.photo_without_accented_mode in kept, kept)
        end = watch.until(" ms)")
        require("1 new, 0 gone, 1 unknown" in end, end)
        save(source, FAULTS["a missing brace"](sound) + "\n// more\n")
        end = watch.until(" ms)")
        require("no change, 1 unknown" in end, end)
        save(source, sound)
        require(RULE in watch.until("- warning"), "the fault is not gone")
        end = watch.until(" ms)")
        require("0 new, 1 gone;" in end, end)


@check()
def a_pointer_of_lfs_is_called_so_wherever_it_is_read(context):
    pointer = b"version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n"
    for ending in ("png", "jpg", "svg", "pdf"):
        name = f"art.{ending}"
        (context.folder / name).write_bytes(pointer)
        image_set(context, f"AWidget/{ending}.xcassets/a.imageset", {name: pointer})
        for words in (
            ("render", name, "-o", "out"), ("convert", name, "--to", "grayscale", "-o", "out"), ("lint", name),
            ("inspect", name), ("screen", name, "-o", "screen.png"),
            ("render", name, "--wallpaper", name, "-o", "out"),
        ):
            said = context.run(*words, status=None).errors
            require(any("a Git LFS pointer" in line and "git lfs pull" in line for line in said), f"{words}: {said}")
        report = json.loads(
            context.run("lint", f"AWidget/{ending}.xcassets", "--reporter", "json", "--isolated", status=1).output)
        found = [one for one in report["findings"] if one["rule"] == RULES.unreadable_asset]
        require("a Git LFS pointer" in found[0]["message"] and "git lfs pull" in found[0]["fix"], report["findings"])


@check()
def a_source_that_was_not_fetched_is_a_warning_whatever_it_holds(context):
    pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n"
    (context.folder / "FaceWidget").mkdir()
    (context.folder / "FaceWidget/Face.swift").write_text(pointer)
    report = json.loads(context.run("lint", ".", "--reporter", "json", "--isolated").output)
    said = [one for one in report["summary"]["warnings"] if one["path"] == "FaceWidget/Face.swift"]
    require(len(said) == 1 and "git lfs pull" in said[0]["message"], report["summary"])
    context.run("lint", ".", "--require-understood", "--isolated", status=2)
