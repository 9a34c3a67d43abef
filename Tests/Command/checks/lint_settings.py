# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The configuration: where it is found, what it changes, what is wrong with it and where."""

import json
import os

import png
from harness import check, require
from linting import image_set, rules_of
from listed import RULES, SCENES

DARK = (20, 24, 30, 255)


def configured(context, text, name=".vibrancy.json"):
    path = context.folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text if isinstance(text, str) else json.dumps(text))
    return path


def report_of(context, *words, status=None, **options):
    return json.loads(context.run(
        "lint", *words, "--reporter", "json", status=status, **options).output)


def ruled(setting):
    """A configuration of one rule, on one line; its setting begins at column 32."""
    return f'{{"rules": {{"{RULES.vibrant_contrast}": {setting}}}}}'


MISTAKES = [
    ('{"ruls": {}}', 1, 2, ["ruls", "'rules'"]),
    ('{\n  "rules": {\n    "vibrant-contrst": "off"\n  }\n}', 3, 5, [f"'{RULES.vibrant_contrast}'"]),
    (ruled('"eror"'), 1, 32, ["'eror'", "'error'"]),
    (ruled("2"), 1, 32, [RULES.vibrant_contrast]),
    (ruled('["error", {"warning-rati": 3}]'), 1, 43, ["'warning-ratio'"]),
    (ruled('["error", {"warning-ratio": "3"}]'), 1, 60, ["string", "21"]),
    (ruled('["error", {"warning-ratio": 99}]'), 1, 60, ["99", "21"]),
    (ruled('["error", {"warning-ratio": NaN}]'), 1, 60, ["21"]),
    (ruled("[]"), 1, 32, [RULES.vibrant_contrast]),
    (ruled('["error", {}, 3]'), 1, None, [RULES.vibrant_contrast]),
    ('{"rules": []}', 1, 11, ["rules", "list"]),
    ('{"scenes": ["lock-scren"]}', 1, 13, ["'lock-scren'", "'lock-screen'"]),
    ('{"scenes": "lock-screen"}', 1, 12, ["scenes", "string"]),
    ('{"wallpapers": ["vivd"]}', 1, 17, ["'vivd'", "'vivid'"]),
    ('{"wallpapers": ["#12345"]}', 1, 17, ["#RRGGBB"]),
    ('{"wallpapers": ["gone.png"]}', 1, 17, ["gone.png"]),
    ('{"model": 2}', 1, 11, ["2", "1"]),
    ('{"model": "1"}', 1, 11, ["model", "string"]),
    ('{"scope": []}', 1, 11, ["scope", "empty"]),
    ('{"scope": [1]}', 1, 12, ["scope"]),
    ('{"overrides": [{"files": ["*"], "scnes": []}]}', 1, 33, ["scnes", "'scenes'"]),
    ('{"overrides": [{"rules": {}}]}', 1, None, ["files"]),
    ('{"overrides": [{"files": ["*"], "text": "yes"}]}', 1, 41, ["text"]),
    ('{"overrides": [{"files": ["*"], "rules": {"vibrant-contrst": "off"}}]}', 1, 43,
     [f"'{RULES.vibrant_contrast}'"]),
    ('{"overrides": [{"files": ["*"], "exclude-scenes": ["standbi"]}]}', 1, 52, [f"'{SCENES.standby}'"]),
    ('{"fail-on": "wrning"}', 1, 13, ["'warning'"]),
    ('{"rules": {}, "rules": {}}', 1, 15, ["rules"]),
    ('{"scope": ["a"', 1, None, ["list"]),
    ('{"scope": ["a', 1, None, ["string"]),
    ("{\n\n\n", None, None, ["object"]),
    ("", 1, 1, ["empty"]),
    ("[]", 1, 1, ["list", "object"]),
    ("null", 1, 1, ["object"]),
    ("{,}", 1, 2, []),
    ('{"exclude": ["a"] "scope": ["b"]}', 1, 19, []),
    ("\x00\x01", 1, 1, []),
    ("{} {}", 1, 4, []),
]


