# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Screenshots of the test card, drawn by the model itself with other figures."""

import json
import random
import re

from PIL import Image

from harness import check, require
from memory import peak_of

WALLPAPERS = ("303C64", "6A4A3A", "7890A0")


def captures(context, *sets, scales=(1, 0.8, 1.15), kinds=("png", "jpg", "png")):
    """The card on three wallpapers, as screenshots that were scaled and cropped."""
    context.run("calibrate", "--card", "card.png", "-q")
    (context.folder / "shots").mkdir()
    for color, scale, kind in zip(WALLPAPERS, scales, kinds):
        context.run(
            "render", "card.png", "-o", "out", "--scene", "lock-screen", "--wallpaper", f"#{color}", *sets)
        shown = Image.open(context.folder / "out/card.lock-screen.png").convert("RGB")
        shown = shown.resize((round(shown.width * scale), round(shown.height * scale)), Image.LANCZOS)
        screen = Image.new("RGB", (1000, 700), f"#{color}")
        screen.paste(shown, (73, 210))
        screen.save(context.folder / f"shots/{color}.{kind}", **({"quality": 93} if kind == "jpg" else {}))


def figures(text):
    found = re.findall(r"^  ([a-z]+-[a-z]+) +([\d.]+) ± ([\d.]+)", text, re.MULTILINE)
    return {name: (float(value), float(margin)) for name, value, margin in found}


@check()
def the_model_agrees_with_itself(context):
    captures(context)
    ended = context.run("calibrate", "shots", "--readings", "read.csv")
    off = [float(one) for one in re.findall(r"off by ([\d.]+) of 255", ended.output)]
    require(len(off) == 4 and max(off) < 1, ended.output)
    rows = (context.folder / "read.csv").read_text().splitlines()
    require(len(rows) == 1 + 3 * 66, f"{len(rows)} rows")
    require(all(len(row.split(",")) == 13 for row in rows), "a row has other columns")
    listed = context.run("calibrate", "shots", "-v").output
    require(listed.count("model ") >= 3 * 66, "patches are missing")
    return f"off by {max(off)}"


@check()
def other_figures_are_found_and_can_be_used(context):
    wanted = {"material-lift": 0.17, "material-luma": 0.82, "material-chroma": 1.05, "vibrant-constant": 0.85}
    captures(context, *[word for name, value in wanted.items() for word in ("--set", f"{name}={value}")])
    ended = context.run("calibrate", "shots", "--parameters", "mine.json")
    found = figures(ended.output)
    for name, value in wanted.items():
        require(abs(found[name][0] - value) < 0.03, f"{name} is {found[name]}, not {value}")
    reported = json.loads((context.folder / "mine.json").read_text())["parameters"]
    require(reported.keys() == wanted.keys(), str(reported))
    # They hold where a configuration is read.
    context.fixture("Inputs/gauge@3x.png", "gauge@3x.png")
    settings = context.run("lint", "gauge@3x.png", "--config", "mine.json", "--show-settings").output
    require(all(f'"{name}": {reported[name]}' in settings for name in reported), settings[:500])


@check()
def what_shows_no_card_is_told(context):
    captures(context)
    whole = Image.open(context.folder / f"shots/{WALLPAPERS[0]}.png")
    for name, picture, words in [
            ("turned.png", whole.rotate(180), "turned"),
            ("cut.png", whole.crop((0, 0, 400, 700)), "no test card"),
            ("plain.png", Image.new("RGB", (300, 300), "#334455"), "no test card")]:
        picture.save(context.folder / name)
        context.refused("calibrate", name, saying=[name, words])
    (context.folder / "no.png").write_bytes(b"not a picture")
    # One that cannot be read does not keep the others.
    ended = context.run("calibrate", "no.png", "shots", status=2)
    require(len(ended.errors) == 1 and len(figures(ended.output)) == 4, ended.error)
    context.refused("calibrate", saying=["--card"])
    context.refused("calibrate", "missing.png", saying=["missing.png"])
    context.refused("calibrate", "--card", "card.txt", saying=["card.txt", "PNG"])
    context.refused("calibrate", "shots", "--card", "again.png", saying=["--card"])


@check(over=["photo", "tall"], is_long=True, except_for=["tall"])
def a_large_photograph_is_held_in_little(context, kind):
    if kind == "photo":
        noise = Image.frombytes("RGB", (1000, 1000), random.Random(1).randbytes(3_000_000))
        picture = noise.resize((4000, 3975), Image.BICUBIC)
    else:
        # A kilobyte or so a megapixel.
        picture = Image.new("RGB", (193, 31_423), "#334455")
    picture.save(context.folder / "a.jpg", quality=60)
    peaks = {}
    for words in (("calibrate", "a.jpg"), ("render", "a.jpg", "-o", "out", "--scene", "home-light"),
                  ("lint", "a.jpg", "--isolated"), ("check", "a.jpg", "--isolated")):
        peaks[words[0]] = peak_of(context, *words, "-j", "1") >> 20
    require(max(peaks.values()) <= 200, f"MiB: {peaks}")
    return f"MiB: {peaks}"
