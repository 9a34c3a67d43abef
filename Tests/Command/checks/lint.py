# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Lint: which art it takes, which exit status it ends with."""

import json
import re
import shlex
import shutil

import png
from harness import check, require
from linting import copied, image_set, is_about, judged, rules_of
from listed import RULES, SCENES

CLEAR, DARK, WHITE = (0, 0, 0, 0), (20, 24, 30, 255), (255, 255, 255, 255)


def dotted(size=40):
    """A white dot in a wide margin: a note, and nothing above it."""
    rows = [
        b"".join(bytes(WHITE if 16 <= x < 22 and 16 <= y < 22 else CLEAR) for x in range(size))
        for y in range(size)]
    return png.file(size, size, rows)


def art_of(context, level):
    """A picture whose worst finding is of a severity; 'clean' has none."""
    name = f"{level}.png"
    if level == "clean":
        return context.fixture("Inputs/cloud-rain@2x.png", name)
    if level == "note":
        (context.folder / name).write_bytes(dotted())
        return context.folder / name
    color = {"warning": DARK, "error": CLEAR}[level]
    return context.art(name, color, 40)


STATUSES = [
    ("clean", "note", 0), ("note", "note", 1), ("warning", "note", 1), ("error", "note", 1),
    ("clean", "warning", 0), ("note", "warning", 0), ("warning", "warning", 1),
    ("error", "warning", 1), ("note", "error", 0), ("warning", "error", 0), ("error", "error", 1),
    ("note", None, 0), ("warning", None, 0), ("error", None, 1), ("error", "never", 0)]


@check(over=[(f"{level} on {least}", level, least, status) for level, least, status in STATUSES])
def the_status_tells_the_worst_finding(context, case):
    _, level, least, status = case
    art_of(context, level)
    words = [f"{level}.png", "--isolated", *(["--fail-on", least] if least else [])]
    report = json.loads(context.run("lint", *words, "--reporter", "json", status=status).output)
    found = {one["severity"] for one in report["findings"]}
    require((level in found) or level == "clean", f"found {found}")
    require(level != "clean" or not found, f"found {report['findings']}")
    for command in (["check"], []):
        ended = context.run(*command, *words, "--no-sheet", status=status)
        require(ended.output.startswith(f"{level}.png"), ended.output)


@check(over=["gone.png", "text.png", "folder-that-is-not"])
def what_is_named_and_unreadable_is_2_and_the_others_are_judged(context, name):
    art_of(context, "warning")
    (context.folder / "text.png").write_text("no picture")
    ended = context.run(
        "lint", name, "warning.png", "--isolated", "--reporter", "json", status=2)
    report = json.loads(ended.output)
    require(RULES.vibrant_dark_content in rules_of(report), "the other was not judged")
    require([one["path"] for one in report["errors"]] == [name], report["errors"])
    require(len(ended.errors) == 1 and name in ended.errors[0], ended.error)
    # No findings fail this run, and still it has failed.
    context.run("lint", name, "--isolated", "--fail-on", "never", status=2)


@check()
def what_is_unreadable_in_a_folder_is_a_finding(context):
    expected = json.loads((context.fixtures / "Bad/expected.json").read_text())
    copied(context, "Bad")
    report = judged(context, "Bad", status=1)
    unread = {one["path"]: one for one in report["findings"] if one["rule"] == RULES.unreadable_asset}
    wanted = {f"Bad/{name}": words for name, words in expected.items() if words}
    require(set(unread) == set(wanted), f"unlike: {sorted(set(unread) ^ set(wanted))}")
    require(not report["errors"], report["errors"])
    for path, words in wanted.items():
        one = unread[path]
        require(one["severity"] == "error", one)
        said = f"{one['message']}; {one.get('fix', '')}"
        require(words.lower() in said.lower(), f"{path}: no '{words}': {said}")
    return f"{len(wanted)} files"