@check(over=[(text.encode("ascii", "backslashreplace").decode().replace("\n", " ").replace(
    "\x00", "").replace("\x01", "") or "empty", *rest)
    for text, *rest in ((text, text, *rest) for text, *rest in MISTAKES)])
def a_mistake_is_named_with_its_place(context, mistake):
    _, text, line, column, said = mistake
    context.art("a.png", DARK, 40)
    configured(context, text)
    for words in (["lint"], ["check", "--no-sheet"], ["inspect"]):
        ended = context.refused(*words, "a.png", saying=["error: .vibrancy.json:", *said])
        require(not ended.output, f"judged all the same: {ended.output[:200]}")
    where = ended.error.split(": ")[1].split(":")
    if line is not None:
        require(where[1] == str(line), f"in line {where[1]}, not {line}: {ended.error}")
    if column is not None:
        require(where[2] == str(column), f"in column {where[2]}, not {column}: {ended.error}")
    require(len(ended.error) < 300, f"is long-winded: {ended.error}")
    context.run("lint", "--isolated", "a.png")


@check()
def several_mistakes_are_told_at_once(context):
    context.art("a.png", DARK, 40)
    configured(context, """{
  // a comment
  "rules": {"vibrant-contrst": "off", "RULE": "wraning",},
  "scenes": ["lock-scren"],
  'scop': [],
  "exclude": [nul "b"],
}""".replace("RULE", RULES.vibrant_detail))
    ended = context.run("lint", "a.png", status=2)
    require(len(ended.errors) == 6, f"{len(ended.errors)} lines: {ended.error}")
    for line, number in zip(ended.errors, (3, 3, 4, 5, 6, 6)):
        require(line.startswith(f"error: .vibrancy.json:{number}:"), line)


@check()
def it_is_found_upwards_from_the_input(context):
    context.art("a/b/c/art.png", DARK, 40)
    quiet = {"rules": {RULES.vibrant_dark_content: "off"}}

    def hits(*words, **options):
        return RULES.vibrant_dark_content in rules_of(report_of(context, *words, **options))

    require(hits("a/b/c/art.png"), "found without configuration")
    configured(context, quiet)
    require(not hits("a/b/c/art.png"), "not found three folders up")
    require(not hits("a/b/c"), "not found for a folder")
    inside = {"cwd": context.folder / "a/b/c"}
    require(not hits("art.png", **inside), "not found from a folder below")
    (context.folder / "elsewhere").mkdir()
    require(
        not hits("../a/b/c/art.png", cwd=context.folder / "elsewhere"),
        "not found from the input's folder")
    configured(context, {}, "a/b/.vibrancy.json")
    require(hits("a/b/c/art.png"), "the nearest does not count")
    require(hits("a/b/c/art.png", "--isolated"), "--isolated reads it")
    configured(context, quiet, "other.json")
    require(not hits("a/b/c/art.png", "--config", "other.json"), "--config is not read")
    (context.folder / ".vibrancy.json").unlink()
    (context.folder / "a/b/.vibrancy.json").unlink()
    data = (context.folder / "a/b/c/art.png").read_bytes()
    configured(context, quiet)
    require(not hits("-", input=data), "not found for standard input")


@check()
def config_and_isolated_exclude_each_other(context):
    context.art("a.png", DARK, 40)
    configured(context, {}, "c.json")
    context.refused("lint", "a.png", "--config", "c.json", "--isolated", saying="--isolated")


