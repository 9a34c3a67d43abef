# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Icon Composer's bundles: their looks, what is left out, and what is refused."""

import json
import os
import random
import shutil

import pixels
import png
from harness import check, require
from listed import RULES, SCENES

LOOKS = {
    "light": (SCENES.icon_light,), "dark": (SCENES.icon_dark, SCENES.icon_clear_light, SCENES.icon_clear_dark),
    "tinted": (SCENES.icon_tinted, SCENES.icon_tinted_light),
}


def bundle(context, icon, name="App.icon", art=(("a.png", (255, 0, 0, 255), 400),)):
    """A bundle with pictures of one color."""
    folder = context.folder / name
    (folder / "Assets").mkdir(parents=True, exist_ok=True)
    for file, color, size in art:
        (folder / "Assets" / file).write_bytes(png.flat(size, size, color))
    (folder / "icon.json").write_text(icon if isinstance(icon, str) else json.dumps(icon))
    return folder


def one(image="a.png", **keys):
    return {"layers": [{"image-name": image, **keys}]}


def pixel(context, scene, x, y):
    """The codes of one pixel of a look."""
    context.run("render", "App.icon", "-o", "out", "--scene", scene)
    look = next(look for look, scenes in LOOKS.items() if scene in scenes)
    picture = pixels.read((context.folder / f"out/App/{look}.{scene}.png").read_bytes())
    return tuple(picture.rows[y][4 * x:4 * x + 4])


def near(found, expected, slack=2):
    require(all(abs(a - b) <= slack for a, b in zip(found, expected)), f"{found}, not {expected}")


@check(over=("render", "lint"))
def what_is_not_simulated_is_said_once(context, command):
    bundle(context, {"fill": {"solid": "srgb:0,0,1,1"}, "groups": [one()]})
    shutil.copytree(context.folder / "App.icon", context.folder / "Other.icon")
    words = ["-o", "out"] if command == "render" else ["--isolated"]
    ended = context.run(command, "App.icon", "Other.icon", *words, status=None)
    said = " ".join((ended.output + ended.error).split())
    require(said.count("icon bundles: glass, light") == 1, said)


@check()
def every_look_is_drawn(context):
    bundle(context, {"fill": {"solid": "srgb:0,0,1,1"}, "groups": [one()]})
    ended = context.run("render", "App.icon", "-o", "out")
    expected = sorted(f"out/App/{look}.{scene}.png" for look, scenes in LOOKS.items() for scene in scenes)
    require(sorted(ended.written) == expected, ended.output)
    require("icon bundles: glass, light, shadow and translucency are not simulated" in ended.error, ended.error)
    near(pixel(context, SCENES.icon_light, 512, 512), (255, 0, 0, 255))
    near(pixel(context, SCENES.icon_light, 512, 200), (0, 0, 255, 255))
    require(pixel(context, SCENES.icon_light, 0, 0)[3] == 0, "the corner is not cut off")
    # The dark look has the system's plate, as nothing else is said.
    near(pixel(context, SCENES.icon_dark, 512, 100), (46, 46, 46, 255), 4)


@check()
def groups_and_layers_are_listed_from_the_front(context):
    bundle(
        context,
        {"fill": {"linear-gradient": ["srgb:0,0,0,1", "srgb:1,1,1,1"]}, "groups": [
            {"layers": [{"image-name": "s.png"}, {"image-name": "m.png"}]}, one("l.png")]},
        art=(("s.png", (255, 0, 0, 255), 100), ("m.png", (0, 255, 0, 255), 300), ("l.png", (0, 0, 255, 255), 600)))
    near(pixel(context, SCENES.icon_light, 512, 512), (255, 0, 0, 255))
    near(pixel(context, SCENES.icon_light, 512, 400), (0, 255, 0, 255))
    near(pixel(context, SCENES.icon_light, 512, 250), (0, 0, 255, 255))


@check()
def fills_places_and_looks_are_those_that_are_asked_for(context):
    bundle(context, {
        "fill-specializations": [
            {"value": {"linear-gradient": ["srgb:0,0,0,1", "srgb:1,1,1,1"]}},
            {"appearance": "dark", "value": {"solid": "extended-gray:0,1"}}],
        "groups": [{
            "position": {"scale": 0.5, "translation-in-points": [100, 0]},
            "layers": [{
                "image-name": "a.png", "opacity": 0.5,
                "fill-specializations": [
                    {"value": {"solid": "srgb:0,1,0,1"}},
                    {"appearance": "dark", "value": {"solid": "srgb:0,0,1,1"}},
                    {"idiom": "watchOS", "value": {"solid": "srgb:1,0,0,1"}}]}]}]})
    near(pixel(context, SCENES.icon_light, 512, 100), (25, 25, 25, 255), 2)
    # 400 points by half, moved by 100: 512 ± 100 + 100.
    near(pixel(context, SCENES.icon_light, 700, 512), (64, 191, 64, 255), 3)
    near(pixel(context, SCENES.icon_light, 500, 512), (128, 128, 128, 255), 2)
    near(pixel(context, SCENES.icon_dark, 700, 512), (0, 0, 128, 255), 2)