@check()
def a_set_without_a_picture_is_not_judged(context):
    """Nothing is clear of which no picture was seen."""
    def lint(status=0, *words):
        return context.run("lint", "Art.xcassets", "--isolated", *words, status=status)

    image_set(context, "Art.xcassets/empty.imageset", {})
    slots = {"images": [{"idiom": "universal", "scale": "2x"}], "info": {"version": 1}}
    (context.folder / "Art.xcassets/empty.imageset/Contents.json").write_text(json.dumps(slots))
    alone = lint()
    require(alone.output.splitlines()[-1] == "nothing was judged", alone.output)
    require("empty.imageset: names no picture, so it was not judged" in alone.output, alone.output)
    require(any(line.startswith("warning: nothing was judged") for line in alone.lines), alone.error)
    lint(2, "--require-art")
    # Nor is one whose picture cannot be decoded.
    image_set(context, "Art.xcassets/broken.imageset", {"b.png": b"no picture"})
    report = judged(context, "Art.xcassets", status=1)
    require(report["summary"]["judged"] == 0, report["summary"])
    shutil.rmtree(context.folder / "Art.xcassets/broken.imageset")
    good = (context.fixtures / "Inputs/cloud-rain@2x.png").read_bytes()
    image_set(context, "Art.xcassets/good.imageset", {"a.png": good})
    both = lint(0)
    require(both.output.splitlines()[-1].startswith(("all clear: 1 picture judged", "1 note")), both.output)
    require(judged(context, "Art.xcassets")["summary"]["judged"] == 1, "the empty set was counted")


@check()
def a_bad_file_that_is_named_ends_with_2(context):
    expected = json.loads((context.fixtures / "Bad/expected.json").read_text())
    copied(context, "Bad")
    bad = [f"Bad/{name}" for name, words in expected.items() if words]
    art_of(context, "warning")
    ended = context.run(
        "lint", "--isolated", *bad, "warning.png", "--reporter", "json", status=2)
    report = json.loads(ended.output)
    require(sorted(one["path"] for one in report["errors"]) == sorted(bad), "not all, or others")
    require(rules_of(report) >= {RULES.vibrant_dark_content}, "the good one was not judged")
    require(len(ended.errors) == len(bad), f"{len(ended.errors)} lines of {len(bad)}")
    for name in bad[:6]:
        context.run("lint", "--isolated", name, status=2)


@check()
def a_bad_file_in_a_catalog_is_a_finding_at_its_entry(context):
    data = png.flat(8, 8, WHITE)
    path = "WidgetExtension/A.xcassets/broken.imageset"
    image_set(context, path, {"good.png": data, "cut.png": data[:40], "gone.png": None})
    for words in (["."], ["WidgetExtension/A.xcassets"], [path]):
        report = judged(context, *words, status=1)
        found = {one["rule"]: one for one in report["findings"]}
        require({RULES.unreadable_asset, RULES.missing_file} <= set(found), f"{words}: {sorted(found)}")
        for rule, line in ((RULES.unreadable_asset, 8), (RULES.missing_file, 12)):
            one = found[rule]
            require(one["path"] == f"{path}/Contents.json", one["path"])
            require((one["line"], one["column"]) == (line, 16), (rule, one["line"], one["column"]))


@check()
def out_of_scope_nothing_is_decoded(context):
    data = png.flat(40, 40, DARK)
    image_set(context, "App/A.xcassets/a.imageset", {"a.png": data, "cut.png": data[:40]})
    image_set(context, "App/A.xcassets/b.imageset", {"b.png": data, "gone.png": None})
    pointer = b"version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n"
    image_set(context, "App/A.xcassets/c.imageset", {"c.png": pointer})
    report = judged(context, "App", status=0)
    require(not report["findings"] and report["summary"]["setsInScope"] == 0, report["summary"])
    require(report["summary"]["notes"] == ["1 Git LFS pointer out of scope, not fetched"], report["summary"])
    report = judged(context, "App", "--all", status=1)
    require(RULES.vibrant_dark_content in rules_of(report), rules_of(report))
    report = judged(context, "App/A.xcassets", status=1)
    require(RULES.vibrant_dark_content in rules_of(report), "a catalog that is named is in scope")
    require({RULES.unreadable_asset, RULES.missing_file} <= rules_of(report), rules_of(report))


