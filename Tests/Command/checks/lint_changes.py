# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Changes of a picture that change no verdict: other files of it, margins, scale, hues."""

import collections
import random

import pixels
import png
from harness import check, require
from linting import judged, verdicts
from listed import RULES

ARTS = [
    "cloud-rain", "bolt", "leaf", "logo-dark", "mug-template", "tree", "gauge", "paper-boat",
    "code-plate", "fish-hues", "week-greys", "week-opacity", "trend-fade", "moon", "landscape"]
GEOMETRY = {
    RULES.archival_size, RULES.wasted_margin, RULES.thin_strokes, RULES.square_backdrop,
    RULES.wrong_scale_size}
CLEAR = bytes(4)


def art(context, name, suffix="@2x"):
    return pixels.read((context.fixtures / f"Inputs/{name}{suffix}.png").read_bytes())


def judge(context, name, data, *words):
    path = context.folder / name
    path.write_bytes(data)
    return judged(context, name, *words)


def not_of_geometry(one):
    return one["rule"] not in GEOMETRY


def reported(report):
    """Everything a report says but where the file is."""
    return [
        tuple(str(one.get(key)) for key in (
            "rule", "scene", "severity", "wallpaper", "message", "rectangle", "fix", "reason"))
        for one in report["findings"] + report["undetermined"]]


@check(over=ARTS, is_long=True,
       except_for=["bolt", "logo-dark", "fish-hues", "week-opacity", "mug-template"])
def other_files_of_a_picture_are_judged_alike(context, name):
    picture = art(context, name)
    original = (context.fixtures / f"Inputs/{name}@2x.png").read_bytes()
    expected = judge(context, "a@2x.png", original)
    encodings = pixels.encodings(picture)
    for how, data in encodings.items():
        report = judge(context, "a@2x.png", data)
        require(verdicts(report) == verdicts(expected), f"{how}: {differ(expected, report)}")
        require(reported(report) == reported(expected), f"{how}: {differ_in(reported(expected), reported(report))}")
        for one, two in zip(report["findings"], expected["findings"]):
            if "measured" in one:
                # Samples are read as Float, and 257 × 8 bits of 65 535 need not be its neighbour.
                near = abs(one["measured"] - two["measured"]) <= 1e-6 * abs(two["measured"])
                require(near, f"{how}: {one['rule']} {one['measured']} for {two['measured']}")
    return f"{len(encodings)} files, {len(expected['findings'])} findings"


def differ(expected, report, about=lambda one: True):
    one, two = verdicts(expected, about), verdicts(report, about)
    gone, come = [v for v in one if v not in two], [v for v in two if v not in one]
    return f"no longer {gone}, now {come}"


def differ_in(one, two):
    return next((f"{b} for {a}" for a, b in zip(one, two) if a != b), "more or less is said")


@check(over=ARTS)
def a_transparent_margin_changes_no_verdict(context, name):
    picture = art(context, name)
    expected = judge(context, "a@2x.png", pixels.written(picture))
    for left, top, right, bottom in ((1, 0, 0, 0), (0, 0, 0, 1), (8, 8, 8, 8), (3, 17, 40, 5)):
        padded = pixels.written(picture.padded(left, top, right, bottom))
        report = judge(context, "a@2x.png", padded)
        same = verdicts(report, not_of_geometry) == verdicts(expected, not_of_geometry)
        why = differ(expected, report, not_of_geometry)
        require(same, f"a margin of {left}, {top}, {right}, {bottom}: {why}")
        for one in report["findings"]:
            before = next((
                two for two in expected["findings"]
                if (two["rule"], two.get("scene")) == (one["rule"], one.get("scene"))), None)
            if before and not_of_geometry(one) and "rectangle" in one and "rectangle" in before:
                moved = (before["rectangle"]["x"] + left, before["rectangle"]["y"] + top)
                at = (one["rectangle"]["x"], one["rectangle"]["y"])
                require(at == moved, f"{one['rule']}: the rectangle is at {at}, not {moved}")


def hardened(picture):
    """The picture in its few main colors alone, without the soft pixels between them."""
    total = picture.width * picture.height
    seen = collections.Counter(
        row[at:at + 4] for row in picture.rows for at in range(0, len(row), 4))
    main = [color for color, count in seen.items() if count * 200 >= total]
    return picture.recolored(
        lambda color: min(main, key=lambda one: sum(abs(a - b) for a, b in zip(one, color))))


