# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Live Activities of a description: where they are drawn, and what is wrong with one."""

import json
import random
import shutil

import png
from harness import check, require

BANNERS = ["live-activity", "live-activity-always-on", "live-activity-standby",
           "live-activity-standby-night"]
ISLANDS = ["dynamic-island-expanded", "dynamic-island-compact", "dynamic-island-minimal"]
SIZES = {  # at 3x on the usual phone
    "live-activity": (1113, 480), "live-activity-standby": (2622, 1206),
    "dynamic-island-expanded": (1113, 480), "dynamic-island-compact": (690, 110),
    "dynamic-island-minimal": (110, 110),
}


def described(context, activity, name="a.widget.json", **others):
    context.art("art.png", size=24)
    path = context.folder / name
    path.write_text(json.dumps({**others, "liveActivity": activity}))
    return path


def layers(*images, **keys):
    return {"layers": [{"image": image} for image in images or ["art.png"]], **keys}


def size(data):
    return tuple(int.from_bytes(data[at:at + 4], "big") for at in (16, 20))


@check()
def every_presentation_is_drawn_where_it_appears(context):
    """Without a scene asked for an activity is shown in its own; a presentation that is not described nowhere."""
    described(context, {
        "lockScreen": layers(), "expanded": layers(), "compactLeading": layers(),
        "compactTrailing": layers(), "minimal": layers()})
    ended = context.run("render", "a.widget.json", "-o", "out")
    require(
        ended.written == [f"out/a.live-activity.{scene}.png" for scene in BANNERS + ISLANDS],
        ended.output)
    for scene, expected in SIZES.items():
        found = size((context.folder / f"out/a.live-activity.{scene}.png").read_bytes())
        require(found == expected, f"{scene}: {found}")
    described(context, {"minimal": layers()}, "b.widget.json")
    ended = context.run("render", "b.widget.json", "-o", "out")
    require(ended.written == ["out/b.live-activity.dynamic-island-minimal.png"], ended.output)
    ended = context.run("render", "b.widget.json", "-o", "out", "--scene", "lock-screen", status=2)
    require("lock-screen never shows a Live Activity" in ended.error, ended.error)
    ended = context.run("render", "b.widget.json", "-o", "out", "--scene", "home-dark", "--anywhere", status=2)
    require("nothing is left to draw" in ended.error, ended.error)


@check()
def a_widget_and_its_activity_are_told_apart(context):
    described(
        context, {"lockScreen": layers(height=84)}, families=["small"], layers=[{"image": "art.png"}],
        entries=[{"name": "now"}])
    every = context.run("render", "a.widget.json", "-o", "out", "--scene", "home-light,live-activity")
    require(every.written == [
        "out/a.now.systemSmall.home-light.png", "out/a.now.live-activity.live-activity.png"], every.output)
    found = size((context.folder / every.written[1]).read_bytes())
    require(found == (1113, 252), found)
    plain = context.run("render", "a.widget.json", "-o", "usual").written
    require("usual/a.now.systemSmall.home-light.png" in plain, plain)
    require("usual/a.now.live-activity.live-activity-standby.png" in plain, plain)
    require(not any("systemSmall.live" in name or "live-activity.home" in name for name in plain), plain)


@check()
def a_bare_picture_is_drawn_in_their_scenes_when_asked(context):
    context.art("a.png", size=24)
    usual = context.run("render", "a.png", "-o", "out").written
    require(not any("activity" in name or "island" in name for name in usual), usual)
    asked = context.run("render", "a.png", "-o", "out", "--scene", ",".join(BANNERS + ISLANDS))
    require(len(asked.written) == 7, asked.output)


@check()
def half_of_the_compact_island_is_drawn_and_said(context):
    described(context, {"compactLeading": layers()})
    ended = context.run("render", "a.widget.json", "-o", "out")
    require(ended.written == ["out/a.live-activity.dynamic-island-compact.png"], ended.output)
    require("compactLeading without compactTrailing" in ended.error, ended.error)