@check()
def an_empty_scope_says_so(context):
    image_set(context, "App/A.xcassets/a.imageset", {"a.png": png.flat(40, 40, DARK)})
    (context.folder / "nothing").mkdir()
    for words, said in ((["App"], ["none of 1 image set", "--all"]), (["nothing"], ["nothing"])):
        for command in (["lint"], ["check"], []):
            ended = context.run(*command, *words, status=0)
            for part in said:
                require(part in ended.output + ended.error, f"{command}: {ended.output!r}")


@check()
def inspecting_nothing_says_so(context):
    image_set(context, "App/A.xcassets/a.imageset", {"a.png": png.flat(40, 40, DARK)})
    ended = context.run("inspect", "App")
    require("--all" in ended.output + ended.error, "says nothing at all")


@check()
def sources_are_read_unless_told_otherwise(context):
    copied(context, "Projects/Tides")
    with_sources, without = (
        judged(context, "Projects/Tides", *words)
        for words in ([], ["--no-sources"]))
    require(with_sources["summary"]["sources"] > 0, "read no sources")
    require(without["summary"]["sources"] == 0, "read sources all the same")
    require(RULES.missing_image not in rules_of(without), "names without sources")
    said = json.dumps(without)
    require(".swift" not in said, "evidence without sources")
    require(with_sources["summary"]["setsUnnamed"] == 2, with_sources["summary"])


@check()
def a_comment_ignores_a_finding_unless_told_otherwise(context):
    copied(context, "Projects/Tides")
    found = [one for one in judged(context, "Projects/Tides")["findings"]
             if one["rule"] == RULES.missing_image]
    require(found, "no name without an image")
    for one in found:
        source = context.folder / one["path"]
        lines = source.read_text().split("\n")
        lines[one["line"] - 1] += f" // vibrancy:ignore {RULES.missing_image} -- drawn elsewhere"
        source.write_text("\n".join(lines))
    for words, count in (
            ([], 0), (["--no-ignores"], len(found)), (["--isolated"], len(found))):
        ended = context.run("lint", "Projects/Tides", *words, "--reporter", "json", status=None)
        report = json.loads(ended.output)
        left = [one for one in report["findings"] if one["rule"] == RULES.missing_image]
        require(len(left) == count, f"{words}: {left}")
        require(report["summary"].get("ignored", 0) == len(found) - count, report["summary"])
    said = context.run("lint", "Projects/Tides", status=None).output
    noun = "finding" if len(found) == 1 else "findings"
    require(f"{len(found)} {noun} ignored in the sources" in said, said)


@check()
def people_are_told_one_cause_once_and_all_of_it_on_demand(context):
    for number in range(30):
        context.art(f"dark-{number}.png", DARK, 40)
    words = ["lint", "--isolated", *[f"dark-{number}.png" for number in range(30)]]
    short, long = (context.run(*words, *more).output for more in ([], ["--verbose"]))
    require("and 22 more; --verbose lists them" in short, short)
    require(short.count("\n") < 60 and "--verbose" not in long, short)
    for number in range(30):
        require(f"dark-{number}.png" in long, f"{number} is not listed")
    report = json.loads(context.run(*words, "--reporter", "json").output)
    counts = report["summary"]["counts"]
    require(counts["warning"] == 30 and f"{counts['warning']} warnings" in short, counts)


@check()
def evidence_is_shown(context):
    copied(context, "Projects/Tides")
    text = context.run("evidence", "Projects/Tides").output
    report = json.loads(context.run("evidence", "Projects/Tides", "--json").output)
    require(text.strip() and report["schema"] == 1, text)
    for place in report["open"]:
        require(place["what"] and ".swift:" in place["place"], place)
    context.run("evidence", "gone", status=2)
    context.run("evidence", status=2)


