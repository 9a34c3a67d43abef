# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Asset catalogs, and art that other programs draw: what is made, what is said, what is refused."""

import json
import os
import re
import shutil
from pathlib import Path
from urllib.parse import unquote

from harness import Skipped, check, require

import png
from batches_of_art import IN_PLACE
from listed import RULES, SCENES

CATALOG = "Sample.xcassets"
PLACES = ("lock-screen", SCENES.home_tinted_glass, "home-light")
CLEAR = (SCENES.icon_dark, SCENES.icon_clear_light, SCENES.icon_clear_dark)
TINTS = (SCENES.icon_tinted, SCENES.icon_tinted_light)
TOOLS = ("rsvg-convert", "pdftocairo", "pdfinfo", "djpeg")
NOTES = (
    "PlainIcon.appiconset: has no tinted art", "1 symbolset passed over",
    "2 stored scales left out: the screen takes another; --every-scale draws all")
PREVIEWS = {
    "AppIcon/light": (SCENES.icon_light,),
    "AppIcon/dark": CLEAR,
    "AppIcon/tinted": TINTS,
    "Bolt/bolt@3x": PLACES,
    "Drawn/Flag/flag": PLACES,
    "Drawn/Page/page": PLACES,
    "Drawn/Pixels/flag": PLACES,
    "Logo/day": ("home-light",),
    "Logo/night": ("lock-screen", SCENES.home_tinted_glass),
    "Mug/mug-template@2x": PLACES,
    "Paper Boat/paper boat": PLACES,
    "Photo/photo": PLACES,
    "PlainIcon/plain": (SCENES.icon_light, *CLEAR, *TINTS),
}
EXPECTED = sorted(f"{name}.{place}.png" for name, places in PREVIEWS.items() for place in places)
BY_TOOLS = ("Drawn/Flag/", "Drawn/Page/", "Photo/")


def sample(context):
    """A copy of the sample catalog; the tools that draw parts of it are there."""
    for tool in TOOLS:
        if not shutil.which(tool):
            raise Skipped(f"{tool} is missing; scripts/setup --tests installs it")
    return copied(context)


def copied(context):
    target = context.folder / CATALOG
    shutil.copytree(context.fixtures / "Catalogs" / CATALOG, target)
    return target


def image_set(context, name, files, images=None):
    """A set of its own, with a slot for each file."""
    folder = context.folder / name
    folder.mkdir(parents=True)
    for file, data in files.items():
        (folder / file).write_bytes(data)
    slots = [{"filename": file, "idiom": "universal"} for file in files]
    (folder / "Contents.json").write_text(json.dumps({"images": images or slots}))
    return folder


def run_with_path(context, path, *words, **options):
    """Runs the command with another PATH; `context.run` has the environment of the tests."""
    kept = os.environ.get("PATH", "")
    os.environ["PATH"] = str(path)
    try:
        return context.run(*words, **options)
    finally:
        os.environ["PATH"] = kept


def said(ended, words):
    return [line for line in ended.lines if words in line]


@check()
def every_picture_is_shown_where_it_is_used(context):
    sample(context)
    ended = context.run("render", CATALOG, "-o", "out")
    made = sorted(context.tree("out"))
    require(made == EXPECTED, f"unlike what is expected: {set(made) ^ set(EXPECTED)}")
    require(sorted(ended.written) == [f"out/{name}" for name in EXPECTED], ended.output)
    for words in NOTES:
        require(len(said(ended, words)) == 1, f"not one line with '{words}': {ended.error}")
    require(len(ended.lines) == len(NOTES), ended.error)
    reported = context.run("render", CATALOG, "-o", "out", "--verbose")
    require("36 files from 13 inputs" in reported.error, reported.error)