@check()
def it_changes_what_is_found(context):
    context.art("art/a.png", DARK, 40)
    context.art("art/lock/b.png", DARK, 40)
    rule = RULES.vibrant_dark_content

    def severities(configuration, *words):
        configured(context, configuration)
        return {
            one["path"]: one["severity"] for one in report_of(context, "art", *words)["findings"]
            if one["rule"] == rule}

    both = {"art/a.png": "warning", "art/lock/b.png": "warning"}
    require(severities({}) == both, severities({}))
    for level in ("note", "error"):
        found = set(severities({"rules": {rule: level}}).values())
        require(found == {level} or (level, found) == ("error", {"warning"}), f"{level}: {found}")
    require(not severities({"rules": {rule: "off"}}), "off is on")
    require(not severities({"rules": {rule: ["warning", {"dark-luma": 0.01}]}}), "an option")
    require(severities({"exclude": ["art/lock/**"]}) == {"art/a.png": "warning"}, "exclude")
    override = {"files": ["**/lock/*"], "rules": {rule: "off"}}
    require(severities({"overrides": [override]}) == {"art/a.png": "warning"}, "override")
    override = {"files": ["**/lock/*"], "exclude-scenes": ["lock-screen"]}
    require(severities({"overrides": [override]}) == {"art/a.png": "warning"}, "exclude-scenes")
    override = {"files": ["**/lock/*"], "scenes": [SCENES.home_tinted]}
    require(severities({"overrides": [override]}) == {"art/a.png": "warning"}, "scenes")
    require(not severities({"scenes": [SCENES.home_tinted]}), "scenes of all")
    require(severities({"scenes": [SCENES.home_tinted]}, "--scene", "lock-screen") == both, "--scene")
    two = [
        {"files": ["**"], "rules": {rule: "off"}},
        {"files": ["**/lock/*"], "rules": {rule: "note"}}]
    require(severities({"overrides": two}) == {"art/lock/b.png": "note"}, "the last counts")
    configured(context, {"fail-on": "note"})
    context.run("lint", "art", status=1)
    context.run("lint", "art", "--fail-on", "error", status=0)


@check()
def rules_that_are_named_are_judged_alone(context):
    context.art("art/a.png", DARK, 40)
    context.art("art/lock/b.png", DARK, 40)
    rule, other = RULES.vibrant_dark_content, RULES.standby_dark_content

    def found(configuration, *words):
        configured(context, configuration)
        return {(one["rule"], one["path"]) for one in report_of(context, "art", *words)["findings"]}

    both = {(rule, "art/a.png"), (rule, "art/lock/b.png")}
    require({one for one, _ in found({})} > {rule, other}, found({}))
    require(found({}, "--rule", rule) == both, found({}, "--rule", rule))
    require(found({"rules": {rule: "off"}}, "--rule", rule) == both, "off stays off")
    names = {one for one, _ in found({}, "--rule", f"{rule},{other}")}
    require(names == {rule, other}, names)
    override = {"files": ["**/lock/*"], "rules": {rule: "off", other: "error"}}
    require(found({"overrides": [override]}, "--rule", rule) == {(rule, "art/a.png")}, "override")
    configured(context, {"rules": {rule: "off", other: "off"}})
    said = context.run("lint", "art", "--rule", rule).error
    require(".vibrancy.json" not in said, f"reports what does not hold: {said}")
    configured(context, {})
    context.run("lint", "art", "--write-baseline", "base.json", status=None)
    context.run("lint", "art", "--baseline", "base.json", "--rule", rule, status=0)
    (context.folder / "art/a.png").unlink()
    said = context.run("lint", "art", "--baseline", "base.json", "--rule", rule, status=1)
    require("1 entry of base.json matches no finding any more" in said.output, said.output)


@check(over=[
    "**/Dark.imageset", "**/Dark.imageset/*", "**/Dark.imageset/Contents.json", "Dark.imageset",
    "dark.png", "*.png", "**/dark.png", "Widget/*/*/dark.png"])
def a_set_is_meant_by_what_is_in_it(context, pattern):
    image_set(
        context, "Widget/Assets.xcassets/Dark.imageset", {"dark.png": png.flat(40, 40, DARK)})
    require(RULES.vibrant_dark_content in rules_of(report_of(context, ".")), "nothing to silence")
    configured(context, {
        "overrides": [{"files": [pattern], "rules": {RULES.vibrant_dark_content: "off"}}]})
    require(RULES.vibrant_dark_content not in rules_of(report_of(context, ".")), "not silenced")


