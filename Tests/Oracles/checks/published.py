# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Published vectors: the reference against all of them, the command against those it can show."""

import json

import numpy as np

import images
from harness import check, require
from reference import ciede
from reference.colour import LUMA, codes, contrast, encoded, linear, over, relative_luminance
from reference.colour import straightened


def _vectors(context):
    return json.loads((context.fixtures / "Vectors" / "published.json").read_text())


def _colour(text):
    digits = text[1:] if len(text) == 7 else "".join(digit * 2 for digit in text[1:])
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)]) / 255


def _near(found, printed, tolerance, what):
    off = np.abs(np.asarray(found) - printed).max()
    require(off <= tolerance, f"{what}: {found}, not {printed}")


@check()
def wcag(context):
    vectors = _vectors(context)
    for row in vectors["relative_luminance"]:
        _near(relative_luminance(_colour(row["c"])), row["Y"], 1e-12, row["c"])
    for row in vectors["wcag21"]:
        pair = (relative_luminance(_colour(row[side])) for side in "ab")
        _near(contrast(*pair), row["ratio"], 1e-9, f"{row['a']} on {row['b']}")
    return f"{len(vectors['relative_luminance'])} luminances, {len(vectors['wcag21'])} ratios"


@check()
def srgb_threshold(context):
    """Where the two printed thresholds of the curve differ, and by how much."""
    printed = _vectors(context)["srgb_threshold"]
    for count, depth in ((256, 8), (65536, 16)):
        values = np.arange(count) / (count - 1)
        older = np.where(values <= 0.03928, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
        differs = np.flatnonzero(older != linear(values))
        if depth == 8:
            agree = printed["eight_bit_all_256_identical_for_0.03928_and_0.04045"]
            require((len(differs) == 0) == agree, "8-bit codes differ")
    sixteen = printed["sixteen_bit_codes_that_differ"]
    found = {"first": int(differs[0]), "last": int(differs[-1]), "count": len(differs)}
    require(found == {key: sixteen[key] for key in found}, f"{found}")
    _near(np.abs(older - linear(values)).max(), sixteen["max_abs_diff_linear"], 1e-12, "difference")


@check()
def ciede2000(context):
    rows = _vectors(context)["ciede2000_sharma"]
    for row in rows:
        for pair in ((row["lab1"], row["lab2"]), (row["lab2"], row["lab1"])):
            _near(ciede.difference(*pair), row["dE00"], 5.1e-5, f"pair {row['pair']}")
    return f"{len(rows)} pairs, both ways"


@check()
def blend(context):
    vectors = _vectors(context)["blend"]
    normal = vectors["modes"]["normal"]
    below, above = np.array(vectors["Cb"]), np.array(vectors["Cs"])
    _near(above, normal["opaque"], 0, "opaque")
    top, bottom = np.append(above * 0.5, 0.5), np.append(below * 0.8, 0.8)
    found = straightened(over(top, bottom)[None])[0]
    _near(found, normal["ab0.8_as0.5"]["C"] + [normal["ab0.8_as0.5"]["a"]], 1e-12, "translucent")


@check()
def grays(context):
    """The reference, then two kinds of `convert` on the same colours."""
    rows = _vectors(context)["grayscale"]
    colours = np.stack([_colour(row["c"]) for row in rows])
    for row, colour in zip(rows, colours):
        _near(codes(colour @ LUMA), row["luma709_8bit"], 0, f"{row['c']} luma 709")
        _near(codes(colour @ [0.299, 0.587, 0.114]), row["luma601_8bit"], 0, f"{row['c']} luma 601")
        light = relative_luminance(colour)
        _near(codes(encoded(light)), row["linear709_8bit"], 0, f"{row['c']} linear 709")
        _near(light, row["luminanceToAlpha_linear"], 5e-7, f"{row['c']} linear alpha")
        _near(colour @ LUMA, row["luminanceToAlpha_encoded"], 5e-7, f"{row['c']} encoded alpha")
    source = context.folder / "colours.png"
    images.write(source, codes(colours)[None])
    context.run("convert", source, "-o", "grey", "--to", "grayscale")
    context.run(
        "convert", source, "-o", "alpha", "--to", "luminance-to-alpha", "--form", "straight")
    grey, _ = images.rgba(context.folder / "grey" / "colours.png")
    alpha, _ = images.rgba(context.folder / "alpha" / "colours.png")
    _near(grey[0, :, 0], [row["luma709_8bit"] for row in rows], 0, "convert --to grayscale")
    expected = codes(np.array([row["luminanceToAlpha_encoded"] for row in rows]))
    _near(alpha[0, :, 3], expected, 0, "convert --to luminance-to-alpha")
    return f"{len(rows)} colours"


@check()
def over_in_eight_bits(context):
    row = _vectors(context)["over_8bit"][0]
    source = context.folder / "ink.png"
    images.write(source, np.array([[row["fg"]]]))
    context.run("render", source, "-o", "out", "--scene", "home-light", "--wallpaper", row["bg"])
    found, _ = images.rgba(context.folder / "out" / "ink.home-light.png")
    _near(found[0, 0, :3], row["out"], 0, "home-light")