@check()
def scales_come_from_slots(context):
    copied(context)
    sets = [f"{CATALOG}/{name}.imageset" for name in ("Bolt", "Logo", "Mug", "Paper Boat")]
    context.run("render", *sets, "--family", "circular", "--scene", "lock-screen", "--every-scale",
                "-o", "out")
    sizes = {name.split(".")[0]: png.whole(data)[0] for name, data in context.tree("out").items()}
    # A platter of 72 points; a slot without a scale counts as 1x, whatever the name says.
    require(sizes == {
        "Bolt/bolt": 72, "Bolt/bolt@2x": 144, "Bolt/bolt@3x": 216, "Logo/night": 144,
        "Mug/mug-template@2x": 72, "Paper Boat/paper boat": 144}, sizes)
    context.run("render", sets[0], "--family", "circular", "--scene", "lock-screen", "--canvas",
                "content", "-o", "content")
    data = context.tree("content")["Bolt/bolt@3x.lock-screen.png"]
    require(png.whole(data)[0] == 174, "the content of 58 points")


@check()
def of_stored_scales_the_screens_is_drawn(context):
    copied(context)
    for scale in ("", "@2x", "@3x"):
        context.art(f"art/icon{scale}.png")
    note = "note: 4 stored scales left out: the screen takes another; --every-scale draws all"
    words = ("render", "art", f"{CATALOG}/Bolt.imageset", "--scene", "home-light", "-o")
    for number, (options, scale) in enumerate(
            [((), "@3x"), (("--scale", "2"), "@2x"), (("--device", "45mm"), "@2x"),
             (("--scale", "1"), "")]):
        ended = context.run(*words, f"out{number}", *options)
        require(sorted(context.tree(f"out{number}")) == [
            f"Bolt/bolt{scale}.home-light.png", f"icon{scale}.home-light.png"], ended.output)
        require(ended.lines == [note], ended.error)
    ended = context.run(*words, "every", "--every-scale")
    require(len(context.tree("every")) == 6 and not ended.lines, ended.output)
    ended = context.run(
        "render", "art/icon.png", "art/icon@2x.png", "--scene", "home-light", "-o", "named")
    require(len(context.tree("named")) == 2 and not ended.lines, ended.output)


@check()
def art_of_widget_targets_can_be_drawn_alone(context):
    project = context.folder / "Tides"
    shutil.copytree(context.fixtures / "Projects" / "Tides", project)
    words = ("render", "--scene", "home-light", "--widgets-only", "-o")
    ended = context.run(*words, "out", "Tides")
    names = [Path(name).parent.name for name in context.tree("out")]
    require("bell-dark" in names and "LighthouseBadge" in names, f"a widget's is missing: {names}")
    require(not {"Hero", "Onboarding"} & set(names), f"an app's is drawn: {names}")
    left_out = [line for line in ended.lines if "pieces of art that no widget shows" in line]
    require(len(left_out) == 1, ended.error)
    require(any(name.startswith("TideWidget.") for name in context.tree("out")), "no widget is drawn")
    # An app alone has none; what is named itself is drawn all the same.
    ended = context.run(*words, "none", "Tides/App", status=2)
    require("nothing is left to draw" in ended.errors[0], ended.error)
    context.run(*words, "named", "Tides/App/Assets.xcassets")
    require(len(context.tree("named")) == 3, "what was named is left out")


@check()
def loose_art_that_no_widget_shows_is_drawn_only_when_asked(context):
    shutil.copytree(context.fixtures / "Projects" / "Tides", context.folder / "Tides")
    (context.folder / "Tides" / "project.yml").write_text("name: Tides\n")
    context.art("Tides/Design/lamp.png")
    words = ("render", "--scene", "home-light", "Tides/Design", "--quiet", "-o")
    # Without notes, the error alone has to say what to do.
    ended = context.run(*words, "none", status=2)
    require("--all draws it" in ended.errors[0], ended.error)
    context.run(*words, "out", "--all")
    require([Path(name).name for name in context.tree("out")] == ["lamp.home-light.png"], context.tree("out"))