def blocks(seed):
    """Art without soft edges: opaque blocks in a few inks, at least 6 px wide."""
    source = random.Random(seed)
    size = source.randrange(40, 72)
    inks = [bytes((*source.randbytes(3), 255)) for _ in range(source.randrange(1, 4))]
    inks += [bytes((grey, grey, grey, 255)) for grey in source.sample(range(256), 1)]
    canvas = [[CLEAR] * size for _ in range(size)]
    for _ in range(source.randrange(1, 6)):
        width, height = source.randrange(6, size // 2 + 1), source.randrange(6, size // 2 + 1)
        x, y = source.randrange(0, size - width), source.randrange(0, size - height)
        ink = source.choice(inks)
        for row in canvas[y:y + height]:
            row[x:x + width] = [ink] * width
    return pixels.Picture(size, size, tuple(b"".join(row) for row in canvas))


SEEDS = [str(seed) for seed in range(40)]
HARD = ["code-plate", "week-greys", "week-opacity", "logo-dark", "bolt", "leaf", "cloud-rain"]


@check(over=HARD + SEEDS, is_long=True, except_for=HARD + SEEDS[:10])
def twice_the_size_at_twice_the_scale_changes_no_verdict(context, name):
    picture = blocks(int(name)) if name.isdigit() else hardened(art(context, name, ""))
    expected = judge(context, "a.png", pixels.written(picture))
    report = judge(context, "a@2x.png", pixels.written(picture.doubled()))
    same = verdicts(report, not_of_geometry) == verdicts(expected, not_of_geometry)
    require(same, differ(expected, report, not_of_geometry))


def inks_of(luma):
    """Inks of several hues and one luma, within half a code."""
    made = []
    for hue in ((1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (0, 1, 1), (1, 0, 1), (1, .5, 0)):
        best = None
        for step in range(101):
            amount = step / 100
            # From a grey towards the hue, the luma held by what is added to all three.
            base = [luma + amount * (one - luma) for one in hue]
            have = .2126 * base[0] + .7152 * base[1] + .0722 * base[2]
            code = [round(255 * (one + luma - have)) for one in base]
            if all(0 <= one <= 255 for one in code):
                best = code
        if best and abs((.2126 * best[0] + .7152 * best[1] + .0722 * best[2]) / 255 - luma) < .0015:
            made.append(best)
    return made


@check(over=["0.08", "0.15", "0.3", "0.45", "0.55", "0.8"])
def a_hue_of_one_luma_changes_no_vibrant_verdict(context, luma):
    inks = inks_of(float(luma))
    require(len(inks) >= 5, f"{len(inks)} inks")
    for name in ("bolt", "leaf"):
        shape, seen = art(context, name), {}
        for ink in inks:
            report = judge(context, "a@2x.png", pixels.written(
                shape.recolored(lambda color, ink=ink: (*ink, color[3]) if color[3] else CLEAR)),
                "--scene", "lock-screen")
            said = [
                one for one in verdicts(report) if one[1] == "lock-screen"]
            seen.setdefault(str(said), []).append(ink)
        require(len(seen) == 1, f"{name}: {seen}")
    return f"{len(inks)} inks"


@check(over=["bolt", "leaf", "gauge"])
def colors_under_clear_pixels_change_nothing(context, name):
    picture = art(context, name)
    expected = judge(context, "a@2x.png", pixels.written(picture))
    for hidden in ((255, 255, 255), (235, 88, 80), (0, 0, 0)):
        changed = picture.recolored(lambda color: color if color[3] else (*hidden, 0))
        report = judge(context, "a@2x.png", pixels.written(changed))
        require(reported(report) == reported(expected), f"{hidden}: {differ(expected, report)}")


@check(over=["bolt", "logo-dark", "fish-hues", "gauge", "week-opacity"])
def what_was_turned_or_mirrored_is_judged_alike(context, name):
    picture = art(context, name)
    flat = pixels.Picture(picture.width, picture.height, tuple(
        b"".join(row[at:at + 4] for at in range(len(row) - 4, -1, -4)) for row in picture.rows))
    upside = pixels.Picture(picture.width, picture.height, picture.rows[::-1])
    expected = judge(context, "a@2x.png", pixels.written(picture))
    for how, changed in (("mirrored", flat), ("upside down", upside)):
        report = judge(context, "a@2x.png", pixels.written(changed))
        require(verdicts(report) == verdicts(expected), f"{how}: {differ(expected, report)}")


@check()
def the_pictures_of_these_checks_are_read_right(context):
    picture = art(context, "gauge")
    for how, data in pixels.encodings(picture).items():
        if "interlaced" not in how and "16" not in how:
            require(pixels.read(data).rows == picture.rows, how)
    require(png.whole(pixels.written(picture.doubled()))[0] == 2 * picture.width, "doubled")
