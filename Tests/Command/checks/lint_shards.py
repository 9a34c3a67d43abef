# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Parts of a run, made into one report again; the recipes of Fixtures/Integrations."""

import json
import os
import shutil
import subprocess
import xml.etree.ElementTree

from harness import TIME_LIMIT, Skipped, check, require
from linting import KINDS, copied, every_reporter
from listed import RULES

# Every kind of unit, with little to decode: a set, a loose file, a group of variants, damage, code.
# A description, whose previews cost most, is in the long checks.
INPUTS = (
    f"Rules/{RULES.vibrant_contrast}", f"Rules/{RULES.variants_collapse}",
    f"Rules/{RULES.unreadable_asset}", "Catalogs", "Projects/Tides")
# The parts do not hold the previews of art that passes; `the_full_page_…` is about those.
SAME = tuple(kind for kind in KINDS if kind != "html-full")


def parts(context, inputs, count, *words, folder="parts"):
    """The files of a run in `count` parts."""
    made = []
    for index in range(1, count + 1):
        made.append(f"{folder}/{index}.jsonl")
        context.run(
            "lint", *inputs, "--isolated", *words, "--shard", f"{index}/{count}", "-q",
            "--reporter", f"jsonl:{made[-1]}", status=None)
    return made


def merged_equal_the_whole(context, inputs, counts, *words):
    whole = context.run(
        "lint", *inputs, "--isolated", *words, *every_reporter("whole", SAME), status=None)
    require(whole.status in (0, 1), whole.error)
    expected = context.tree("whole")
    for count in counts:
        made = parts(context, inputs, count, *words, folder=f"parts{count}")
        # In whatever order they come.
        merged = context.run(
            "merge", *made[::-1], *every_reporter("merged", SAME), status=whole.status)
        require(merged.output == whole.output and not merged.error, merged.error)
        for kind, data in context.tree("merged").items():
            same = expected[kind] == data
            require(same, f"{kind} of {count} parts {differ(expected[kind], data)}")
    size = sum(map(len, expected.values()))
    return f"{len(SAME)} kinds, {size / 2**20:.1f} MiB, {', '.join(map(str, counts))} parts"


def differ(one, other):
    for number, (left, right) in enumerate(zip(one.splitlines(), other.splitlines()), 1):
        if left != right:
            at = next((n for n, pair in enumerate(zip(left, right)) if pair[0] != pair[1]), 0)
            start = max(at - 60, 0)
            return f"differs in line {number}: {right[start:at + 60]!r} for {left[start:at + 60]!r}"
    return f"has {len(other.splitlines())} lines, not {len(one.splitlines())}"


@check(over=[("units of each kind", INPUTS), ("a description, too", (*INPUTS, "Widgets/Charge"))],
       is_long=True, except_for=["units of each kind"])
def merged_parts_equal_the_whole(context, case):
    return merged_equal_the_whole(context, copied(context, *case[1]), (1, 2, 7))


@check()
def the_full_page_of_parts_equals_the_whole_or_is_refused(context):
    copied(context, "Projects/Laps")
    context.run(
        "lint", "Projects/Laps", "--isolated", "--reporter", "html-full:whole.html", status=1)
    made = parts(context, ["Projects/Laps"], 2)
    ended = context.run("merge", *made, "--reporter", "html-full:merged.html", status=None)
    if ended.status == 2:
        require("--reporter" in ended.error and "html" in ended.error, ended.error)
        return "refused: parts carry the previews of what fails alone"
    whole, merged = (
        (context.folder / name).read_bytes() for name in ("whole.html", "merged.html"))
    require(whole == merged, differ(whole, merged))
    return None


@check(is_long=True)
def merged_parts_of_everything_equal_the_whole(context):
    inputs = copied(context, "Rules", "Catalogs", "Inputs", "Bad", "Projects")
    return merged_equal_the_whole(context, inputs, (3,), "--all", "--no-sources")