@check()
def folders_groups_and_sets_are_inputs(context):
    catalog = sample(context)
    context.art("Loose/a.png")
    shutil.copytree(catalog, context.folder / "Loose" / "Deep" / CATALOG)
    for ignored in ("Pods", "node_modules", ".build", ".git", "DerivedData"):
        shutil.copytree(catalog, context.folder / "Loose" / ignored / CATALOG)
    words = ("render", "--scene", "home-light")
    ended = context.run(*words, "Loose", "-o", "all")
    kept = [name for name in EXPECTED if name.endswith(".home-light.png")]
    require(sorted(context.tree("all")) == sorted(
        ["a.home-light.png"] + [f"Deep/{CATALOG}/{name}" for name in kept]), ended.output)
    context.run(*words, f"{CATALOG}/Drawn", "-o", "group")
    require(sorted(context.tree("group")) == [
        f"{one}.home-light.png" for one in ("Flag/flag", "Page/page", "Pixels/flag")], "a group")
    context.run(*words, f"{CATALOG}/Bolt.imageset", f"{CATALOG}/Logo.imageset/", "-o", "sets")
    require(sorted(context.tree("sets")) == [
        f"{one}.home-light.png" for one in ("Bolt/bolt@3x", "Logo/day")],
        "sets")
    context.run(*words, CATALOG, "--exclude", "Drawn", "--exclude", "*.jpg", "-o", "rest")
    require(not [name for name in context.tree("rest") if name.startswith(BY_TOOLS)], "excluded")


@check()
def a_picture_named_in_its_set_is_drawn_as_the_set_says(context):
    folder = context.folder / "C.xcassets/bolt.imageset"
    folder.mkdir(parents=True)
    (folder / "bolt.png").write_bytes(png.flat(8, 8, (20, 24, 30, 255)))
    (folder / "other.png").write_bytes(png.flat(8, 8, (20, 24, 30, 255)))
    intent = {"properties": {"template-rendering-intent": "template"}}

    def contents(properties, **slot):
        (folder / "Contents.json").write_text(json.dumps({"images": [
            {"filename": "bolt.png", "idiom": "universal", **slot}], **properties}))

    def drawn(*words, path="C.xcassets/bolt.imageset/bolt.png", **options):
        shutil.rmtree(context.folder / "out", ignore_errors=True)
        context.run("render", path, "--scene", "lock-screen", "-o", str(context.folder / "out"),
                    *words, **options)
        return context.tree("out")

    contents({})
    plain, template = drawn(), drawn("--template")
    require(plain != template and list(plain) == ["bolt.lock-screen.png"], list(plain))
    contents(intent)
    require(drawn() == template, "not drawn as the template it is")
    require(drawn(path="bolt.png", cwd=folder) == template, "from within its set")
    other = drawn(path="C.xcassets/bolt.imageset/other.png")
    require(list(other.values()) == list(plain.values()), "a file that the set does not name")
    ended = context.run("lint", "C.xcassets/bolt.imageset/bolt.png", status=None)
    require(RULES.vibrant_dark_content not in ended.output, f"judged as its ink: {ended.output}")
    contents(intent, scale="2x")
    said = context.run("inspect", "C.xcassets/bolt.imageset/bolt.png").output
    require("8×8 @2x" in said, f"not at the scale of its slot: {said[:200]}")
    (folder / "Contents.json").write_text("{")
    ended = context.run("render", "C.xcassets/bolt.imageset/bolt.png", "--scene", "lock-screen",
                        "-o", "broken")
    require(context.tree("broken") == plain and not ended.error, "a broken set")


@check()
def a_set_named_beside_its_catalog_counts_once(context):
    sample(context)
    words = ("render", "--scene", "home-light", "-o", "out", CATALOG)
    once = context.run(*words)
    again = context.run(*words, f"{CATALOG}/Bolt.imageset", f"./{CATALOG}", f"{CATALOG}/Drawn")
    require(again.written == once.written, again.error)


