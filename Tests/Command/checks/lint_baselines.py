# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Baselines: what is known does not fail, what has gone is reported, what is not a baseline is refused."""

import json
import re
import shutil
import zlib

from harness import check, require
from linting import copied, every_reporter
from listed import RULES

TIDES = "Projects/Tides"
NIGHT = f"{TIDES}/WidgetExtension/Assets.xcassets/harbour-night.imageset/harbour-night@2x.png"


def known(context, *words, name="base.json"):
    """The findings that a written baseline holds."""
    copied(context, TIDES)
    ended = context.run(
        "lint", TIDES, "--isolated", "--write-baseline", name, *words, status=None)
    require(ended.status == 0, f"writing one ended with {ended.status}: {ended.error}")
    return json.loads((context.folder / name).read_text())["findings"]


def applied(context, *words, name="base.json", status=None):
    return json.loads(context.run(
        "lint", TIDES, "--isolated", "--baseline", name, *words, "--reporter", "json",
        status=status).output)


@check()
def what_is_known_does_not_fail(context):
    entries = known(context, "--all")
    require(len(entries) > 10, f"{len(entries)} entries")
    report = applied(context, "--all", status=0)
    require(not report["findings"], report["findings"])
    require(report["summary"]["known"] == len(entries), report["summary"])
    require(not report["summary"]["stale"], report["summary"]["stale"])
    applied(context, "--all", "--fail-on", "note", status=0)
    said = context.run("lint", TIDES, "--isolated", "--all", "--baseline", "base.json").output
    require(str(len(entries)) in said, "does not say how many are known")


@check()
def it_is_written_the_same_again(context):
    known(context)
    first = (context.folder / "base.json").read_bytes()
    for jobs in ("1", "4"):
        known(context, "-j", jobs, name=f"{jobs}.json")
        require((context.folder / f"{jobs}.json").read_bytes() == first, f"-j {jobs}")
    text = first.decode()
    require(str(context.folder) not in text, "names the machine")
    require(text.count("\n") >= text.count('"rule"'), "is not one entry a line")
    context.run(
        "lint", TIDES, "--isolated", "--baseline", "base.json", "--write-baseline", "base.json",
        status=None)
    again = (context.folder / "base.json").read_bytes()
    require(again == first, "written over itself it has forgotten what it knew")


def outlived(context):
    """A baseline of which one entry finds nothing any more."""
    known(context)
    good = context.fixtures / "Inputs/cloud-rain@2x.png"
    (context.folder / NIGHT).write_bytes(good.read_bytes())


@check()
def what_has_gone_is_stale(context):
    outlived(context)
    report = applied(context, status=1)
    stale = report["summary"]["stale"]
    require(len(stale) == 1 and "harbour-night" in json.dumps(stale), stale)
    require(RULES.accented_solid_block in json.dumps(stale), stale)
    applied(context, "--allow-stale", status=0)
    said = context.run("lint", TIDES, "--isolated", "--baseline", "base.json", status=1)
    require("harbour-night" in said.output + said.error, "does not say what is stale")


@check()
def every_reporter_says_why_a_stale_entry_fails(context):
    outlived(context)
    words = ("lint", TIDES, "--isolated", "--baseline", "base.json")

    def reports(folder, *more, status):
        context.run(*words, *more, *every_reporter(folder), status=status)
        return {path.name: path.read_text() for path in (context.folder / folder).iterdir()}

    line = 1 + next(
        number for number, text in enumerate((context.folder / "base.json").read_text().splitlines())
        if "harbour-night" in text and RULES.accented_solid_block in text)
    for kind, text in reports("out", status=1).items():
        for part in ("base.json", "--write-baseline", "--allow-stale", "harbour-night"):
            shown = text.replace("\\n", " ").replace("\n", " ")
            require(part in re.sub(r"\\|<!-- -->", "", shown), f"{kind}: no {part}")
    for kind, text in reports("allowed", "--allow-stale", status=0).items():
        require("so the run fails" not in text.replace("\n", " "), f"{kind}: fails, though it is allowed")
    out = {path.name: path.read_text() for path in (context.folder / "out").iterdir()}
    place = f"base.json:{line}:1: error: "
    require(place in out["xcode"], f"xcode: no {place}: {out['xcode']}")
    require(f"file=base.json,line={line}," in out["github"], f"github: {out['github']}")
    issues = [one for one in json.loads(out["gitlab"]) if one["check_name"] == "stale-baseline-entry"]
    require([(one["location"]["path"], one["location"]["lines"]["begin"]) for one in issues]
            == [("base.json", line)], f"gitlab: {issues}")
    require('<testsuite name="base.json" tests="1" failures="1"' in out["junit"], out["junit"])
    run = json.loads(out["sarif"])["runs"][0]
    errors = [one for one in run["invocations"][0]["toolExecutionNotifications"] if one["level"] == "error"]
    require([one["locations"][0]["physicalLocation"]["region"]["startLine"] for one in errors] == [line],
            f"sarif: {errors}")
    require(out["text"].splitlines()[-1] == "1 stale baseline entry", out["text"])