# Every run keeps `a_part_is_of_its_path_alone`.
@check(is_long=True)
def parts_share_the_work(context):
    inputs = copied(context, "Rules")
    made = parts(context, inputs, 5)
    paths = []
    for name in made:
        records = [json.loads(line) for line in (context.folder / name).read_text().splitlines()]
        require(records[0]["kind"] == "run" and records[-1]["kind"] == "summary", name)
        units = {
            unit_of(one["path"]) for one in records if one["kind"] in ("finding", "undetermined")}
        paths.append(units)
        require(units, f"{name} has nothing")
    # Variants of one thing go to one part, reported there about each of its members.
    twice = sum(map(len, paths)) - len(set().union(*paths))
    require(twice <= 6, f"{twice} paths are in several parts")
    require(min(map(len, paths)) * 4 > max(map(len, paths)), [len(one) for one in paths])


def unit_of(path):
    return path.removesuffix("/Contents.json")


@check()
def a_part_with_nothing_to_do_is_clean(context):
    context.art("a.png", (0, 0, 0, 0), 8)
    statuses = []
    for index in range(1, 8):
        ended = context.run(
            "lint", "a.png", "--isolated", "--shard", f"{index}/7",
            "--reporter", f"jsonl:{index}.jsonl", status=None)
        statuses.append(ended.status)
    require(sorted(statuses) == [0] * 6 + [1], f"{statuses}")
    context.run("merge", *[f"{index}.jsonl" for index in range(1, 8)], status=1)


@check()
def a_part_is_of_its_path_alone(context):
    names = [f"art/{number:02}.png" for number in range(40)]
    for name in names:
        context.art(name, (0, 0, 0, 0), 2)

    def of(index, *inputs):
        ended = context.run(
            "lint", *inputs, "--isolated", "--shard", f"{index}/3", "--reporter", "json",
            status=None)
        return {one["path"] for one in json.loads(ended.output)["findings"]}

    all_of_them = [of(index, "art") for index in (1, 2, 3)]
    require(set().union(*all_of_them) == set(names), "not all are judged")
    for index, paths in enumerate(all_of_them, 1):
        expected = {name for name in names if fnv(name) % 3 == index - 1}
        require(paths == expected, f"part {index} holds {len(paths)}, not {len(expected)}")
        require(of(index, *names[::-1]) == paths, "the inputs' order moves them")
        require(of(index, context.folder / "art") == paths, "an absolute path moves them")


def fnv(text):
    value = 0xcbf29ce484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001b3 & 0xFFFFFFFFFFFFFFFF
    return value


@check()
def what_is_missing_or_foreign_is_named(context):
    copied(context, "Projects/Laps", "Projects/Tides")
    one, two, three = parts(context, ["Projects/Laps"], 3)
    four = parts(context, ["Projects/Laps"], 4, folder="four")
    other = parts(context, ["Projects/Laps"], 3, "--all", folder="all")
    foreign = parts(context, ["Projects/Tides"], 3, folder="tides")
    context.run("lint", "Projects/Laps", "--isolated", "--reporter", "jsonl:whole", status=1)
    context.run("lint", "Projects/Laps", "--isolated", "--reporter", "json:json", status=1)
    (context.folder / "text").write_text("hello\n")
    (context.folder / "empty").write_text("")
    (context.folder / "odd").write_text('{"kind":"run"}\n')
    cases = [
        ([one, three], ["shard 2 of 3 is missing"]), ([two, three], ["shard 1 of 3 is missing"]),
        ([one, two], ["shard 3 of 3 is missing"]), ([three], ["missing", "1", "2"]),
        ([one, two, two, three], [two, "shard 2 of 3", "twice"]),
        ([one, two, four[2]], [four[2], "4"]),
        ([one, two, other[2]], [other[2], "settings"]),
        ([one, two, foreign[2]], [foreign[2]]),
        (["whole", "whole"], ["whole"]), ([one, two, three, "whole"], ["whole"]),
        ([one, two, "json"], ["json"]), ([one, two, "text"], ["text:1"]),
        ([one, two, "empty"], ["empty"]), ([one, two, "odd"], ["odd"]),
        ([one, two, "gone"], ["gone"]), ([one, two, "Projects"], ["Projects"])]
    for words, said in cases:
        ended = context.run("merge", *words, "--reporter", "json:out.json", status=2)
        require(ended.errors, f"{words}: nothing is said")
        for part in said:
            require(part in ended.error, f"{words}: no '{part}' in {ended.error}")
        require(not (context.folder / "out.json").exists(), f"{words}: wrote a report")
    context.run("merge", one, two, three, status=1)
    context.run("merge", one, two, three, "--fail-on", "never", status=0)
    context.run("merge", "whole", status=1)