@check()
def scope_brings_in_and_leaves_out(context):
    data = png.flat(40, 40, DARK)
    image_set(context, "App/Faces.xcassets/a.imageset", {"a.png": data})
    image_set(context, "Widget/B.xcassets/b.imageset", {"b.png": data})

    def paths(configuration, *words):
        configured(context, configuration)
        return {one["path"].split("/")[0] for one in report_of(context, ".", *words)["findings"]}

    require(paths({}) == {"Widget"}, paths({}))
    require(paths({"scope": ["App/**"]}) == {"App"}, paths({"scope": ["App/**"]}))
    require(paths({"scope": ["App/**"]}, "--all") == {"App", "Widget"}, "--all")


@check()
def configured_pairs_are_compared(context):
    rows = [bytes((235, 88, 80, 255)) * 24] * 24
    other = [bytes((0, 149, 167, 255)) * 24] * 24
    image_set(context, "Widget/B.xcassets/day.imageset", {"d.png": png.file(24, 24, rows)})
    image_set(context, "Widget/B.xcassets/dusk.imageset", {"e.png": png.file(24, 24, other)})
    require(RULES.variants_collapse not in rules_of(report_of(context, ".")), "a pair nobody named")
    configured(context, {"variants": [["day", "dusk"]]})
    require(RULES.variants_collapse in rules_of(report_of(context, ".")), "the pair is not compared")
    configured(context, {"variants": [["day"]]})
    context.run("lint", ".", status=2)


SETTINGS = {
    "model": 1, "scope": ["W/**", "x y/*.xcassets"], "exclude": ["**/old/**"],
    "rules": {RULES.vibrant_contrast: ["warning", {"warning-ratio": 3}], RULES.dark_halo: "off"},
    "scenes": [SCENES.home_tinted, "lock-screen"], "wallpapers": ["mid", "#102030"],
    "overrides": [
        {"files": ["**/*.png"], "text": True, "exclude-scenes": [SCENES.standby]},
        {"files": ["a", "b"], "rules": {RULES.dark_halo: "error"}, "scenes": [SCENES.standby]}],
    "fail-on": "warning"}


@check()
def what_holds_is_printed_as_a_configuration(context):
    context.art("a.png", DARK, 40)
    for configuration in ({}, SETTINGS):
        configured(context, configuration)
        first = context.run("lint", "--show-settings", "a.png").output
        require(".vibrancy.json" in first.splitlines()[0], "does not say where it comes from")
        configured(context, first, "again.json")
        again = context.run("lint", "--show-settings", "--config", "again.json", "a.png").output
        require(body(first) == body(again), "printed, read and printed again it is another")
        one, two = (
            report_of(context, "a.png", "--config", name)
            for name in (".vibrancy.json", "again.json"))
        require(one["findings"] == two["findings"], "and finds otherwise")
    printed = json.loads(body(first))
    require(printed["rules"][RULES.vibrant_contrast][1]["warning-ratio"] == 3, "lost an option")
    require(printed["scope"] == SETTINGS["scope"], printed["scope"])
    plain = context.run("lint", "--show-settings", "--isolated", "a.png").output
    require("no configuration" in plain.splitlines()[0], plain.splitlines()[0])
    for words in (["check"], ["inspect"]):
        require(context.run(*words, "--show-settings", "a.png").output == first, f"{words}")


def body(text):
    return "\n".join(line for line in text.splitlines() if not line.startswith("//"))