@check()
def inputs_come_in_every_way(context):
    art_of(context, "warning")
    data = (context.folder / "warning.png").read_bytes()
    (context.folder / "list").write_text("warning.png\n")
    (context.folder / "list0").write_bytes(b"warning.png\0")
    direct = judged(context, "warning.png", status=0)["findings"]
    for words in (
            ["@list"], ["--files-from", "list"], ["--files-from", "list0", "-0"],
            ["warning.png", "warning.png", "./warning.png", "@list"],
            ["./warning.png"]):
        require(judged(context, *words)["findings"] == direct, f"{words} finds otherwise")
    fed = judged(context, "--files-from", "-", "-0", input=b"warning.png\0")["findings"]
    require(fed == direct, "--files-from - finds otherwise")
    fed = judged(context, "-", "--stdin-filename", "warning.png", input=data)["findings"]
    require(
        [one["rule"] for one in fed] == [one["rule"] for one in direct], "stdin finds otherwise")
    require({one["path"] for one in fed} == {"warning.png"}, "stdin has another name")
    for command in (["check", "--no-sheet"], ["inspect"]):
        context.run(*command, "-", input=data)
    context.run("lint", "-", input=data[:50], status=2)
    context.run("lint", "-", input=b"", status=2)


@check(over=[
    ("again", ["T"]), ("spelt otherwise", ["./T/"]), ("a part", ["T/App"]),
    ("a part with sources", ["T/WidgetExtension"]), ("a link", ["T/link.png"])])
def overlapping_inputs_count_once(context, case):
    copied(context, "Projects/Tides")
    (context.folder / "Projects/Tides").rename(context.folder / "T")
    (context.folder / "T/link.png").symlink_to("nowhere.png")
    alone, together = (
        judged(context, "T", *words, status=None) for words in ([], case[1]))
    if case[0] == "a link":
        # Named, it is an error of the run; it is a finding no more, or one.
        one, two = ([hit["fingerprint"] for hit in run["findings"]] for run in (alone, together))
        require(set(two) <= set(one) and len(two) == len(set(two)), "findings are doubled")
        return
    prints = [one["fingerprint"] for one in together["findings"]]
    require(len(prints) == len(set(prints)), "findings are doubled")
    require(together["findings"] == alone["findings"], "finds otherwise")
    for key in ("judged", "sets", "sources", "computedNames", "setsUnnamed"):
        one, two = (run["summary"][key] for run in (alone, together))
        require(one == two, f"{key}: {two}, not {one}")


@check()
def what_is_excluded_is_not_judged(context):
    for name in ("art/a.png", "art/deep/b.png", "art/c.png"):
        context.art(name, DARK, 40)

    def paths(*words):
        return {one["path"] for one in judged(context, *words)["findings"]}

    require(paths("art") == {"art/a.png", "art/deep/b.png", "art/c.png"}, "not all")
    require(paths("art", "--exclude", "**/b.png") == {"art/a.png", "art/c.png"}, "a glob")
    require(paths("art", "--exclude", "deep") == {"art/a.png", "art/c.png"}, "a folder")
    require(paths("art/c.png", "--exclude", "**/c.png") == {"art/c.png"}, "one that is named")
    forced = paths("art/c.png", "--exclude", "**/c.png", "--force-exclude")
    require(forced == set(), "one that is named, by force")


@check()
def scenes_and_wallpapers_can_be_chosen(context):
    art_of(context, "warning")
    report = judged(context, "warning.png", "--scene", SCENES.standby)
    require({one.get("scene") for one in report["findings"]} <= {SCENES.standby, None}, "other scenes")
    require(RULES.standby_dark_content in rules_of(report), rules_of(report))
    context.art("grey.png", (130, 130, 130, 255), 40)
    words = ["grey.png", "--scene", "lock-screen"]
    plain, named = (
        [one for one in judged(context, *words, *more, status=0)["findings"]
         if one["rule"] == RULES.vibrant_contrast]
        for more in ([], ["--wallpaper", "#A0A0A0"]))
    require(not plain, "grey .5 is found not to stand out")
    require(len(named) == 1, f"{len(named)} findings on a wallpaper of grey .6")
    require(named[0]["severity"] in ("note", "warning"), "more than a warning of a wallpaper")
    require("A0A0A0" in named[0]["wallpaper"], named[0]["wallpaper"])


