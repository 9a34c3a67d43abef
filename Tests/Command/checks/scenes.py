# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Which scenes are shown, over which wallpapers, and how the results are named."""

import png
from harness import check, require
from listed import SCENES


@check()
def many_wallpapers_multiply_the_scenes_that_show_one(context):
    context.art("a.png")
    context.art("beach.png", color=(10, 90, 200, 255))
    words = ("render", "a.png", "-o", "out", "--scene", f"lock-screen,{SCENES.watch_accented}")
    one = context.run(*words, "--wallpaper", "dark").written
    require(one == ["out/a.lock-screen.png", f"out/a.{SCENES.watch_accented}.png"], one)
    walls = ["dark", "#333333", "0aF1b2", "beach.png"]
    many = context.run(*words, *[word for wall in walls for word in ("--wallpaper", wall)]).written
    require(many == [
        "out/a.lock-screen.dark.png", "out/a.lock-screen.333333.png",
        "out/a.lock-screen.0AF1B2.png", "out/a.lock-screen.beach.png", f"out/a.{SCENES.watch_accented}.png",
    ], many)
    for name in many:
        png.whole((context.folder / name).read_bytes())


def distinct(context):
    """The scenes that are not other names of one."""
    lines = context.run("scenes").written[1:]
    return [line.split()[0] for line in lines if "(alias of " not in line]


@check()
def scenes_are_named_listed_or_all(context):
    context.art("a.png")
    listed = [line.split()[0] for line in context.run("scenes").written[1:]]
    require(listed == list(SCENES), f"other scenes are listed than are recorded: {listed}")
    for scene in listed:
        written = context.run("render", "a.png", "-o", "each", "--scene", scene).written
        require(written == [f"each/a.{scene}.png"], written)
    every = context.run("render", "a.png", "-o", "all", "--scene", "all").written
    require(len(every) == len(set(every)) == len(distinct(context)), f"{len(every)} files of --scene all")
    modes = {}
    for mode in ("vibrant", "accented", "fullColor"):
        names = context.run("render", "a.png", "-o", "mode", "--mode", mode).written
        modes[mode] = {name.split(".")[1] for name in names}
        require(modes[mode], f"no scene of {mode}")
    together = set.union(*modes.values())
    require(sum(map(len, modes.values())) == len(together), "a scene has two modes")
    mixed = context.run(
        "render", "a.png", "-o", "mix", "--scene", f"home-light,{SCENES.home_dark}", "--scene", "home-light")
    require([one.split(".")[1] for one in mixed.written] == ["home-light", SCENES.home_dark], mixed.output)


@check()
def a_family_is_drawn_only_where_it_appears(context):
    """One note a scene that was named; nothing left is an error; --anywhere draws it all the same."""
    context.art("a.png")
    words = ("render", "a.png", "-o", "out", "--family", "circular")
    usual = context.run(*words)
    require(usual.written == ["out/a.lock-screen.png"], usual.output)
    require(not usual.lines, usual.error)
    named = context.run(*words, "--scene", f"lock-screen,home-light,{SCENES.standby}")
    require(named.written == ["out/a.lock-screen.png"], named.output)
    notes = [line for line in named.lines if "never shows" in line]
    require(len(notes) == 2, named.error)
    require("home-light never shows accessoryCircular" in notes[0] and "--anywhere" in notes[0], notes)
    nothing = context.run(*words, "--scene", SCENES.standby, status=2)
    require(not nothing.written and "standby never shows" in nothing.error, nothing.error)
    require("nothing is left to draw" in nothing.error, nothing.error)
    everywhere = context.run(*words, "--scene", SCENES.standby, "--anywhere")
    require(everywhere.written == ["out/a.standby.png"], everywhere.output)
    corner = context.run("render", "a.png", "-o", "out", "--family", "corner", status=2)
    require("accessoryCorner" in corner.error and "watch-" in corner.error, corner.error)
    bare = context.run("render", "a.png", "-o", "bare", "--scene", "all")
    require(len(bare.written) == len(distinct(context)), bare.output)