@check()
def a_merge_says_why_a_stale_entry_fails(context):
    outlived(context)
    words = ("lint", TIDES, "--isolated", "--baseline", "base.json")
    for index in (1, 2):
        context.run(
            *words, "--shard", f"{index}/2", "--reporter", f"jsonl:{index}.jsonl", status=0)
    whole = context.run(*words, "--reporter", "gitlab", status=1).output
    merged = context.run("merge", "1.jsonl", "2.jsonl", "--reporter", "gitlab", status=1).output
    require(merged == whole and "stale-baseline-entry" in merged, merged)
    said = context.run("merge", "1.jsonl", "2.jsonl", "--allow-stale", status=0).output
    require("stale" in said and "so the run fails" not in said, said)


@check()
def other_bytes_of_one_name_are_new(context):
    known(context)
    other = context.fixtures / "Inputs/landscape@2x.png"
    (context.folder / NIGHT).write_bytes(other.read_bytes())
    report = applied(context, "--allow-stale", status=1)
    require({one["rule"] for one in report["findings"]} >= {RULES.accented_solid_block}, "not new")


@check()
def a_lossless_recompression_changes_nothing(context):
    entries = known(context, "--all")
    for path in sorted((context.folder / TIDES).rglob("*.png")):
        old = path.read_bytes()
        path.write_bytes(recompressed(old))
        require(path.read_bytes() != old, f"{path.name}: the same bytes")
    report = applied(context, "--all", status=0)
    require(not report["findings"], report["findings"])
    require(report["summary"]["known"] == len(entries), report["summary"])


def recompressed(png):
    """The same picture in other bytes: compressed in another way, with a comment."""
    chunks, place = [], 8
    while place < len(png):
        length = int.from_bytes(png[place:place + 4], "big")
        chunks.append((png[place + 4:place + 8], png[place + 8:place + 8 + length]))
        place += length + 12
    rows = zlib.decompress(b"".join(data for kind, data in chunks if kind == b"IDAT"))
    kept = [(kind, data) for kind, data in chunks if kind not in (b"IDAT", b"IEND")]
    kept += [(b"tEXt", b"Comment\0again"), (b"IDAT", zlib.compress(rows, 1)), (b"IEND", b"")]
    return png[:8] + b"".join(
        len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")
        for kind, data in kept)


@check()
def lines_do_not_matter(context):
    known(context)
    for path in sorted((context.folder / TIDES).rglob("Contents.json")):
        path.write_text("\n\n\n" + path.read_text())
    report = applied(context, status=0)
    require(not report["findings"], report["findings"])


@check()
def an_entry_moves_with_its_file_and_knows_no_copy(context):
    def applied(status):
        ended = context.run(
            "lint", "Art", "--isolated", "--baseline", "base.json", "--reporter", "json", "--reporter",
            "text:said.txt", status=status)
        said = (context.folder / "said.txt").read_text()
        return [one["path"] for one in json.loads(ended.output)["findings"]], said

    (context.folder / "Art/New").mkdir(parents=True)
    old, new = context.art("Art/icon.png", (20, 24, 30, 255), 40), context.folder / "Art/New/icon.png"
    context.run("lint", "Art", "--isolated", "--write-baseline", "base.json", status=None)
    count = len(json.loads((context.folder / "base.json").read_text())["findings"])
    require(count, "nothing is known")
    shutil.copy(old, new)
    found, said = applied(0)
    require(found == ["Art/New/icon.png"] * count, f"a copy is known: {found}")
    require("moved with" not in said, said)
    old.unlink()
    found, said = applied(0)
    require(not found, f"what moved is reported anew: {found}")
    word = "entry" if count == 1 else "entries"
    require(f"{count} {word} of it moved with a file" in said, said)


