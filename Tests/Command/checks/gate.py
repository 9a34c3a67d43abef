# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What a pull request brings so that a fault is not judged. Each case of a family is one attack."""

import json
import os

import png
from checks.diff import commit, git
from harness import check, require
from linting import judged, rules_of

ENTRY = """import WidgetKit
import SwiftUI
struct E: TimelineEntry { let date: Date }
struct P: TimelineProvider {
  func placeholder(in c: Context) -> E { E(date: .now) }
  func getSnapshot(in c: Context, completion: @escaping (E) -> Void) { completion(E(date: .now)) }
  func getTimeline(in c: Context, completion: @escaping (Timeline<E>) -> Void) {}
}
"""
CONFIGURATION = """StaticConfiguration(kind: "f", provider: P()) { e in %s }.supportedFamilies([.systemSmall])"""
FAULT = 'Text("a")'
BUNDLE = "@main struct B: WidgetBundle { var body: some Widget { Face() } }\n"
FACE = "struct Face: Widget { var body: some WidgetConfiguration { " + CONFIGURATION % FAULT + " } }\n"
RULE = "missing-container-background"


def project(context, code=BUNDLE + FACE, folder="p/Widget", name="Face.swift"):
    """A project of one widget, which has no container background."""
    path = context.folder / folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(ENTRY + code)
    package = context.folder / "p/Package.swift"
    package.write_text("// swift-tools-version: 6.0\n")
    return path


def committed(context):
    git(context, "init", "-q", "-b", "main", folder="p")
    commit(context)


IGNORING = {
    "gitignore": (".gitignore", "Widget/\n"), "all": (".gitignore", "*\n"),
    "nested": ("Widget/.gitignore", "*\n"), "exclude": (".git/info/exclude", "Widget/\n"),
    "again": (".gitignore", "Widget/*\n!Widget/Other.swift\n"), "cache": ("Widget/CACHEDIR.TAG", "Signature\n"),
}


@check(over=[*IGNORING])
def what_git_tracks_is_judged(context, how):
    project(context)
    committed(context)
    name, text = IGNORING[how]
    (context.folder / "p" / name).write_text(text)
    require(RULE in rules_of(judged(context, "p")), "what Git tracks was left out")
    # What it does not track is left out, and that is said.
    (context.folder / "p/Package.swift").touch()
    if how == "gitignore":
        git(context, "rm", "-rq", "--cached", "Widget", folder="p")
        report = judged(context, "p")
        require(RULE not in rules_of(report), "an ignored folder was judged")
        require(any("1 folder that Git ignores" in note for note in report["summary"]["notes"]), report)


@check(over=["build", "DerivedData", "Carthage", "Pods", "node_modules", ".hidden"])
def folders_of_tools_are_read_if_git_tracks_sources_in_them(context, name):
    project(context, folder=f"p/{name}/Widget")
    project(context, code="", folder="p/App", name="App.swift")
    report = judged(context, "p")
    require(RULE not in rules_of(report), "a folder of tools was judged")
    if not name.startswith("."):
        require(any(name in note for note in report["summary"]["notes"]), report["summary"])
    committed(context)
    require(RULE in rules_of(judged(context, "p")), "what Git tracks was left out")


@check(over=["2", "3", "4"])
def the_index_is_read_in_every_version(context, version):
    for number in range(300):
        project(context, code="", folder="p/Other/é" + "x" * (number % 9), name=f"F{number}.swift")
    project(context)
    git(context, "init", "-q", "-b", "main", folder="p")
    git(context, "config", "index.version", version, folder="p")
    commit(context)
    if version == "3":
        (context.folder / "p/new.swift").write_text("")
        git(context, "add", "-N", "new.swift", folder="p")
    if version == "2":
        git(context, "update-index", "--split-index", folder="p")
    (context.folder / "p/.gitignore").write_text("*\n")
    require(RULE in rules_of(judged(context, "p")), "what Git tracks was left out")