@check()
def the_listings_agree(context):
    ids = [line.split()[0] for line in context.run("rules").written[1:] if line[:1].islower()]
    require(len(ids) == len(set(ids)) >= 30, f"{len(ids)} rules")
    for one in ids:
        ended = context.run("explain", one)
        require(ended.output.startswith(one), f"explain {one}: {ended.output[:80]}")
        wide = [line for line in ended.written if len(line) > 80 and "{" not in line]
        require(not wide, f"explain {one}: {wide[:1]}")
        for part in ("Why", "What to do"):
            require(part in ended.written, f"explain {one} has no '{part}'")
    both = context.run("explain", ids[0], ids[1]).output
    require(ids[0] in both and ids[1] in both, "not both are explained")
    verbose = context.run("rules", "--verbose").output
    settings = settings_of(context)
    for rule, setting in settings["rules"].items():
        require(rule in ids, f"{rule} is not listed")
        for option in setting[1] if isinstance(setting, list) else []:
            require(option in verbose, f"{rule}'s {option} is not listed")
    require(sorted(settings["rules"]) == sorted(ids), "other rules in the settings")
    schema = json.loads(context.run("schema", "config").output)
    for one in ids:
        require(one in json.dumps(schema), f"the schema has no {one}")
    require(json.loads(context.run("schema", "widget").output), "no schema of widgets")


def settings_of(context):
    art_of(context, "clean")
    text = context.run("lint", "--isolated", "--show-settings", "clean.png").output
    return json.loads("\n".join(line for line in text.split("\n") if not line.startswith("//")))


@check()
def inspect_tells_the_facts(context):
    art_of(context, "warning")
    ended = context.run("inspect", "warning.png")
    for words in ("40×40", "visible", "luma", "lock-screen", "legible", RULES.vibrant_dark_content):
        require(words in ended.output, f"no '{words}'")
    one = json.loads(context.run("inspect", "warning.png", "--json").output)["art"][0]
    facts = one["facts"]
    require(facts["pixel-area"] == 1600 and facts["visible-fraction"] == 1, facts)
    luma = (.2126 * 20 + .7152 * 24 + .0722 * 30) / 255
    require(abs(facts["luma-p95"] - luma) < 0.002, facts["luma-p95"])
    curve = next(
        scene for scene in one["scenes"] if scene["scene"] == "lock-screen")["legible-range"]
    require([round(point["grey"], 9) for point in curve] == [n / 20 for n in range(21)], "greys")
    two = json.loads(context.run("inspect", "warning.png", "warning.png", "--json").output)
    require(len(two["art"]) == 1, "one named twice is reported twice")
    context.run("inspect", "gone.png", status=2)


@check()
def a_first_look_writes_one_sheet(context):
    art_of(context, "warning")
    shutil.copyfile(context.folder / "warning.png", context.folder / "other.png")
    ended = context.run("warning.png", "other.png", status=0)
    require(sheets(context) == ["vibrancy.png"], f"{sheets(context)}")
    require("vibrancy.png" in ended.output, "the sheet is not named")
    png.whole((context.folder / "vibrancy.png").read_bytes())
    again = context.run(".", status=0)
    require("vibrancy.png   " not in again.output, "judges its own sheet")
    (context.folder / "bare").mkdir()
    context.run("../warning.png", "--no-sheet", cwd=context.folder / "bare")
    require(not list((context.folder / "bare").iterdir()), "wrote a sheet all the same")
    require("explain" in ended.output or "next:" in ended.output, "no next step")


@check(over=[(f"{columns} columns", columns) for columns in (60, 80, 132)], is_long=True,
       except_for=["60 columns"])
def a_first_look_fits_its_terminal(context, case):
    columns = case[1]
    copied(context, "Projects/Tides", "Widgets/Charge", "Inputs")
    for words in (["Projects/Tides"], ["Widgets"], ["Inputs/landscape@3x.png"]):
        said = context.on_terminal(*words, columns=columns).splitlines()
        wide = [line for line in said if len(line) > columns and " " in line.strip()]
        # A name, and a command to copy, are not broken.
        wide = [line for line in wide if not line.startswith(("next: ", "sheet "))]
        require(not wide, f"wider than {columns}: {wide[:2]}")
        require("\u2717 " not in said[-1] or "error" in said[-1], f"no legend: {said[-1]}")