@check()
def a_described_widget_is_drawn_only_where_it_appears(context):
    path = context.fixtures / "Widgets" / "Weather" / "Weather.widget.json"
    every = context.run("render", path, "-o", "out", "--scene", "all", "--scale", "1")
    shown = {}
    for name in every.written:
        stem, scene = name.removesuffix(".png").rsplit(".", 1)
        shown.setdefault(stem.rsplit(".", 1)[1], set()).add(scene)
    require(shown["systemSmall"] >= {"home-light", SCENES.standby, SCENES.standby_night}, shown)
    require(SCENES.standby not in shown["systemMedium"] | shown["systemExtraLarge"], shown)
    require(shown["accessoryInline"] & {"home-light", SCENES.home_tinted, SCENES.standby} == set(), shown)
    require(all(scene.startswith("watch-") for scene in shown["accessoryCorner"]), shown)
    require(not any(scene.startswith("icon-") for scenes in shown.values() for scene in scenes), shown)
    require(SCENES.watch_smart_stack in shown["accessoryRectangular"], shown)


@check()
def the_system_decides_light_sizes_and_scenes(context):
    context.art("a@3x.png")
    new = context.run("render", "a@3x.png", "-o", "new", "--family", "small").written
    require(new == [f"new/a@3x.{SCENES.home_tinted_glass}.png", "new/a@3x.home-light.png"], new)
    old = context.run("render", "a@3x.png", "-o", "old", "--family", "small", "--os", "18").written
    require(old == [f"old/a@3x.{SCENES.home_tinted}.png", "old/a@3x.home-light.png"], old)
    for name, side, os in (("new", 493, 26), ("old", 474, 18)):
        data = (context.folder / name / "a@3x.home-light.png").read_bytes()
        size = tuple(int.from_bytes(data[at:at + 4], "big") for at in (16, 20))
        require(size == (side, side), f"{name}: {size}")
        require(f"estimate; model=1; scene=home-light; os={os}".encode() in data, name)
    wrong = context.run("render", "a@3x.png", "-o", "x", "--os", "19", status=2)
    require("'19'" in wrong.error and "18" in wrong.error and "26" in wrong.error, wrong.error)
    families = [context.run("families", "--os", os).output for os in ("18", "26")]
    require("158×158" in families[0] and "164.33×164.33" in families[1], families)
    lacking = context.run(
        "render", "a@3x.png", "-o", "d", "--family", "extraLarge", "--device", "402x874",
        "--scene", "home-light")
    require("taken from 820x1180" in lacking.error, lacking.error)


@check()
def a_configuration_chooses_the_system(context):
    context.art("a@3x.png")
    for os, status in ((18, 0), (26, 0), (19, 2), ('"18"', 2)):
        (context.folder / ".vibrancy.json").write_text(f'{{"os": {os}}}')
        ended = context.run("lint", "a@3x.png", "--reporter", "json", "--fail-on", "never", status=status)
        if status:
            require("'os'" in ended.error or "os" in ended.error, ended.error)
            continue
        require(f'"os": {os}' in ended.output or f'"os":{os}' in ended.output, ended.output[:300])
    (context.folder / ".vibrancy.json").write_text('{"os": 18}')
    typed = context.run(
        "lint", "a@3x.png", "--reporter", "json", "--fail-on", "never", "--os", "26").output
    require('"os": 26' in typed or '"os":26' in typed, typed[:300])
    shown = context.run("lint", "a@3x.png", "--show-settings").output
    require('"os": 18' in shown, shown[:200])


@check()
def a_wallpaper_smaller_than_its_screen_is_said(context):
    context.art("a@3x.png")
    context.art("beach.png", color=(10, 90, 200, 255))
    ended = context.run("render", "a@3x.png", "-o", "out", "--wallpaper", "beach.png")
    require("wallpaper beach" in ended.error and "1206×2622" in ended.error, ended.error)