@check(over=[("every ninth", 9), ("every", 1)], is_long=True, except_for=["every ninth"])
def a_configuration_cut_at_any_byte_is_one_clear_error(context, case):
    context.art("a.png", DARK, 8)
    data = json.dumps(SETTINGS, indent=1).encode()
    for length in range(0, len(data), case[1]):
        (context.folder / ".vibrancy.json").write_bytes(data[:length])
        ended = context.run("lint", "--show-settings", "a.png", status=2)
        require(len(ended.lines) == 1, f"cut at {length}: {ended.error}")
        require(ended.error.startswith("error: .vibrancy.json:"), f"cut at {length}: {ended.error}")
    return f"{-(-len(data) // case[1])} cuts"


@check()
def a_configuration_may_be_anything(context):
    context.art("a.png", DARK, 8)
    path = context.folder / ".vibrancy.json"
    for data in (
            b"\xff\xfe{}", b"[" * 100_000, b'{"a":' * 100_000,
            b'{"scope":["' + b"*" * 50_000 + b'"]}',
            b"/*" * 1000, b'{"rules":{"\xff":"off"}}', b'{"scope":["\\ud800"]}',
            b'{"scope":["\xe2\x80\xae\x1b[31m"], "x\xe2\x80\xae\x1b[31m":1}', b"\xef\xbb\xbf{}",
            ruled('["error", {"warning-ratio": ' + "9" * 5000 + "}]").encode()):
        path.write_bytes(data)
        ended = context.run("lint", "a.png", status=None)
        require(ended.status in (0, 2), f"{data[:20]!r} ended with {ended.status}")
        require(max(map(len, ended.lines), default=0) < 400, "is long-winded")
    path.unlink()
    path.mkdir()
    context.run("lint", "a.png", status=2)
    path.rmdir()
    path.symlink_to(".vibrancy.json")
    context.run("lint", "a.png", status=None)
    path.unlink()
    os.mkfifo(path)
    context.run("lint", "a.png", status=None)


@check()
def patterns_that_backtrack_end_in_time(context):
    context.art("a" * 60 + ".png", DARK, 8)
    configured(context, {"exclude": ["**/" * 30 + "*a*a*a*a*a*a*a*a*a*b", "*a" * 40 + "b"]})
    context.run("lint", ".", cpu_seconds=60)


def notes(ended):
    return [line for line in ended.error.splitlines() if line.startswith("note: .vibrancy.json")]


@check()
def what_a_configuration_switches_off_is_told_in_one_line(context):
    for name in ("a", "b", "c"):
        context.art(f"art/{name}.png", DARK)
    context.run("lint", "art", status=0)
    configured(context, {
        "rules": {RULES.dark_halo: "off", RULES.vibrant_dark_content: "note",
                  RULES.vibrant_contrast: ["error", {"largest-share": 1}]},
        "scenes": ["lock-screen"], "exclude": ["b.png"],
        "overrides": [{"files": ["c.png"], "rules": {RULES.vibrant_detail: "off"}}]})
    reported = (
        f"note: .vibrancy.json: switches off 1 rule ({RULES.dark_halo}); "
        f"quiets for some files 1 rule ({RULES.vibrant_detail}); "
        f"makes milder 1 rule ({RULES.vibrant_dark_content}); sets options of 1 rule "
        f"({RULES.vibrant_contrast}); does not judge 3 scenes "
        f"({SCENES.home_tinted_glass}, {SCENES.standby}, {SCENES.standby_night}); "
        "leaves out 1 piece of art")
    for words in ((), ("-q",), ("--reporter", "json")):
        ended = context.run("lint", "art", *words, status=None)
        require(notes(ended) == [reported], ended.error)
    summary = report_of(context, "art")["summary"]
    require(summary["excluded"] == 1 and summary["judged"] == 2, summary)
    scenes = ("--scene", f"lock-screen,{SCENES.home_tinted_glass},{SCENES.standby},{SCENES.standby_night}")
    require("scenes" not in notes(context.run("lint", "art", *scenes, status=None))[0], "scenes")
    ended = context.run("lint", "art", "--isolated", status=None)
    require(not notes(ended), ended.error)
    require("excluded" not in json.loads(context.run(
        "lint", "art", "--isolated", "--reporter", "json", status=None).output)["summary"], "said")


