# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Whole screens: every one of them, the notes on widgets without a slot, bounds."""

import shutil

import png
from harness import Skipped, check, require
from listed import SCENES
from memory import peak_of

SCREENS = [
    "lock-screen", SCENES.lock_screen_tinted, SCENES.lock_screen_always_on,
    SCENES.ipad_lock_screen, "home-light", SCENES.home_dark, SCENES.home_tinted,
    SCENES.home_tinted_glass, SCENES.home_clear_light, SCENES.home_clear_dark, SCENES.standby,
    SCENES.standby_night, SCENES.watch_full_color, SCENES.watch_accented, SCENES.watch_accented_inverted,
    SCENES.watch_always_on, SCENES.watch_smart_stack, SCENES.mac_desktop, SCENES.mac_desktop_receded]


def widgets(context, name):
    """A described widget of the fixtures, in the check's folder."""
    if not shutil.which("rsvg-convert"):
        raise Skipped("rsvg-convert is not installed")
    shutil.copytree(context.fixtures / "Widgets" / name, context.folder / name)
    return f"{name}/{name}.widget.json"


def warnings(ended):
    return [line for line in ended.lines if line.startswith("warning: ")]


@check()
def every_screen_is_drawn(context):
    weather = widgets(context, "Weather")
    made = context.run(
        "screen", weather, "-o", "out", "--screen", ",".join(SCREENS), "--scale", "1")
    require(made.written == [f"out/{name}.png" for name in SCREENS], made.output)
    for name in SCREENS:
        data = (context.folder / f"out/{name}.png").read_bytes()
        png.whole(data)
        said = f"estimate; model=1; screen={name}; os=26".encode()
        require(said in data, f"{name} does not say what it is")


@check(
    over=["lock-screen", SCENES.home_clear_dark, SCENES.watch_full_color, SCENES.mac_desktop_receded],
    is_long=True, except_for=[SCENES.watch_full_color])
def jobs_do_not_change_a_byte(context, name):
    weather, charge = widgets(context, "Weather"), widgets(context, "Charge")
    made = []
    for jobs in ("1", "4", "4"):
        context.run(
            "screen", weather, charge, "-o", "one.png", "--screen", name, "--scale", "2", "-j", jobs)
        made.append((context.folder / "one.png").read_bytes())
    require(made[0] == made[1] == made[2], "the pictures differ")


@check()
def the_first_screen_that_shows_a_family_is_the_usual_one(context):
    context.art("a.png", size=64)
    for family, screen in [
            ("circular", "lock-screen"), ("small", "home-light"), ("corner", SCENES.watch_full_color)]:
        context.run("screen", "a.png", "--family", family, "-o", "a.screen.png")
        data = (context.folder / "a.screen.png").read_bytes()
        require(f"screen={screen};".encode() in data, f"{family} is not on {screen}")


@check()
def what_has_no_slot_is_told(context):
    for number in range(6):
        context.art(f"art/{number}.png", size=72)
    many = context.run(
        "screen", "art", "--family", "circular", "--screen", "lock-screen", "-o", "a.screen.png")
    reported = warnings(many)
    require(len(reported) == 1 and "all slots are taken" in reported[0], many.error)
    require("accessoryCircular of 4, accessoryCircular of 5" in reported[0], reported[0])
    two = context.run(
        "screen", "art/0.png", "art/1.png", "--family", "inline", "-o", "a.screen.png")
    require("accessoryInline of 1" in warnings(two)[0], two.error)
    lacking = context.run(
        "screen", "art/0.png", "--family", "large", "--screen", SCENES.standby, "-o", "b.png", status=2)
    require(f"nothing is left to draw on {SCENES.standby}" in lacking.errors[0], lacking.error)
    require("systemSmall" in lacking.errors[0], lacking.error)
    require(not (context.folder / "b.png").exists(), "a picture of nothing was written")


@check()
def a_bare_picture_is_told_for_what_it_is_taken(context):
    context.art("a.png", size=164)
    taken = context.run("screen", "a.png", "-o", "b.png")
    require("taken as systemSmall" in taken.error, taken.error)
    context.art("c.png", size=500)
    context.refused("screen", "c.png", "-o", "b.png", saying=("c.png", "--family"))