@check(over=[
    ("cut off", '{\n  "images": [\n    {"filename": "x.png"', ":3:"),
    ("no colon", '{\n  "images" []}', ":2:12"),
    ("a number for a name", '{"images": [{"filename": 3}]}', "filename"),
    ("empty", "", "Contents.json"),
    ("no object", "[]", ":1:1"),
    ("deep", "[" * 100_000, ":1:201"),
    ("up", '{"images": [{"filename": "../Bolt.imageset/bolt.png"}]}', "leads out of the set"),
    ("absolute", '{"images": [{"filename": "/etc/passwd"}]}', "leads out of the set"),
])
def what_is_broken_is_one_line_and_the_rest_is_made(context, case):
    sample(context)
    image_set(context, f"{CATALOG}/Broken.imageset", {})
    (context.folder / CATALOG / "Broken.imageset" / "Contents.json").write_text(case[1])
    ended = context.run("render", CATALOG, "-o", "out", status=2)
    require(len(ended.errors) == 1, ended.error)
    start = f"error: {CATALOG}/Broken.imageset/Contents.json:"
    require(ended.errors[0].startswith(start) and case[2] in ended.errors[0], ended.errors[0])
    require(sorted(context.tree("out")) == EXPECTED, "the rest is not what it was")


@check()
def huge_contents_are_refused(context):
    copied(context)
    folder = image_set(context, f"{CATALOG}/Huge.imageset", {})
    with open(folder / "Contents.json", "wb") as file:
        file.truncate(100 << 20)
    ended = context.run(
        "render", CATALOG, "--exclude", "Drawn", "--exclude", "Photo.imageset", "-o", "out",
        status=2)
    require(len(ended.errors) == 1 and "Huge.imageset/Contents.json" in ended.error, ended.error)


@check()
def a_missing_file_is_a_note(context):
    image_set(context, "A.xcassets/B.imageset", {"b.png": png.flat(8, 8, (1, 2, 3, 255))}, images=[
        {"filename": "b.png", "idiom": "universal", "scale": "1x"},
        {"filename": "gone.png", "idiom": "universal", "scale": "2x"}])
    ended = context.run("render", "A.xcassets", "--scene", "home-light", "-o", "out")
    require(ended.written == ["out/B/b.home-light.png"], ended.output)
    require(len(said(ended, "'gone.png' is missing")) == 1, ended.error)


@check()
def names_from_catalogs_are_harmless(context):
    odd = "a'\"<script>\u202egnp\n.png"
    image_set(context, "A.xcassets/<b>.imageset", {odd: png.flat(8, 8, (1, 2, 3, 255))})
    ended = context.run("render", "A.xcassets", "--scene", "home-light", "--html", "-o", "out")
    require(len(ended.written) == 2, ended.output)
    page = (context.folder / "out" / "index.html").read_text()
    require(page.count("<script") == 2 and "\u202e" not in page, "a name gets into the page's markup")


@check()
def the_page_names_every_preview(context):
    sample(context)
    ended = context.run("render", CATALOG, "--html", "-o", "out")
    require("out/index.html" in ended.written, ended.output)
    page = (context.folder / "out" / "index.html").read_text(encoding="utf-8")
    items = [json.loads(line.rstrip(",")) for line in page.splitlines() if line.startswith('{"asset"')]
    require(sorted(unquote(one["preview"]) for one in items) == EXPECTED, "not the previews")
    pictures = [one["path"] for one in items] + [one["fullColor"] for one in items if "fullColor" in one]
    there = sorted(one for one in context.tree("out") if one.startswith("gallery/"))
    require(sorted(set(pictures)) == there, "what the page shows is not what is in its folder")
    for one in items:
        require(one["path"] == f"gallery/{one['preview']}", one)
        for file, margin in (("path", 0), ("fullColor", 0), ("preview", 2 * one["margin"])):
            if file not in one:
                continue
            size = png.whole((context.folder / "out" / one[file]).read_bytes())[:2]
            require(size == (one["width"] - margin, one["height"] - margin), f"{one[file]} is of {size}")
    compared = ("lock", SCENES.home_tinted)
    require(all(("fullColor" in one) == one["scene"].startswith(compared) for one in items), "compared")
    require("https://" not in page and "http://" not in page, "the page refers to the network")
    again = context.run("render", CATALOG, "--html", "-o", "out")
    require(again.written == ended.written, "a second run differs")
    require((context.folder / "out" / "index.html").read_text(encoding="utf-8") == page, "the page")


