# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Live Activities, of a description and of a project's Swift: where they are drawn, and what is wrong with one."""

import json
import random
import shutil

import png
from harness import check, require
from linting import copied
from listed import SCENES

BANNERS = [SCENES.live_activity, SCENES.live_activity_light, SCENES.live_activity_always_on, SCENES.live_activity_standby,
           SCENES.live_activity_standby_night]
SMALL = [SCENES.live_activity_smart_stack, SCENES.live_activity_carplay]
ISLANDS = [
    SCENES.dynamic_island_expanded, SCENES.dynamic_island_compact, SCENES.dynamic_island_minimal]
ALL = BANNERS + SMALL + ISLANDS
# What stands in file names where a widget has its family; the banner is called the same.
ACTIVITY = SCENES.live_activity
SIZES = {  # at 3x on the usual phone
    SCENES.live_activity: (1088, 480), SCENES.live_activity_standby: (2622, 1206),
    SCENES.live_activity_smart_stack: (368, 161), SCENES.live_activity_carplay: (510, 234),
    SCENES.dynamic_island_expanded: (1121, 480), SCENES.dynamic_island_compact: (731, 110),
    SCENES.dynamic_island_minimal: (110, 110),
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
        "lockScreen": layers(), "small": layers(), "expanded": layers(), "compactLeading": layers(),
        "compactTrailing": layers(), "minimal": layers()})
    ended = context.run("render", "a.widget.json", "-o", "out")
    require(
        ended.written == [f"out/a.{ACTIVITY}.{scene}.png" for scene in ALL],
        ended.output)
    for scene, expected in SIZES.items():
        found = size((context.folder / f"out/a.{ACTIVITY}.{scene}.png").read_bytes())
        require(found == expected, f"{scene}: {found}")
    described(context, {"minimal": layers()}, "b.widget.json")
    ended = context.run("render", "b.widget.json", "-o", "out")
    require(ended.written == [f"out/b.{ACTIVITY}.{SCENES.dynamic_island_minimal}.png"], ended.output)
    ended = context.run("render", "b.widget.json", "-o", "out", "--scene", "lock-screen", status=2)
    require("lock-screen never shows a Live Activity" in ended.error, ended.error)
    ended = context.run("render", "b.widget.json", "-o", "out", "--scene", SCENES.home_dark, "--anywhere", status=2)
    require("nothing is left to draw" in ended.error, ended.error)


@check()
def a_widget_and_its_activity_are_told_apart(context):
    described(
        context, {"lockScreen": layers(height=84)}, families=["small"], layers=[{"image": "art.png"}],
        entries=[{"name": "now"}])
    every = context.run("render", "a.widget.json", "-o", "out", "--scene", f"home-light,{SCENES.live_activity}")
    require(every.written == [
        "out/a.now.systemSmall.home-light.png", f"out/a.now.{ACTIVITY}.{SCENES.live_activity}.png"], every.output)
    found = size((context.folder / every.written[1]).read_bytes())
    require(found == (1088, 252), found)
    plain = context.run("render", "a.widget.json", "-o", "usual").written
    require("usual/a.now.systemSmall.home-light.png" in plain, plain)
    require(f"usual/a.now.{ACTIVITY}.{SCENES.live_activity_standby}.png" in plain, plain)
    require(not any("systemSmall.live" in name or f"{ACTIVITY}.home" in name for name in plain), plain)


@check()
def a_bare_picture_is_drawn_in_their_scenes_when_asked(context):
    context.art("a.png", size=24)
    usual = context.run("render", "a.png", "-o", "out").written
    require(not any("activity" in name or "island" in name for name in usual), usual)
    asked = context.run("render", "a.png", "-o", "out", "--scene", ",".join(ALL))
    require(len(asked.written) == 10, asked.output)