@check()
def entries_and_variants_are_chosen_by_name(context):
    weather = widgets(context, "Weather")
    first = ("screen", weather, "--family", "small", "--scale", "1", "-o")
    made = {}
    for name in ("09:00", "12:00", "21:00"):
        context.run(*first, "e.png", "--entry", name)
        made[name] = (context.folder / "e.png").read_bytes()
    require(len(set(made.values())) == 3, "entries look alike")
    context.run(*first, "f.png")
    require((context.folder / "f.png").read_bytes() == made["09:00"], "the first is not the first")
    context.refused(*first, "e.png", "--entry", "09:01", saying=("--entry", "did you mean '09:00'"))
    context.refused(*first, "e.png", "--variant", "x", saying="--variant")
    twice = context.run("screen", weather, weather, "--family", "small", "--scale", "1", "-o", "g.png")
    require(not twice.errors, twice.error)
    require((context.folder / "g.png").read_bytes() != made["09:00"], "named twice, shown once")


@check()
def wrong_usage_is_told_in_one_line(context):
    context.art("a.png", size=72)
    words = ("screen", "a.png", "--family", "circular")
    context.refused(*words, "-o", "out", saying=("-o", ".png"))
    context.refused(*words, "-o", "a.png", saying="would overwrite")
    context.refused(
        *words, "-o", "b.png", "--device", "45mm", "--screen", "lock-screen", saying="402x874")
    context.refused(
        *words, "-o", "b.png", "--device", "402x874", "--screen", SCENES.watch_accented, saying="watch-46")
    context.refused(*words, "-o", "b.png", "--screen", "lock-scren", saying="lock-screen")
    context.refused(*words, "-o", "b.png", "--set", "always-on-dimming=9", saying="--set")
    context.refused(*words, "-o", "b.png", "--wallpaper", "nowhere.png", saying="--wallpaper")


@check()
def a_parameter_changes_the_screen(context):
    context.art("a.png", size=72)
    made = []
    for value in ("0.4", "0.8"):
        context.run(
            "screen", "a.png", "--family", "circular", "--screen", SCENES.lock_screen_always_on,
            "-o", "b.png", "--scale", "1", "--set", f"always-on-dimming={value}")
        made.append((context.folder / "b.png").read_bytes())
    require(made[0] != made[1], "nothing changed")


@check()
def the_largest_screen_stays_below_400_megabytes(context):
    context.art("a.png", size=72)
    peak = peak_of(
        context, "screen", "a.png", "--family", "small", "--device", "2048x2048", "--scale", "3",
        "-o", "b.png")
    require(peak < 400 << 20, f"{peak >> 20} MiB")
    return f"{peak >> 20} MiB"


@check()
def render_draws_each_entry_on_its_screens(context):
    charge = widgets(context, "Charge")
    ended = context.run(
        "render", charge, "-o", "out", "--html", "--sheet", "sheet.png", "--screens", "--scene",
        f"lock-screen,{SCENES.lock_screen_always_on},{SCENES.icon_light}", "--scale", "1")
    drawn = [name for name in ended.written if name.startswith("out/screens/")]
    require(len(drawn) == 6, f"three entries on two screens, but: {drawn}")
    for name in drawn:
        data = (context.folder / name).read_bytes()
        require(png.whole(data)[:2] == (402, 874), f"{name} is not a phone's")
    page = (context.folder / "out/index.html").read_text()
    require(page.count('"screen":true') == 6, "the page does not know its screens")
    alone = context.run(
        "render", charge, "-o", "without", "--scene", "lock-screen", "--scale", "1")
    require(not any("screens" in name for name in alone.written), alone.output)


@check()
def a_picture_with_a_family_is_on_a_screen(context):
    context.art("a.png", size=64)
    ended = context.run(
        "render", "a.png", "-o", "out", "--family", "small", "--screens", "--scene", SCENES.home_dark)
    require(f"out/screens/a.{SCENES.home_dark}.png" in ended.written, ended.output)
    bare = context.run("render", "a.png", "-o", "bare", "--screens", "--scene", SCENES.home_dark)
    require(bare.written == [f"bare/a.{SCENES.home_dark}.png"], bare.output)


@check()
def a_lock_screen_shows_the_banner_of_a_live_activity(context):
    ferry = widgets(context, "Ferry")
    ended = context.run("screen", ferry, "-o", "on.png", "--screen", "lock-screen", "--scale", "1")
    require(ended.written == ["on.png"] and not ended.error, ended.error)
    ended = context.run(
        "render", ferry, "-o", "out", "--screens", "--scene", SCENES.live_activity, "--scale", "1",
        "--wallpaper", "mid")
    drawn = [name for name in ended.written if name.startswith("out/screens/")]
    require(drawn, f"no screen: {ended.written}")