@check(over=["unreadable", "left out"])
def nothing_drawn_is_neither_page_nor_sheet(context, why):
    sample(context)
    (context.folder / "bad.png").write_text("no picture")
    words = {"unreadable": ["bad.png"],
             "left out": [f"{CATALOG}/Logo.imageset", "--scene", SCENES.icon_light]}[why]
    ended = context.run("render", *words, "--html", "-o", "out", "--sheet", "s.png", status=2)
    require(not ended.output, f"results: {ended.output}")
    made = [name for name in ("out/index.html", "s.png") if (context.folder / name).exists()]
    require(not made, f"{made} of nothing")


@check()
def the_page_names_no_preview_that_is_not_there(context):
    context.art("a.png")
    (context.folder / "out" / "a.home-light.png").mkdir(parents=True)
    context.run("render", "a.png", "--html", "-o", "out", status=2)
    page = (context.folder / "out" / "index.html").read_text(encoding="utf-8")
    require('"preview":"a.lock-screen.png"' in page, "what was written is not on the page")
    require('"preview":"a.home-light.png"' not in page, "what was not written is on the page")


@check()
def the_page_states_the_scale_a_vector_is_drawn_at(context):
    sample(context)
    context.run("render", f"{CATALOG}/Drawn/Flag.imageset", "--scale", "1", "--html", "-o", "out")
    page = (context.folder / "out" / "index.html").read_text(encoding="utf-8")
    # A margin of 6 points is shown around it.
    scales = set(re.findall(r'"width":36,"height":28,"scale":(\d)', page))
    require(scales == {"1"}, f"24 × 16 points at 1x are said to be at {scales}")


@check()
def a_tint_multiplies_what_shows_it(context):
    context.art("a.png")
    words = ("render", "a.png", "--scene", f"{SCENES.home_tinted},lock-screen,{SCENES.lock_screen_tinted}")
    tints = ("--tint", "#FF0000", "--tint", "#0000FF", "--tint", "#0000ff")
    ended = context.run(*words, *tints, "--wallpaper", "mid", "--wallpaper", "dark", "--html", "-o", "out")
    expected = [f"a.{SCENES.home_tinted}.{tint}" for tint in ("FF0000", "0000FF")]
    for wallpaper in ("mid", "dark"):
        expected.append(f"a.lock-screen.{wallpaper}")
        expected += [f"a.{SCENES.lock_screen_tinted}.{wallpaper}.{tint}" for tint in ("FF0000", "0000FF")]
    require(sorted(ended.written) == sorted([f"out/{one}.png" for one in expected] + ["out/index.html"]), ended.output)
    page = (context.folder / "out" / "index.html").read_text(encoding="utf-8")
    require(set(re.findall(r'"tint":"(#\w+)"', page)) == {"#FF0000", "#0000FF"}, "the page's tints")
    # One tint needs no name.
    ended = context.run(*words, "--tint", "#FF0000", "-o", "one")
    require(f"one/a.{SCENES.home_tinted}.png" in ended.written, ended.output)