@check()
def a_first_look_ends_with_what_its_signs_mean(context):
    for level in ("error", "warning", "clean"):
        art_of(context, level)
    words = ["--isolated", "--fail-on", "never"]
    last = context.run("clean.png", *words).written[-1]
    require(last == "\u2713 legible", last)
    said = context.run("clean.png", "error.png", "warning.png", *words).written
    legend = dict(part.split(" ", 1) for part in said[-1].split("   "))
    used = {line.split()[1] for line in said if line.startswith("  ")} - {"\u2192"}
    used = {sign for sign in used if len(sign) == 1 and not sign.isalnum()}
    require(set(legend) == used, f"{legend} for {used}")
    require(context.run("clean.png", *words, "--no-sheet").written[-1] == last, "without a sheet")


@check(over=[
    ("nothing wrong", ["clean.png"]), ("one rule", ["error.png"]), ("an odd name", ["it's a.png"]),
    ("a dash", ["--", "-x.png"]), ("nothing in scope", ["Catalogs"]), ("a project", ["Projects"])])
def what_a_first_look_says_to_run_next_runs(context, case):
    for level in ("error", "clean"):
        art_of(context, level)
    shutil.copyfile(context.folder / "error.png", context.folder / "it's a.png")
    shutil.copyfile(context.folder / "clean.png", context.folder / "-x.png")
    copied(context, "Catalogs", "Projects/Tides")
    said = context.run(*case[1], status=None).output
    step = said.split("next: ", 1)[1].splitlines()[0]
    require(step.startswith("vibrancy "), step)
    words = shlex.split(step)[1:]
    # Findings are not failure here: that it runs at all is asked.
    require(context.run(*words, status=None).status in (0, 1), f"'{step}' cannot be run")


@check(is_long=True)
def blocks_of_a_first_look_have_names_of_their_own(context):
    copied(context, "Widgets/Month", "Widgets/Postcard", "Widgets/Today", "Projects/Tides")
    said = context.run("Widgets", status=None)
    heads = [line for line in said.written if line[:1].isupper() and " \u00b7 " in line]
    require(len(heads) == 20 == len(set(heads)), f"{heads}")
    require(any(line.startswith("Month \u00b7 mar \u00b7 systemSmall   ") for line in heads), heads)
    require("Contents.json" not in said.output, "a set is called by its Contents.json")
    require("2 image sets are shown in described widgets only" in said.error, said.error)
    said = context.run("Projects/Tides", "-v", status=None).output
    require("tide-high (WidgetExtension/Assets.xcassets)" in said, said)
    require("Contents.json" not in said, "a set is called by its Contents.json")


@check()
def a_family_is_guessed_by_size_and_may_be_named(context):
    shutil.copyfile(context.fixtures / "Inputs/gauge@3x.png", context.folder / "large@3x.png")
    said = context.run("large@3x.png", "--no-sheet").written[0]
    require(said.endswith("72 pt, taken as accessoryCircular"), said)
    for name in ("small", "systemSmall"):
        said = context.run("large@3x.png", "--no-sheet", "--family", name).written[0]
        require(said.endswith("72 pt, used as systemSmall"), said)
    said = context.run("large@3x.png", "--no-sheet", "--family", "small").output
    require("lock-screen" not in said and SCENES.standby in said, f"where no family of it is: {said}")
    sizes = {"circular": 0, "small": 0}
    context.art("big@3x.png", (250, 250, 250, 255), 400)
    for name in sizes:
        said = context.run("big@3x.png", "--no-sheet", "--family", name, status=None).output
        sizes[name] = RULES.archival_size in said
    require(sizes == {"circular": True, "small": False}, f"the family decides nothing: {sizes}")