@check()
def a_cut_part_is_noticed(context):
    copied(context, "Projects/Laps")
    one, two, three = parts(context, ["Projects/Laps"], 3)
    longest = max((one, two, three), key=lambda name: (context.folder / name).stat().st_size)
    data = (context.folder / longest).read_bytes()
    rest = [name for name in (one, two, three) if name != longest]
    whole = context.run("merge", one, two, three, status=1).output
    ends = [at + 1 for at, byte in enumerate(data) if byte == ord("\n")]
    regular = range(0, len(data), max(len(data) // 40, 1))
    steps = sorted({*regular, *ends, *(end - 1 for end in ends)})
    for length in steps:
        (context.folder / "cut").write_bytes(data[:length])
        ended = context.run("merge", "cut", *rest, status=None)
        if length >= len(data) - 1:
            require(ended.output == whole, "without its last newline it is another")
            continue
        require(ended.status == 2 and "cut" in ended.error, f"cut at {length}: {ended}")
    for at in range(0, len(data), max(len(data) // 60, 1)):
        damaged = bytearray(data)
        damaged[at] ^= 0x15
        (context.folder / "cut").write_bytes(damaged)
        context.run("merge", "cut", *rest, status=None)
    lines = data.splitlines(keepends=True)
    if len(lines) > 3:
        (context.folder / "cut").write_bytes(b"".join([lines[0], *lines[2:]]))
        ended = context.run("merge", "cut", *rest, status=None)
        require(ended.status == 2, "a record that was taken out is not missed")
    return f"{len(steps)} cuts"


@check()
def bad_inputs_of_parts_stay_2(context):
    context.art("a.png", (255, 255, 255, 255), 8)
    made, statuses = [], []
    for index in (1, 2):
        made.append(f"{index}.jsonl")
        statuses.append(context.run(
            "lint", "a.png", "gone.png", "--isolated", "--shard", f"{index}/2",
            "--reporter", f"jsonl:{made[-1]}", status=None).status)
    whole = context.run("lint", "a.png", "gone.png", "--isolated", status=2)
    merged = context.run("merge", *made, status=2)
    require(2 in statuses, f"no part ended with 2: {statuses}")
    require(merged.output == whole.output, differ(whole.output.encode(), merged.output.encode()))


@check()
def baselines_hold_in_parts(context):
    copied(context, "Projects/Tides")
    context.run(
        "lint", "Projects/Tides", "--isolated", "--write-baseline", "base.json", "-q", status=0)
    text = (context.folder / "base.json").read_text()
    text = text.replace(f'"rule":"{RULES.missing_image}"', f'"rule":"{RULES.blank_asset}"')
    (context.folder / "base.json").write_text(text)
    words = ["--baseline", "base.json"]
    whole = context.run(
        "lint", "Projects/Tides", "--isolated", *words, *every_reporter("whole", SAME), status=1)
    made = parts(context, ["Projects/Tides"], 3, *words)
    merged = context.run("merge", *made, *every_reporter("merged", SAME), status=1)
    require(merged.output == whole.output, merged.output)
    require(context.tree("whole") == context.tree("merged"), "the merged report is another")
    context.run("merge", *made, "--allow-stale", status=0)


def recipe(context, name):
    target = context.folder / name
    shutil.copy(context.fixtures / "Integrations" / name, target)
    return target


def run_script(context, *words, **variables):
    return subprocess.run(
        words, cwd=context.folder, timeout=TIME_LIMIT, capture_output=True, text=True,
        stdin=subprocess.DEVNULL, env={**context.environment, **variables})


@check()
def the_recipe_of_gnu_parallel_works(context):
    if not shutil.which("parallel"):
        raise Skipped("GNU parallel is missing; scripts/setup --tests installs it")
    copied(context, "Projects/Tides", f"Rules/{RULES.vibrant_contrast}")
    script = recipe(context, "lint-parallel.sh")
    whole = context.run(
        "lint", "Projects", "Rules", "--reporter", "text", "--reporter", "html:whole.html",
        status=1)
    for count in ("1", "4"):
        done = run_script(
            context, "sh", script, count, f"out {count}", "Projects", "Rules",
            VIBRANCY=str(context.binary))
        require(done.returncode == 1, f"ended with {done.returncode}: {done.stderr}")
        require(done.stdout == whole.output, differ(whole.output.encode(), done.stdout.encode()))
        page = (context.folder / f"out {count}/lint.html").read_bytes()
        require(page == (context.folder / "whole.html").read_bytes(), "the page is another")
    # What could not be run at all is missing from the merge.
    done = run_script(
        context, "sh", script, "3", "out", "Projects", "gone", VIBRANCY=str(context.binary))
    require(done.returncode == 2, f"a missing input ended with {done.returncode}")


@check()
def the_recipe_of_bazel_works(context):
    copied(context, "Projects/Laps")
    script = recipe(context, "lint-shard.sh")
    statuses = []
    for index in range(3):
        folder = context.folder / f"outputs {index}"
        folder.mkdir()
        done = run_script(
            context, "sh", script, context.binary, "Projects/Laps", TEST_SHARD_INDEX=str(index),
            TEST_TOTAL_SHARDS="3", TEST_SHARD_STATUS_FILE=str(context.folder / f"status{index}"),
            XML_OUTPUT_FILE=str(folder / "test.xml"), TEST_UNDECLARED_OUTPUTS_DIR=str(folder))
        statuses.append(done.returncode)
        require((context.folder / f"status{index}").exists(), "does not say that it shards")
        xml.etree.ElementTree.parse(folder / "test.xml")
    require(set(statuses) <= {0, 1} and 1 in statuses, f"{statuses}")
    made = [f"outputs {index}/part-{index + 1}.jsonl" for index in range(3)]
    merged = context.run("merge", *made, status=1).output
    require(merged == context.run("lint", "Projects/Laps", status=1).output, "another report")
    done = run_script(context, "sh", script, context.binary, "Projects/Laps")
    require(done.returncode == 1 and os.path.exists(context.folder / "part-1.jsonl"), done.stderr)


@check()
def whether_there_was_art_is_a_matter_of_the_whole(context):
    context.art("art/a.png")
    (context.folder / "empty").mkdir()
    (context.folder / ".vibrancy.json").write_text('{"exclude": ["b.png"]}')
    context.art("art/b.png")
    for folder, status in (("art", 0), ("empty", 2)):
        made = []
        for index in range(1, 6):
            made.append(f"{folder}-parts/{index}.jsonl")
            ended = context.run(
                "lint", folder, "--require-art", "--shard", f"{index}/5", "--reporter",
                f"jsonl:{made[-1]}", status=0)
            require("nothing was judged" not in ended.error, ended.error)
        whole = context.run("lint", folder, "--reporter", "json", status=0)
        merged = context.run("merge", *made, "--reporter", "json", status=0)
        require(merged.output == whole.output, "the summary differs")
        require(json.loads(whole.output)["summary"].get("excluded", 0) == int(folder == "art"),
                whole.output)
        ended = context.run("merge", *made, "--require-art", status=status)
        require(("error: nothing was judged" in ended.error) == bool(status), ended.error)