@check()
def what_people_see_lies_on_a_drawn_wallpaper(context):
    context.art("a.png")
    words = ("render", "a.png", "--scene", "home-light", "--html", "-o")
    for folder, wallpaper, named in (("plain", (), "dusk"), ("asked", ("--wallpaper", "night"), "night")):
        context.run(*words, folder, *wallpaper)
        page = (context.folder / folder / "index.html").read_text(encoding="utf-8")
        require(set(re.findall(r'"wallpaper":"(\w+)"', page)) == {named}, f"{folder} is not on {named}")
    # What is judged stays on a grey.
    context.run("render", "a.png", "--scene", "home-light", "--wallpaper", "mid", "-o", "mid")
    previews = [(context.folder / one / "a.home-light.png").read_bytes() for one in ("plain", "mid")]
    require(previews[0] == previews[1], "the page changes the previews beside it")


@check()
def a_page_needs_a_folder(context):
    context.art("a.png")
    context.run("render", "a.png", "--sheet", "s.png", "--html", status=2)


@check()
def converting_leaves_vectors_and_photographs_alone(context):
    catalog = copied(context)
    before = context.tree(CATALOG)
    ended = context.run("convert", CATALOG, "--to", "grayscale", "-o", "out")
    require(context.tree(f"out/{CATALOG}").keys() == before.keys(), ended.output)
    note = "3 files not converted, copied unchanged: not PNG (1 .jpg, 1 .pdf, 1 .svg)"
    require(len(said(ended, note)) == 1, ended.error)
    context.run("convert", CATALOG, "--to", "grayscale", *IN_PLACE)
    after = context.tree(CATALOG)
    changed = {name for name in before if before[name] != after[name]}
    require(changed and all(name.endswith(".png") for name in changed), changed)
    require(before.keys() == after.keys(), "files came or went")
    require((catalog / "Contents.json").exists(), "the catalog is gone")


@check()
def icons_are_shown_in_every_look(context):
    copied(context)
    context.run("render", f"{CATALOG}/AppIcon.appiconset", "-o", "out")
    wanted = sorted(name for name in EXPECTED if name.startswith("AppIcon/"))
    require(sorted(context.tree("out")) == wanted, list(context.tree("out")))
    adaptive = ("render", f"{CATALOG}/PlainIcon.appiconset", "--luma", "adaptive", "-o", "reported")
    context.run(*adaptive)
    context.run("render", f"{CATALOG}/PlainIcon.appiconset", "-o", "found")
    for look in TINTS:
        reported, found = (
            (context.folder / folder / "PlainIcon" / f"plain.{look}.png").read_bytes()
            for folder in ("reported", "found"))
        require(reported == found, f"{look} is not by the adaptive weights")
    bundle = context.folder / "New.icon"
    bundle.mkdir()
    (bundle / "icon.json").write_text("{}")
    context.refused("render", "New.icon", "-o", "bundle", saying="New.icon")


SECRET = "file:///etc/passwd"
REACHES = [
    ("an address", '<image href="file://FOLDER/secret.png" width="8" height="8"/>'),
    ("a path", '<image href="FOLDER/secret.png" width="8" height="8"/>'),
    ("an include", '<include xmlns="http://www.w3.org/2001/XInclude" href="file://FOLDER/other.svg"/>'),
    ("a drawing", '<use href="file://FOLDER/other.svg#red"/>'),
    ("a style", '<style>@import url("file://FOLDER/red.css");</style>'),
    ("a neighbour", '<image href="secret.png" width="8" height="8"/>'),
    ("the network", '<image href="http://127.0.0.1:9/x.png" width="8" height="8"/>'),
    ("a script", "<script>while (true) {}</script>"),
]