# Every run keeps `folders.a_drawing_whose_parts_a_description_shows_is_no_picture_of_its_own`.
@check(is_long=True)
def a_set_that_a_description_shows_is_judged_in_it(context):
    copied(context, "Widgets/Today")
    sets = "Widgets/Today/Assets.xcassets"
    report = judged(context, "Widgets", "--all")
    require(report["summary"]["sets"] == 0, report["summary"])
    require(any("2 image sets are shown" in note for note in report["summary"]["notes"]), report)
    require(judged(context, sets)["summary"]["sets"] == 2, "a named catalog is none")
    for words, expected in (["Widgets"], False), ([sets], True), (["Widgets", sets], True):
        ended = context.run("render", *words, "--scene", "home-light", "-o", "out")
        require(("/Open/Open@3x." in ended.output) == expected, f"{words}: {ended.output}")
        require(("note: Widgets/Today/Assets.xcassets: 2 image" in ended.error) != expected, words)
    # A set that it does not show stays an input of its own.
    folder = context.folder / sets
    shutil.copytree(folder / "Open.imageset", folder / "Other.imageset")
    ended = context.run("render", "Widgets", "--scene", "home-light", "-o", "out")
    require("/Other/Open@3x." in ended.output and "/Open/" not in ended.output, ended.output)


def sheets(context):
    return sorted(name for name in context.tree() if name.endswith("vibrancy.png"))


@check()
def sheets_are_named_after_the_whole_name(context):
    for name in ("logo.v1@2x.png", "logo.v2.png", "a@b.c.png", "art.d/x.png"):
        (context.folder / name).parent.mkdir(exist_ok=True)
        (context.folder / name).write_bytes(dotted())
        context.run("check", name if "/" not in name else "art.d/")
    (context.folder / "art.d/x.png").unlink()
    context.run("check", "-", input=dotted())
    expected = ["a@b.c", "art.d", "logo.v1", "logo.v2", "stdin"]
    require(sheets(context) == [f"{name}.vibrancy.png" for name in expected], sheets(context))


@check(over=["check", "render", "convert", "lint", "inspect"])
def what_a_pattern_names_twice_holds_no_sheet_of_sheets(context, command):
    words = [command]
    words += {"render": ["-o", "out"], "convert": ["-o", "out", "--to", "grayscale"]}.get(
        command, [])
    for name in ("a.png", "b.png"):
        (context.folder / name).write_bytes(dotted())
    context.run("a.png")
    context.run("a.png", "b.png")
    made = sheets(context)
    require(made == ["a.vibrancy.png", "vibrancy.png"], made)
    ended = context.run(*words, *sorted(path.name for path in context.folder.glob("*.png")))
    for name in made:
        require(f"note: {name}: is a contact sheet" in ended.error, ended.error)
        require(f"{name}   " not in ended.output, f"{name} is judged")
        require(f"/{name.removesuffix('.png')}." not in ended.output, f"{name} is an input")
    require(sheets(context) == made, "made another sheet")
    quiet = context.run(*words, "-q", "a.png", "vibrancy.png")
    require(not quiet.error, quiet.error)
    alone = context.run(*words, "vibrancy.png")
    require("note" not in alone.error, "a sheet named alone is passed over")
    # A folder's are passed over in silence.
    walked = context.run(*words, ".", "--exclude", "out")
    require("sheet of ours" not in walked.error, walked.error)
    require("/vibrancy." not in walked.output, f"a walk takes the sheet: {walked.output}")


@check()
def a_picture_that_is_only_named_like_a_sheet_is_art_and_stays(context):
    for name in ("a.png", "vibrancy.png", "b.vibrancy.png"):
        (context.folder / name).write_bytes(dotted())
    ended = context.run("a.png", "b.vibrancy.png", "vibrancy.png", status=2)
    require("note" not in ended.error, ended.error)
    for name in ("a.png   ", "b.vibrancy.png   ", "vibrancy.png   "):
        require(f"{name}" in ended.output, f"{name} is not judged")
    require("error: vibrancy.png: is not a contact sheet of ours" in ended.error, ended.error)
    require((context.folder / "vibrancy.png").read_bytes() == dotted(), "art was written over")
    require("vibrancy.png   " in context.run(".", "--no-sheet").output, "a walk leaves out art")