# What the bundle and the widget look like, and whether the fault is found or the widget named.
DROPPING = {
    "typealias": ("typealias W = Widget\n" + BUNDLE + FACE.replace(": Widget", ": W"), True),
    "nested typealias": ("enum K { typealias W = Widget }\n" + BUNDLE + FACE.replace(": Widget", ": K.W"), True),
    "protocol": ("protocol Q: Widget {}\n" + BUNDLE + FACE.replace(": Widget", ": Q"), True),
    "extension": (BUNDLE + FACE.replace(": Widget", "") + "extension Face: Widget {}\n", True),
    "function": (BUNDLE.replace("Face()", "all()") + FACE + "func all() -> some Widget { Face() }\n", True),
    "generic": (BUNDLE.replace("Face()", "Face<Int>()") + FACE.replace("Face:", "Face<T>:"), True),
    "another placement": (BUNDLE + FACE.replace(
        FAULT, FAULT + ".containerBackground(.black, for: .tabView)"), True),
    "macro": (BUNDLE + "@Making struct Face: Widget {}\n", False),
    "macro that conforms": (BUNDLE + "@Making struct Face {}\n", False),
    "elsewhere": (BUNDLE.replace("Face()", "Kit.Clock()"), False),
    "unlisted": (BUNDLE.replace("Face()", "Good()") + FACE + FACE.replace("Face", "Good").replace(
        FAULT, FAULT + ".containerBackground(.fill.tertiary, for: .widget)"), False),
    "missing brace": (BUNDLE + FACE + "struct V: View { var body: some View { VStack {\n } }\n", False),
    "not followed": (BUNDLE + FACE.replace(CONFIGURATION % FAULT, "make()"), False),
    "many branches": (BUNDLE + FACE.replace(FAULT, "V()") + "struct V: View { var body: some View {\n"
                      + "if on() { Text(\"b\") }\n" * 300 + " } }\n", None),
    "many modifiers": (BUNDLE + FACE.replace(FAULT, FAULT + ".padding(1)" * 700), None),
    "nested views": (BUNDLE + FACE.replace(FAULT, "VStack {" * 300 + FAULT + "}" * 300), None),
}


@check(over=[*DROPPING])
def no_widget_drops_out_without_a_word(context, how):
    code, isFound = DROPPING[how]
    project(context, code)
    report = judged(context, "p")
    warnings = report["summary"].get("warnings", [])
    if isFound is not False and RULE in rules_of(report):
        return
    require(isFound is not True, f"the fault is not found: {report}")
    require(warnings and warnings[0]["path"] == "p/Widget/Face.swift" and warnings[0]["line"] > 8, report)
    require("not judged" in warnings[0]["message"], warnings)
    context.run("lint", "p", "--isolated", "--fail-on", "warning", status=1)
    isListed = how != "unlisted"
    context.run("lint", "p", "--isolated", "--require-understood", status=2 if isListed else 0)


@check()
def two_types_of_one_name_are_one_that_is_listed(context):
    project(context)
    project(context, FACE, folder="p/Widget/Old")
    report = judged(context, "p")
    require(RULE in rules_of(report) and not report["summary"].get("warnings"), report)


@check()
def code_alone_is_judged(context):
    path = project(context)
    path.write_text(path.read_text().replace(FAULT, FAULT + ".containerBackground(.fill.tertiary, for: .widget)"))
    ended = context.run("lint", "p", "--isolated", "--require-art", "--require-understood")
    require(ended.output.endswith("all clear: 1 widget judged, nothing to fix\n"), ended.output)
    require("nothing was judged" not in ended.error, ended.error)