@check(over=REACHES)
def a_drawing_reaches_nothing_outside(context, case):
    if not shutil.which("rsvg-convert"):
        raise Skipped("rsvg-convert is missing; scripts/setup --tests installs it")
    size = 'xmlns="http://www.w3.org/2000/svg" width="8" height="8"'
    art = '<rect width="8" height="8" fill="#102030"/>'
    folder = context.folder / "A.xcassets" / "S.imageset"
    reach = case[1].replace("FOLDER", str(folder))
    red = '<rect id="red" width="8" height="8" fill="#FF0000"/>'
    files = {
        "plain.svg": f"<svg {size}>{art}</svg>".encode(),
        "reach.svg": f"<svg {size}>{art}{reach}</svg>".encode(),
        "other.svg": f"<svg {size}>{red}</svg>".encode(),
        "secret.png": png.flat(8, 8, (255, 0, 0, 255))}
    image_set(context, "A.xcassets/S.imageset", files)
    (folder / "red.css").write_text("rect { fill: #FF0000 !important }")
    context.run("render", "A.xcassets", "--scene", "home-light", "-o", "out")
    made = {
        name.split(".")[0]: data for name, data in context.tree("out").items()}
    require(made["S/plain"] != made["S/other"], "the check would see no difference")
    require(made["S/plain"] == made["S/reach"], "what is outside changes the picture")


@check()
def an_external_entity_is_not_read(context):
    if not shutil.which("rsvg-convert"):
        raise Skipped("rsvg-convert is missing; scripts/setup --tests installs it")
    (context.folder / "s.svg").write_text(
        f'<!DOCTYPE svg [<!ENTITY e SYSTEM "{SECRET}">]>\n'
        '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="8"><text y="8">&e;</text></svg>')
    (context.folder / "t.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="8"><text y="8"></text></svg>')
    ended = context.run(
        "render", "s.svg", "t.svg", "--scene", "home-light", "-o", "out", status=None)
    tree = context.tree("out")
    refused = len(ended.errors) == 1 and "s.svg" in ended.errors[0]
    same = tree.get("s.home-light.png") == tree["t.home-light.png"]
    require(refused or same, "the entity's file is drawn")


@check(over=[
    ("rsvg-convert", "Flag", "librsvg"), ("pdftocairo", "Page", "poppler"),
    ("djpeg", "Photo", "libjpeg-turbo-progs"),
])
def a_missing_tool_is_one_clear_line(context, case):
    copied(context)
    empty = context.folder / "empty"
    empty.mkdir()
    folder = f"{CATALOG}/{'' if case[1] == 'Photo' else 'Drawn/'}{case[1]}.imageset"
    ended = run_with_path(
        context, empty, "render", folder, f"{CATALOG}/Bolt.imageset", "-o", "out", status=2)
    require(len(ended.errors) == 1, ended.error)
    for words in (case[0], "is not installed", "apt-get install", "brew install", case[2]):
        require(words in ended.errors[0], f"no '{words}' in: {ended.errors[0]}")
    require(len(context.tree("out")) == 3, "the others are not done")


@check()
def each_vector_costs_one_run_of_its_tool(context):
    sample(context)
    tool, folder = shutil.which("rsvg-convert"), context.folder / "bin"
    folder.mkdir()
    wrapper = folder / "rsvg-convert"
    # A folder for each run: what a helper writes to files is cut off.
    wrapper.write_text(f'#!/bin/sh\nmkdir "{context.folder}/run.$$"\nexec "{tool}" "$@"\n')
    wrapper.chmod(0o755)
    path = f"{folder}:{os.environ['PATH']}"
    ended = run_with_path(
        context, path, "render", f"{CATALOG}/Drawn/Flag.imageset", "--scene", "all", "-o", "out")
    require(len(ended.written) == 29, ended.output)
    runs = list(context.folder.glob("run.*"))
    require(len(runs) == 1, f"{len(runs)} runs for one drawing")


@check(over=[("x.webp", b"RIFF\x10\0\0\0WEBPVP8 ", "WebP"),
             ("x.heic", b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", "HEIC")])
def other_formats_are_refused_by_name(context, case):
    image_set(context, "A.xcassets/B.imageset", {case[0]: case[1]})
    ended = context.run("render", "A.xcassets", "-o", "out", status=2)
    require(len(ended.errors) == 1 and case[2] in ended.errors[0], ended.error)