@check()
def colors_are_mixed_as_they_are_told(context):
    cases = {"multiply": (0, 128, 0), "screen": (255, 255, 128), "lighten": (255, 255, 128), "darken": (0, 128, 0),
             "plus-lighter": (255, 255, 128), "plus-darker": (0, 128, 0)}
    for mode, expected in cases.items():
        bundle(
            context, {"fill": {"solid": "srgb:0,1,0,1"}, "groups": [one(**{"blend-mode": mode})]},
            art=(("a.png", (255, 128, 128, 255), 400),))
        near(pixel(context, SCENES.icon_light, 512, 512), (*expected, 255), 2)


@check()
def what_is_not_understood_is_said_once_and_the_rest_drawn(context):
    bundle(context, {
        "sparkle": 1,
        "groups": [one(**{"wobble": True}), one(**{"wobble": 2, "blend-mode": "burn", "fill": {"mesh": []}})]})
    ended = context.run("render", "App.icon", "-o", "out")
    lines = [line for line in ended.lines if "not understood" in line]
    require(len(lines) == 1, ended.error)
    for word in ("sparkle", "wobble", "burn", "mesh"):
        require(lines[0].count(word) == 1, lines[0])
    require(len(ended.written) == 6, ended.output)


@check()
def a_missing_picture_is_a_warning_and_a_finding(context):
    bundle(context, {"groups": [one(), one("gone.svg")]})
    ended = context.run("render", "App.icon", "-o", "out")
    require("gone.svg" in ended.error and len(ended.written) == 6, ended.error)
    found = context.run("lint", "App.icon", status=None)
    require(RULES.missing_file in found.output and "gone.svg" in found.output, found.output + found.error)


@check()
def what_is_wrong_is_told_with_its_place(context):
    many = {"groups": [{"layers": [{"image-name": "a.png"}] * 100_000}]}
    cases = {
        "": ("icon.json",),
        "{": ("icon.json:1:",),
        "[]": ("write an object",),
        "{}": ("groups",),
        '{"groups": [': ("icon.json:1:",),
        '{"groups": 3}': ("write a list",),
        '{"groups": [{"layers": [{"image-name": 4}]}]}': ("write a string",),
        '{"groups": [{"layers": [{"image-name": "../../secret.png"}]}]}': ("secret.png", "--follow-outside"),
        '{"groups": [{"layers": [{"image-name": "/etc/passwd"}]}]}': ("not a name of a file",),
        '{"groups": [{"layers": [{"image-name": "a.png", "position": {"scale": NaN}}]}]}': ("scale", "100"),
        '{"groups": [{"layers": [{"image-name": "a.png", "position": {"scale": 1e30}}]}]}': ("scale", "100"),
        '{"groups": [{"position": {"translation-in-points": [1e18, 0]}, "layers": []}]}': ("10000",),
        '{"groups": [], "fill": {"solid": "srgb:1,2"}}': ("not a color",),
        '{"groups": [{"opacity": -3, "layers": []}]}': ("0 to 1",),
        json.dumps(many): ("100000", "512"),
    }
    for text, saying in cases.items():
        bundle(context, text)
        context.art("secret.png")
        ended = context.run("render", "App.icon", "-o", "out", status=2, within=60)
        require(ended.errors and "App.icon/icon.json" in ended.errors[0], f"{text[:60]}: {ended.error}")
        for words in saying:
            require(words in ended.errors[0], f"no '{words}' in {ended.errors[0]}")
    shutil.rmtree(context.folder / "App.icon")
    (context.folder / "App.icon").mkdir()
    context.refused("render", "App.icon", "-o", "out", saying="icon.json")


@check()
def a_link_out_of_the_bundle_is_refused_unless_it_is_wanted(context):
    folder = bundle(context, {"groups": [one("link.png")]})
    context.art("secret.png")
    os.symlink(context.folder / "secret.png", folder / "Assets" / "link.png")
    context.refused("render", "App.icon", "-o", "out", saying=("link.png", "--follow-outside"))
    ended = context.run("render", "App.icon", "-o", "out", "--follow-outside")
    require(len(ended.written) == 6, ended.output)


@check()
def a_walk_finds_bundles_whole(context):
    bundle(context, {"groups": [one()]}, "art/App.icon")
    context.art("art/b.png")
    ended = context.run("render", "art", "-o", "out", "--scene", SCENES.icon_light)
    require(ended.written == [f"out/App/light.{SCENES.icon_light}.png", f"out/b.{SCENES.icon_light}.png"], ended.output)
    lint = context.run("lint", "art", status=None)
    require("Assets/a.png" not in lint.output + lint.error, lint.output)
    facts = context.run("inspect", "art/App.icon").output
    require(facts.count("App.icon") >= 3 and "1024×1024" in facts, facts)
    convert = context.run("convert", "art/App.icon", "-o", "x", "--to", "grayscale", status=2)
    require("App.icon" in convert.error, convert.error)


@check()
def damage_never_crashes(context):
    source = context.fixtures / "Icons" / "Buoy.icon"
    folder = context.folder / "Buoy.icon"
    shutil.copytree(source, folder)
    text = (folder / "icon.json").read_text()
    dice = random.Random(26)
    for _ in range(100):
        damaged = list(text)
        for _ in range(dice.randrange(1, 6)):
            at = dice.randrange(len(damaged))
            kind = dice.randrange(3)
            if kind == 0:
                damaged[at] = dice.choice('{}[]",:0-9e.$#\\\x01')
            elif kind == 1:
                del damaged[at]
            else:
                damaged[at:at] = text[:dice.randrange(40)]
        (folder / "icon.json").write_text("".join(damaged))
        context.run("render", "Buoy.icon", "-o", "out", "--scene", SCENES.icon_light, status=None)