ALL = '{ if on(e) { Image("hero").resizable() } else { Image("hero").resizable() } }'
HELPER = """func two(_ e: E) -> AnyView {
  if on(e) { return AnyView(Text("a")) }
  if of(e) { return AnyView(Image("hero").resizable()) } else { return AnyView(Image("hero").resizable()) }
}
"""
CERTAIN = {
    "before": ('{ if on(e) { Text("a") }; Image("hero").resizable() }', "error"),
    "both": (ALL, "error"), "property": (ALL.replace("on(e)", "e.isOn"), "error"),
    "switch": ('{ switch on(e) { case 1: Image("hero").resizable()\n default: Image("hero").resizable() } }', "error"),
    "nested": (ALL.replace("on(e)", "on(e), e.isOn"), "error"),
    "one": ('{ if on(e) { Image("hero").resizable() } }', "warning"),
    "early return": ("{ two(e) }", "warning"),
    "another manner": (ALL.replace("resizable() }", "resizable().widgetAccentedRenderingMode(.fullColor) }", 1), "warning"),
}


@check(over=[*CERTAIN])
def an_error_stays_one_unless_a_condition_can_remove_it(context, how):
    view, severity = CERTAIN[how]
    project(context, BUNDLE + HELPER + FACE.replace(
        FAULT, f"VStack {view}.containerBackground(.fill.tertiary, for: .widget)"))
    folder = context.folder / "p/Widget/Assets.xcassets/hero.imageset"
    folder.mkdir(parents=True)
    rows = [bytes(v for x in range(320) for v in ((200 if (x // 8 + y // 8) % 2 else 30), 60, 40, 255))
            for y in range(320)]
    (folder / "hero@2x.png").write_bytes(png.file(320, 320, rows))
    (folder / "Contents.json").write_text(
        '{"images": [{"filename": "hero@2x.png", "idiom": "universal", "scale": "2x"}]}')
    found = {one["rule"]: one["severity"] for one in judged(context, "p")["findings"]}
    require(found.get("accented-solid-block") == severity, found)


@check(over=["images", "filename"])
def a_key_that_stands_twice_is_reported_and_both_are_judged(context, key):
    folder = context.folder / "art/A.xcassets/hero.imageset"
    folder.mkdir(parents=True)
    (folder / "dark.png").write_bytes(png.flat(60, 60, (10, 10, 10, 255)))
    (folder / "light.png").write_bytes(png.flat(60, 60, (255, 255, 255, 255)))
    entry = '{"filename": "%s", "idiom": "universal"}'
    text = ('{"images": [], "images": [' + entry % "dark.png" + "]}" if key == "images" else
            '{"images": [{"filename": "dark.png", "filename": "light.png", "idiom": "universal"}]}')
    (folder / "Contents.json").write_text(text)
    found = rules_of(judged(context, "art", "--all"))
    require({"unreadable-asset", "vibrant-dark-content"} <= found, found)


COMMENT = "// vibrancy:ignore"
IGNORED = {
    "string": f'let s = "{COMMENT}"', "lines": f'let s = """\n{COMMENT}\n"""', "raw": f'let s = #"{COMMENT}"#',
    "block": f"/* {COMMENT} */", "nested block": f"/* /* */ {COMMENT} */", "regex": f"let r = #/a{COMMENT}/#",
}


@check(over=[*IGNORED])
def only_a_comment_of_one_line_ignores(context, how):
    project(context, IGNORED[how] + "\n" + FACE.replace("struct", "@main struct"))
    require(RULE in rules_of(judged(context, "p")), "what is no comment ignored a finding")


def endless(context, code, count=1):
    names = [f"W{number}" for number in range(count)]
    faces = "".join(FACE.replace("Face", name).replace(FAULT, "V()") for name in names)
    project(context, code + BUNDLE.replace("Face()", "; ".join(f"{name}()" for name in names)) + faces)


FORKS = "".join(
    f"struct F{at}: View {{ var body: some View {{ HStack {{ F{at + 1}(); if on{at}() {{ F{at + 1}() }} "
    f"else {{ F{at + 1}(); Text(\"a\") }} }} }} }}\n" for at in range(14))
ENDLESS = {
    "forks": ("struct V: View { var body: some View { F0() } }\n" + FORKS
              + 'struct F14: View { var body: some View { Text("x") } }\n', 40),
    "spin": ("func spin() -> Int { var k = 0; while true { k += 1 }; return k }\n"
             'struct V: View { var body: some View { Text("\\(spin())") } }\n', 1),
    "doubled": ('struct V: View { var body: some View { var s: [Any] = [1]\n' + "s = [s, s]\n" * 200
                + 'return VStack { Text("\\(s)"); if s.description == "x" { Text("y") } } } }\n', 1),
}


@check(over=[*ENDLESS])
def a_run_ends_within_its_time(context, how):
    code, count = ENDLESS[how]
    endless(context, code, count)
    ended = context.run("render", "p", "--scene", "home-light", "-o", "out", "--time-limit", "1", status=None)
    if how == "spin":
        # A loop is left after some thousands of rounds where a widget is drawn, which is said.
        require(ended.status == 0 and list((context.folder / "out").glob("*.png")), ended.error)
        require("not understood: while (" in ended.error, ended.error)
    else:
        require("not drawn whole: " in ended.error and "--time-limit" in ended.error, ended.error)
    ended = context.run("lint", "p", "--isolated", "--no-cache", "--time-limit", "1", "--require-understood",
                        status=None)
    require(ended.status in (1, 2), f"status {ended.status}")
    if how == "forks":
        require("--time-limit gives more" in " ".join(ended.output.split()) and ended.status == 2, ended.output)


@check(over=["github", "gitlab", "sarif", "baseline"])
def a_working_folder_that_is_a_link_is_the_repository(context, kind):
    project(context)
    committed(context)
    os.symlink("p", context.folder / "link")
    link = context.folder / "link"
    where = {"cwd": link, "variables": {"PWD": str(link)}}
    if kind == "baseline":
        context.run("lint", str(link), "--isolated", "--write-baseline", "known.json", status=None, **where)
        text = (link / "known.json").read_text()
    else:
        text = context.run("lint", str(link), "--isolated", "--reporter", kind, status=1, **where).output
    require("Widget/Face.swift" in text and str(context.folder) not in text and "link/" not in text, text)


@check(over=["parent", "absolute", "link", "kind", "pipe", "root"])
def undo_writes_only_pictures_below_the_working_folder(context, how):
    context.art("p/a.png", (200, 100, 50, 255))
    original = (context.folder / "p/a.png").read_bytes()
    where = {"cwd": context.folder / "p"}
    context.run("convert", "a.png", "--to", "grayscale", "--in-place", "--undo-folder", "undo", **where)
    converted = (context.folder / "p/a.png").read_bytes()
    lines = (context.folder / "p/undo/manifest.jsonl").read_text().splitlines()
    head, entry = json.loads(lines[0]), json.loads(lines[1])
    victim = context.folder / "victim.png"
    victim.write_bytes(converted)
    options = dict(where)
    if how == "parent":
        head["root"] = str(context.folder)
        entry["path"] = "victim.png"
    elif how == "absolute":
        entry["path"] = str(victim)
    elif how == "link":
        os.symlink(context.folder, context.folder / "p/out")
        entry["path"] = "out/victim.png"
    elif how == "kind":
        victim = context.folder / "p/.zshrc"
        victim.write_bytes(converted)
        entry["path"] = ".zshrc"
    elif how == "root":
        head["root"] = str(context.folder / "elsewhere")
        (context.folder / "elsewhere").mkdir()
        victim = context.folder / "elsewhere/a.png"
        victim.write_bytes(converted)
    for name in ("files", "outside"):
        kept = context.folder / "p/undo" / name / str(entry["path"]).lstrip("/")
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(original)
    path = context.folder / "p/undo/manifest.jsonl"
    path.unlink()
    if how == "pipe":
        os.mkfifo(path)
    else:
        path.write_text(json.dumps(head) + "\n" + json.dumps(entry) + "\n")
    context.run("convert", "--undo", "undo", status=2, **options)
    require(victim.read_bytes() == converted, f"{victim} was written")