@check()
def half_of_the_compact_island_is_drawn_and_said(context):
    described(context, {"compactLeading": layers()})
    ended = context.run("render", "a.widget.json", "-o", "out")
    require(ended.written == [f"out/a.{ACTIVITY}.{SCENES.dynamic_island_compact}.png"], ended.output)
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
    context.run("render", "a.widget.json", "-o", "out", "--scale", "1", "--scene", SCENES.dynamic_island_compact)
    whole = png.whole((context.folder / f"out/a.{ACTIVITY}.{SCENES.dynamic_island_compact}.png").read_bytes())
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
    described(context, {"minimal": layers("none.png")}, "b.widget.json")
    broken = context.run("lint", "b.widget.json", status=None)
    require("none.png" in broken.error + broken.output, broken.error)


# Every run keeps `every_command_that_draws_widgets_draws_activities`.
@check(is_long=True)
def a_first_look_shows_them(context):
    shutil.copytree(context.fixtures / "Widgets" / "Ferry", context.folder / "Ferry")
    if not shutil.which("rsvg-convert"):
        return
    facts = context.run("inspect", "Ferry/Ferry.widget.json").output
    require(SCENES.live_activity in facts, facts)
    first = context.run("Ferry/Ferry.widget.json", status=None)
    require(SCENES.live_activity in first.output, first.output)


@check()
def a_sheet_and_a_page_show_them(context):
    described(context, {"lockScreen": layers(), "minimal": layers()})
    context.run("render", "a.widget.json", "-o", "out", "--sheet", "sheet.png", "--html")
    page = (context.folder / "out/index.html").read_text()
    require(SCENES.dynamic_island_minimal in page and f'"{ACTIVITY}"' in page, "not on the page")


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


def kiln(context, *options, scenes=",".join(ALL)):
    """What is drawn of the Kiln's activity at one pixel per point."""
    ended = context.run("render", "Projects/Kiln", "-o", "out", "--scale", "1", "--scene", scenes,
                        *options)
    drawn = {path: (context.folder / path).read_bytes() for path in ended.written}
    shutil.rmtree(context.folder / "out", ignore_errors=True)
    return drawn


@check()
def an_activity_of_swift_is_drawn_in_every_presentation(context):
    """The same scenes and names as of a description; a state that two previews show is one sample."""
    copied(context, "Projects/Kiln")
    ended = context.run("render", "Projects/Kiln", "-o", "out")
    expected = [f"out/FiringActivity.{sample}.{ACTIVITY}.{scene}.png"
                for sample in ("Heating", "Heating 2".replace(" ", "-"))
                for scene in ALL]
    require(sorted(ended.written) == sorted(expected), ended.output)
    for scene, expected in SIZES.items():
        found = size((context.folder / f"out/FiringActivity.Heating.{ACTIVITY}.{scene}.png").read_bytes())
        if scene in (SCENES.live_activity, SCENES.dynamic_island_expanded):
            # As high as the content.
            require(found[0] == expected[0] and 252 <= found[1] < 480, f"{scene}: {found}")
        else:
            require(found == expected, f"{scene}: {found}")
    seen = [(context.folder / path).read_bytes() for path in ended.written]
    require(len(set(seen)) == len(seen), "two pictures are the same")
    ended = context.run("render", "Projects/Kiln", "-o", "x", "--scene", "home-light", status=2)
    require("home-light never shows a Live Activity" in ended.error, ended.error)


@check()
def an_activity_of_swift_shows_its_samples(context):
    copied(context, "Projects/Kiln")
    before = kiln(context)
    (context.folder / "Projects/Kiln/.vibrancy.json").write_text(json.dumps({"samples": {
        "FiringActivity": [{"name": "late", "entry": {
            "attributes": {"load": "Porcelain"}, "state": {"phase": "soaking", "degrees": 1240}}}]}}))
    after = kiln(context)
    require(len(before) == 20 and len(after) == 10, f"{len(before)}, {len(after)}")
    require(not set(after.values()) & set(before.values()), "a sample changes nothing")