@check()
def a_configuration_that_switches_nothing_off_says_nothing(context):
    context.art("a.png", DARK)
    configured(context, {
        "rules": {RULES.vibrant_dark_content: "error"}, "wallpapers": ["vivid"], "fail-on": "warning"})
    ended = context.run("lint", "a.png", status=None)
    require(not notes(ended), ended.error)


def told_idle(context, patterns, *words, **rest):
    configured(context, {"overrides": [
        {"files": [pattern], "rules": {RULES.vibrant_detail: "error"}} for pattern in patterns], **rest})
    reported = context.run("lint", *words, status=None).error.splitlines()
    return [line for line in reported if ".vibrancy.json: " in line and "overrides" in line]


@check()
def a_pattern_that_means_nothing_is_told(context):
    data = png.flat(8, 8, DARK)
    image_set(context, "Widget/A.xcassets/Rain.imageset", {"rain@2x.png": data})
    image_set(context, "App/B.xcassets/far.imageset", {"b.png": data})
    context.art("art/loose.png", DARK, 8)
    (context.folder / "App/a.swift").write_text("let one = 1\n")
    reported = told_idle(context, ["rain.png", "far.imageset", "**/nosuch.imageset"], ".")
    require(reported == [
        'note: .vibrancy.json: overrides[0]: "rain.png" matches no art here; a set is matched by '
        'its folder: "**/Rain.imageset"',
        'note: .vibrancy.json: overrides[2]: "**/nosuch.imageset" matches no art here'], reported)
    require(not told_idle(context, ["**/Rain.imageset"], "."), "the suggestion matches nothing")
    good = ["rain@2x.png", "App/**", "b.png", "loose.png", "art", "**/a.swift", "gone.swift"]
    require(not told_idle(context, good, "."), "something that is there")
    require(not told_idle(context, ["b.png"], ".", exclude=["App/**"]), "excluded art is there")
    bad = ["no.png"]
    require(len(told_idle(context, bad, ".")) == 1, "one line")
    require(len(told_idle(context, bad, str(context.folder))) == 1, "the folder by its whole path")
    for words in (["Widget"], ["art/loose.png"], [".", "--shard", "1/2"],
                  [".", "--exclude", "*.txt"], [".", "-q"]):
        require(not told_idle(context, bad, *words), f"reported for a part: {words}")
    reported = told_idle(context, [f"no{number}.png" for number in range(9)], ".")
    require(len(reported) == 4 and "6 more patterns" in reported[-1], reported)
    context.run("lint", ".", status=0)
    require("overrides[0]" in context.run(".", "--no-sheet", status=None).error, "a first look")


@check(over=["exclude", "rules", "overrides"])
def a_configuration_cannot_silence_a_gate(context, how):
    context.art("art/a.png", DARK)
    words = (line.split()[0] for line in context.run("rules").output.splitlines() if line.strip())
    off = {word: "off" for word in words if "-" in word and word.islower()}
    require(len(off) > 20, off)
    configured(context, {
        "exclude": {"exclude": ["**"]}, "rules": {"rules": off},
        "overrides": {"overrides": [{"files": ["**"], "rules": off}]}}[how])
    ended = context.run("lint", "art", status=0)
    require(len(notes(ended)) == 1, ended.error)
    require("warning: nothing was judged: " in ended.error, ended.error)
    ended = context.run("lint", "art", "--require-art", "-q", status=2)
    require("error: nothing was judged: " in ended.error, ended.error)
    context.run("lint", "art", "--require-art", "--isolated", status=0)


@check()
def art_is_required_only_where_asked(context):
    (context.folder / "empty").mkdir()
    ended = context.run("lint", "empty", status=0)
    require(ended.error.splitlines() == ["warning: nothing was judged: no art was found"],
            ended.error)
    context.run("lint", "empty", "--require-art", status=2)
    context.art("a.png")
    context.run("lint", "a.png", "--require-art", status=0)