@check()
def new_findings_of_a_known_picture_fail(context):
    known(context)
    path = context.folder / "base.json"
    lines = [line for line in path.read_text().splitlines() if RULES.accented_solid_block not in line]
    path.write_text("\n".join(lines))
    report = applied(context, status=1)
    require([one["rule"] for one in report["findings"]] == [RULES.accented_solid_block], "not it alone")


@check()
def what_is_no_baseline_is_refused(context):
    known(context)
    text = (context.folder / "base.json").read_text()
    line = text.splitlines()[1].rstrip(",")
    cases = [
        (text.replace('"schema":1', '"schema":9'), ["schema", "9"]),
        (text.replace('"model":1', '"model":9'), ["model", "9"]),
        (text.replace('"scene"', '"scne"', 1), ["'scene'"]),
        (text.replace('"hash":"', '"hash":"zz', 1), ["hash"]),
        (re.sub('"hash":"[^"]*"', '"hash":7', text, count=1), ["hash"]),
        (text.replace('"findings"', '"finding"'), ["'findings'"]),
        (text.replace(line, "7", 1), ["findings[0]"]),
        ("", ["empty"]), ("[]", ["list"]), ("hello", []), ("{}", []), ("\x00\xff", []),
        ('{"schema":1}', [])]
    for number, (changed, said) in enumerate(cases):
        require(changed != text, f"case {number} changes nothing")
        (context.folder / "b.json").write_text(changed)
        ended = context.run("lint", TIDES, "--isolated", "--baseline", "b.json", status=None)
        require(ended.status == 2, f"case {number} {said} ended with {ended.status}")
        require(not ended.output, f"case {number}: judged all the same")
        for one in said:
            require(one in ended.error, f"case {number}: no '{one}' in {ended.error}")
        require(re.match(r"error: b\.json:\d+:\d+: ", ended.error), ended.error)


@check()
def an_entry_that_is_there_twice_is_one_or_refused(context):
    known(context)
    lines = (context.folder / "base.json").read_text().splitlines()
    lines.insert(1, lines[1])
    (context.folder / "base.json").write_text("\n".join(lines))
    ended = context.run("lint", TIDES, "--isolated", "--baseline", "base.json", status=None)
    # It knows of one more than there is.
    require(ended.status in (1, 2), f"ended with {ended.status}")


# Every run keeps the cuts of a configuration in `lint_settings`.
@check(is_long=True)
def one_cut_at_any_byte_is_one_clear_error(context):
    known(context)
    data = (context.folder / "base.json").read_bytes().rstrip()
    steps = range(0, len(data), max(len(data) // 150, 1))
    for length in steps:
        (context.folder / "b.json").write_bytes(data[:length])
        ended = context.run("lint", TIDES, "--isolated", "--baseline", "b.json", status=2)
        require(len(ended.lines) == 1, f"cut at {length}: {ended.error}")
        require(ended.error.startswith("error: b.json"), f"cut at {length}: {ended.error}")
    return f"{len(steps)} cuts"


@check()
def one_that_cannot_be_written_is_told(context):
    copied(context, TIDES)
    (context.folder / "file").write_text("x")
    ended = context.run(
        "lint", TIDES, "--isolated", "--write-baseline", "file/b.json", "--reporter",
        "json:out.json", status=2)
    require("file" in ended.error, ended.error)
    require((context.folder / "out.json").exists(), "the report was not written")


@check()
def parts_of_a_folder_leave_the_rest_alone(context):
    """Judging a part of what a baseline knows: what was not looked at is not gone."""
    known(context)
    part = f"{TIDES}/LockScreenWidgets"
    ended = context.run("lint", part, "--isolated", "--baseline", "base.json", status=None)
    require(ended.status in (0, 1), f"ended with {ended.status}")
    return f"status {ended.status}"


@check()
def a_configured_baseline_hides_nothing_unseen(context):
    context.art("p/a.png", color=(20, 20, 20, 255), size=40)
    lint = ("lint", ".", "--all", "--fail-on", "warning")
    folder = context.folder / "p"
    context.run(*lint, "--write-baseline", "known.json", cwd=folder)
    (folder / ".vibrancy.json").write_text('{"baseline": "known.json"}')
    entries = len(json.loads((folder / "known.json").read_text())["findings"])
    for quiet in ((), ("-q",)):
        said = context.run(*lint, *quiet, cwd=folder).error
        wanted = f"note: known.json: the configured baseline leaves out {entries} findings"
        require(said.splitlines().count(wanted) == 1, said)
    for words in (("--baseline", "known.json"), ("--isolated",)):
        said = context.run(*lint, *words, cwd=folder, status=None).error
        require("configured baseline" not in said, said)