@check()
def findings_are_about_what_is_judged(context):
    copied(context, f"Rules/{RULES.vibrant_contrast}/triggers")
    report = judged(context, f"Rules/{RULES.vibrant_contrast}/triggers")
    for one in report["findings"] + report["undetermined"]:
        path = one.get("asset", one["path"])
        require((context.folder / path).exists(), f"{path} is not a file")
        require(is_about(one, "Rules"), path)
        if "rectangle" in one and path.endswith(".png"):
            width, height, _, _ = png.whole((context.folder / path).read_bytes())
            box = one["rectangle"]
            require(box["width"] > 0 and box["height"] > 0, "an empty rectangle")
            require(box["x"] + box["width"] <= width, "reaches over the right edge")
            require(box["y"] + box["height"] <= height, "reaches over the bottom")


@check()
def a_first_look_tells_of_code_and_of_files_that_are_no_art(context):
    copied(context, f"Rules/{RULES.opaque_shape_swallows}/triggers")
    said = context.run("Rules", status=None).output
    found = rf"^PillWidget +! .*\({RULES.opaque_shape_swallows}\) · Rules/\S+\.swift:\d+$"
    require(re.search(found, said, re.M), said)
    image_set(context, "W.xcassets/cut.imageset", {"cut.png": b"version https://git-lfs.github.com/spec/v1"})
    said = context.run("W.xcassets/cut.imageset", status=1).output
    found = rf"^W.*Contents\.json:\d+\n  file +✗ .*\({RULES.unreadable_asset}\)"
    require(re.search(found, said, re.M), said)
    require("✗ error" in said, "no legend")


@check()
def a_first_look_at_a_project_has_forty_lines_at_most(context):
    """A line a widget, the worst first; its sheet has an end, too."""
    widgets = context.folder / "App/AppWidget"
    widgets.mkdir(parents=True)
    (widgets / "Provider.swift").write_text(
        "import WidgetKit\nstruct Entry: TimelineEntry { let date: Date }\n"
        "struct Provider: TimelineProvider {\n"
        "  func placeholder(in context: Context) -> Entry { Entry(date: .now) }\n"
        "  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}\n"
        "  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}\n}\n")
    for number in range(30):
        color = ".black" if number % 2 else ".white"
        (widgets / f"W{number}.swift").write_text(
            "import SwiftUI\nimport WidgetKit\n" + f"struct W{number}Widget: Widget {{\n"
            "  var body: some WidgetConfiguration {\n"
            f'    StaticConfiguration(kind: "{number}", provider: Provider()) {{ _ in\n'
            f'      Text("Hello {number}").foregroundStyle({color})\n'
            "        .containerBackground(.white, for: .widget)\n    }\n  }\n}\n")
        image_set(context, f"App/AppWidget/Assets.xcassets/art{number}.imageset",
                  {"a.png": png.flat(60, 60, (20, 20, 20, 255))})
    ended = context.run("App", status=None)
    lines = (ended.output + ended.error).splitlines()
    require(len(lines) <= 40, f"{len(lines)} lines")
    require(re.match(rf"W0Widget +✗ .*\({RULES.text_contrast}\) · App/AppWidget/W0.swift:6", lines[0]), lines[0])
    require("read 30 widgets in 1 target" in ended.output, ended.output)
    rest = [line for line in lines if "and 18 more widgets, 18 with findings; 'vibrancy lint App' reports them" in line]
    require(len(rest) == 1, ended.output)
    width, height, _ = png.decode((context.folder / "App.vibrancy.png").read_bytes())
    require(width <= 2400 and height <= 4000, f"{width}x{height}")
    more = context.run("App", "-v", "--no-sheet", status=None).output
    require(all(f"W{number}Widget " in more for number in range(30)), more)


@check()
def clockkit_is_one_warning(context):
    """A data source of ClockKit is named; what it alone shows is art that no widget uses."""
    copied(context, "Projects/Laps/WatchComplication")
    report = judged(context, "Projects/Laps/WatchComplication", "--require-understood", "--fail-on", "warning", status=0)
    warnings = report["summary"]["warnings"]
    require([one["kind"] for one in warnings] == ["not-supported"], warnings)
    require(warnings[0]["message"].startswith("ClockKit is not judged: WidgetKit replaced it"), warnings)
    require(warnings[0]["path"].endswith("ComplicationController.swift"), warnings)
    require(not report["findings"] and report["summary"]["setsUnnamed"] == 2, report["summary"])