@check()
def what_is_wrong_is_told_with_its_place(context):
    context.art("art.png")
    cases = {
        '{"liveActivity": {"lockscren": {}}}': ("1:", "lockScreen"),
        '{"liveActivity": {}}': ("1:", "is empty"),
        '{"liveActivity": {"minimal": {"layers": []}}}': ("is empty",),
        '{"liveActivity": {"minimal": {"layers": [{"image": "none.png"}]}}}': ("none.png",),
        '{"liveActivity": {"compactLeading": {"layers": [{"image": "art.png", "frame": [60, 0, 9, 9]}]}}}':
            ("lies outside the canvas",),
        '{"liveActivity": {"expanded": {"layers": [{"image": "art.png"}], "height": 500}}}': ("84", "160"),
        '{"liveActivity": {"expanded": {"layers": [{"image": "../art.png"}]}}}': ("leads out",),
        '{"liveActivity": 7}': ("is a number",),
        '{}': ("families",),
    }
    for text, saying in cases.items():
        (context.folder / "a.widget.json").write_text(text)
        ended = context.run("render", "a.widget.json", "-o", "out", status=2)
        line = ended.errors[0]
        require(line.startswith("error: a.widget.json:"), line)
        for words in saying:
            require(words in line, f"no '{words}' in {line}")
        require(not context.tree("out") if (context.folder / "out").exists() else True, text)


@check()
def layers_stay_in_their_half(context):
    """A frame that reaches over the camera is cut off at its half."""
    half = {"layers": [{"image": "art.png", "frame": [30, 0, 40, 36.67]}]}
    described(context, {"compactLeading": half, "compactTrailing": layers()})
    context.run("render", "a.widget.json", "-o", "out", "--scale", "1", "--scene", "dynamic-island-compact")
    whole = png.whole((context.folder / "out/a.live-activity.dynamic-island-compact.png").read_bytes())
    require(whole, "no picture")


@check()
def lint_says_that_it_judges_none(context):
    path = context.fixtures / "Widgets" / "Ferry"
    shutil.copytree(path, context.folder / "Ferry")
    if not shutil.which("rsvg-convert"):
        return
    ended = context.run("lint", "Ferry", status=None)
    notes = [line for line in ended.written if "Live Activity" in line]
    require(len(notes) == 1 and "not judged" in notes[0], ended.output)
    facts = context.run("inspect", "Ferry/Ferry.widget.json").output
    require("live-activity" in facts, facts)
    first = context.run("Ferry/Ferry.widget.json", status=None)
    require("live-activity" in first.output, first.output)
    described(context, {"minimal": layers("none.png")}, "b.widget.json")
    broken = context.run("lint", "b.widget.json", status=None)
    require("none.png" in broken.error + broken.output, broken.error)


@check()
def a_sheet_and_a_page_show_them(context):
    described(context, {"lockScreen": layers(), "minimal": layers()})
    context.run("render", "a.widget.json", "-o", "out", "--sheet", "sheet.png", "--html")
    page = (context.folder / "out/index.html").read_text()
    require("dynamic-island-minimal" in page and '"live-activity"' in page, "not on the page")


@check()
def damage_never_crashes(context):
    text = json.dumps({"liveActivity": {
        "lockScreen": layers(height=100, background="#102030"), "compactLeading": layers(),
        "compactTrailing": layers(), "minimal": layers(width=40)}})
    context.art("art.png")
    dice = random.Random(15)
    for _ in range(60):
        damaged = list(text)
        for _ in range(dice.randrange(1, 5)):
            at = dice.randrange(len(damaged))
            damaged[at] = dice.choice('{}[]",:0-9e.$#\\\x01')
        (context.folder / "a.widget.json").write_text("".join(damaged))
        context.run("render", "a.widget.json", "-o", "out", "--scale", "1", status=None)