@check()
def every_command_that_draws_widgets_draws_activities(context):
    copied(context, "Projects/Kiln")
    first = context.run("Projects/Kiln", status=None)
    require("read 1 widget in 1 target" in first.output, first.output)
    context.run("screen", "Projects/Kiln", "-o", "screen.png", "--screen", "lock-screen", "--scale", "1")
    context.run("render", "Projects/Kiln", "-o", "out", "--html", "--screens")
    page = (context.folder / "out/index.html").read_text()
    require(SCENES.dynamic_island_minimal in page and f'"{ACTIVITY}"' in page, "not on the page")
    require((context.folder / "out/screens").exists(), "no screen is drawn")
    listed = context.run("evidence", "Projects/Kiln", "--layout").output
    for scene in BANNERS[:1] + ISLANDS:
        require(f" pt in {scene} " in listed, f"no {scene} in {listed}")
    require('text "870°"' in listed and "understood" in listed, listed)


REGIONS = """
import SwiftUI
import WidgetKit

@main struct Bundle: WidgetBundle { var body: some Widget { RunActivity() } }
struct RunAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var done: Double }
}
struct RunActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RunAttributes.self) { _ in Form() } dynamicIsland: { context in
      DynamicIsland { regions } compactLeading: {
        ProgressView(value: context.state.done).progressViewStyle(.circular)
      } compactTrailing: { Text("end") } minimal: { Text("m") }
    }
    SMALL
  }
  @DynamicIslandExpandedContentBuilder
  private var regions: DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.leading, priority: 1) {
      Text("A name that is too long for this side").dynamicIsland(verticalPlacement: .PLACE)
    }
    DynamicIslandExpandedRegion(.trailing) {
      Text("one")
      Text("two")
    }
  }
}
struct Form: View {
  @Environment(\\.activityFamily) private var family
  var body: some View { Text(family == .small ? "small" : "medium") }
}
"""


def marks(context, place="default", small=""):
    """The texts and shapes of each scene of an activity: what it is, left, top, width, height."""
    folder = context.folder / "Run"
    folder.mkdir(exist_ok=True)
    (folder / "Run.swift").write_text(REGIONS.replace("PLACE", place).replace("SMALL", small))
    scenes, drawn = {}, None
    for line in context.run("evidence", "Run", "--layout").output.splitlines():
        words = line.split()
        if " pt in " in line:
            drawn = scenes.setdefault(words[words.index("in") + 1], [])
        elif drawn is not None and len(words) > 4 and line.startswith(" "):
            what = line.split('"')[1] if '"' in line else words[4]
            drawn.append((what, *map(float, words[:4])))
    return scenes


@check()
def regions_stand_where_there_is_room(context):
    """Views of one region stand below each other; a wide side may stand below the camera; rings shrink."""
    beside, below = marks(context), marks(context, "belowIfTooWide")
    for drawn in (beside, below):
        island = {what: box for what, *box in drawn[SCENES.dynamic_island_expanded]}
        require(island["two"][1] > island["one"][1] + 15, f"{island}")
        require(island["one"][0] + island["one"][2] > 373.7 - 18 - 1.5, f"{island}")
        ring = drawn[SCENES.dynamic_island_compact][0]
        require(abs(ring[3] - 36.7) < 0.1 and ring[3] == ring[4], f"{ring}")
    wide = "A name that is too long for this side"
    near = [one for one in beside[SCENES.dynamic_island_expanded] if one[1] < 187]
    require(all(left + width < 373.7 / 2 - 55 for _, left, _, width, _ in near), f"{near}")
    under = [one for one in below[SCENES.dynamic_island_expanded] if one[0] == wide]
    require(under and under[0][3] > 200 and under[0][2] > 36.67, f"{below}")


@check()
def the_small_form_is_its_own_or_the_compact_halves(context):
    own = marks(context, small=".supplementalActivityFamilies([.small])")
    require([one[0] for one in own[SCENES.live_activity_smart_stack]] == ["small"], f"{own}")
    require([one[0] for one in own[SCENES.live_activity]] == ["medium"], f"{own}")
    halves = marks(context)[SCENES.live_activity_smart_stack]
    require(halves[-1][0] == "end" and halves[-1][1] > 130 and halves[0][1] < 20, f"{halves}")
