# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Planted faults of accented rendering."""

import numpy as np

import glyphs
import motifs
import widgets
from listed import SCENES
from motifs import blank, drawn, grey, ink
from paints import Linear
from planted import Rule
from planted_light import CORAL, TEAL
from shapes import box, circle, shape


def rules():
    yield solid_block()
    yield detail_loss()
    yield accented()


SMALL = {"families": ["systemSmall"]}


MIDDLE = [43, 43, 72, 72]


def sunset(canvas):
    """What a photograph is to lint: opaque, with every luma."""
    sky = Linear((0, 0), (0, 52), (0, "#1B2A5C"), (0.6, "#C75B6B"), (1, "#F6C15B"))
    canvas.fill(canvas.everywhere(), sky)
    canvas.fill(circle(48, 40, 9), "#FFF1C2")
    canvas.fill(shape("M -4 50 C 14 36 26 52 40 47 C 54 42 62 50 78 44 L 78 78 L -4 78"), "#3B2A4A")
    canvas.fill(shape("M -4 62 C 20 52 40 66 78 56 L 78 78 L -4 78"), "#191526")


def widget(image, **layer):
    return {**SMALL, "layers": [{"image": image, **layer}]}


def solid_block():
    rule = Rule("accented-solid-block", SCENES.home_tinted_glass)
    bad = {"severity": "warning"}
    photo = drawn(sunset)
    rule.loose("triggers", "sunset", photo, "a photograph", known="wrong", **bad)
    rule.loose("triggers", "tree", drawn(glyphs.tree), "a white tree on a black plate", **bad)
    rule.loose("triggers", "code", drawn(widgets.code_plate), "modules on a plate", **bad)
    rule.loose("triggers", "opaque-96", partly(4), "96 % of the bounds are opaque", **bad)
    rule.loose("passes", "opaque-94", partly(6), "94 % of the bounds are opaque")
    rule.loose("triggers", "greys-26-apart", halves(100, 126), "lumas .102 apart", **bad)
    rule.loose("passes", "greys-24-apart", halves(100, 124), "lumas .094 apart")
    hues = drawn(motifs.stripes, (TEAL, CORAL, TEAL), 20, rows=(6, 66))
    rule.loose("triggers", "hues", hues, "one luma, but inner edges of half the perimeter", **bad)
    two = drawn(motifs.stripes, (TEAL, CORAL), 30, rows=(6, 66))
    rule.loose("passes", "two-hues", two, "one luma, and fewer inner edges")
    rule.loose("passes", "plain", drawn(motifs.tile, "#3D5A80", None), "nothing inside to lose")
    rule.loose(
        "passes",
        "badge",
        drawn(motifs.badge, TEAL, "#FFFFFF"),
        "a disc leaves its corners clear",
    )
    for name, mode in (("Unset", "unset"), ("Accented", "accented")):
        what = f"a photograph, its accented rendering {mode}"
        rule.described(
            "triggers",
            name,
            widget("photo@2x.png", accentedRendering=mode),
            {"photo@2x.png": photo},
            what,
            severity="error",
        )
    for mode in ("desaturated", "accentedDesaturated", "fullColor"):
        name = mode[0].upper() + mode[1:]
        rule.described(
            "passes",
            name,
            widget("photo@2x.png", accentedRendering=mode),
            {"photo@2x.png": photo},
            f"a photograph, {mode}",
        )
    return rule


def partly(percent):
    """A slope of greys of which `percent` of the columns let half through."""
    art = blank(120, 120)
    art[10:110, 10:110] = grey(255)
    art[10:110, 10:110, :3] = (60 + np.arange(100))[:, None, None]
    art[10:110, 110 - percent : 110, 3] = 128
    return art


def halves(left, right):
    art = blank(144, 144, grey(left))
    art[:, 72:] = grey(right)
    return art


def detail_loss():
    rule = Rule("accented-detail-loss", SCENES.home_tinted_glass)
    bad = {"severity": "warning"}
    rule.loose("triggers", "badge", drawn(motifs.badge, TEAL, "#FFFFFF"), "a white heart on a disc", **bad)
    rule.loose("triggers", "fish", drawn(widgets.fish_hues), "a fish on a disc", **bad)
    rule.loose("triggers", "house", drawn(house_with_windows), "windows and a door in another ink", **bad)
    rule.loose("triggers", "lost-7-of-13", alphas(7, 6), "54 % of the inner edges are of one alpha", **bad)
    rule.loose("triggers", "lost-6-of-12", alphas(6, 6), "half of the inner edges: enough", **bad)
    rule.loose("triggers", "marked-heart", drawn(faceted, "#7A1420", "#FFFFFF"), "a mark in a heart", **bad)
    rule.loose("passes", "shaded-heart", drawn(faceted, "#F23F45", "#F98A8E"), "a heart, shaded")
    rule.loose("passes", "walker", drawn(walker), "a person, whose outline says it")
    rule.loose("passes", "frame", drawn(frame), "a frame that is cut out")
    rule.loose(
        "passes", "lost-6-of-13", alphas(6, 7), "46 % of the inner edges are of one alpha"
    )
    rule.loose("passes", "knocked-out", drawn(motifs.knocked_out, TEAL), "the heart is cut out")
    rule.loose(
        "passes",
        "few-edges",
        drawn(motifs.house, TEAL, "#FFFFFF"),
        "inner edges under half the perimeter",
    )
    rule.loose("passes", "sunset", drawn(sunset), "a solid block, which is the other rule's")
    art = {"badge@3x.png": drawn(motifs.badge, "#14343A", "#FFFFFF", scale=3)}
    full = {**SMALL, "layers": [{"image": "badge@3x.png", "frame": MIDDLE, "accentedRendering": "fullColor"}]}
    rule.described("passes", "FullColor", full, art, "shown in full color")
    return rule


def faceted(canvas, ground, light):
    """A heart with facets inside."""
    motifs.heart(canvas, ground)
    for points in ("M 24 28 L 36 34 L 30 44", "M 48 28 L 36 34 L 42 44", "M 30 47 L 42 47 L 36 56"):
        canvas.fill(shape(points), light)


def walker(canvas):
    """A person with arms and legs apart, in clothes of other colors."""
    canvas.fill(circle(36, 10, 7), "#E8B796")
    canvas.fill(shape("M 31 18 L 41 18 L 62 34 L 58 39 L 43 30 L 43 44 L 29 44 L 29 30 L 14 39 L 10 34"), "#2F6CFF")
    canvas.fill(shape("M 29 44 L 43 44 L 58 66 L 50 69 L 36 50 L 22 69 L 14 66"), "#FFC53D")
    canvas.fill(box(29, 27, 14, 3), "#FFFFFF")
    canvas.fill(box(29, 34, 14, 3), "#FFFFFF")


def frame(canvas):
    """A picture in the upper half of a frame that is clear below."""
    canvas.fill(box(4, 4, 64, 64) - box(8, 36, 56, 28), "#1A1A1A")
    canvas.fill(box(10, 10, 52, 20), "#FFFFFF")


def house_with_windows(canvas):
    motifs.house(canvas, CORAL, "#FFFFFF")
    for x in (19, 46):
        canvas.fill(box(x, 37, 7, 9), "#FFFFFF")
    canvas.fill(circle(36, 27, 5), "#FFFFFF")
    canvas.fill(box(17, 51, 9, 8), "#FFFFFF")
    canvas.fill(box(46, 51, 9, 8), "#FFFFFF")


def alphas(lost, kept):
    """`lost` boundaries of two opaque inks, then `kept` of an opaque and a translucent one."""
    inks = [(TEAL, CORAL)[k % 2] for k in range(lost + 1)]
    other = ink({TEAL: CORAL, CORAL: TEAL}[inks[-1]], 0.6)
    return drawn(motifs.stripes, inks + [(other, inks[lost])[k % 2] for k in range(kept)], 4)


def accented():
    rule = Rule("accented-contrast", SCENES.home_tinted_glass)
    bad = {"severity": "note"}
    for name, drawing, alpha in (
        ("watermark", motifs.house, 0.2),
        ("heart-25", motifs.heart, 0.25),
        ("cloud-30", motifs.weather, 0.3),
    ):
        rule.loose(
            "triggers",
            name,
            drawn(drawing, ink("#FFFFFF", alpha)),
            f"α {alpha}: the tint hardly shows",
            **bad,
        )
    face = {"watch": True}
    rule.set(
        "triggers",
        "alpha-98",
        drawn(motifs.heart, ink("#FFFFFF", 98 / 255)),
        "2.96:1 on black",
        severity="note",
        **face,
    )
    rule.set("passes", "alpha-100", drawn(motifs.heart, ink("#FFFFFF", 100 / 255)), "3.04:1 on black", **face)
    rule.loose("passes", "heart-60", drawn(motifs.heart, ink("#FFFFFF", 0.6)), "α .6")
    rule.loose(
        "passes", "bell-black", drawn(motifs.bell, "#000000"), "black, which the tint replaces"
    )
    rule.set("passes", "bolt", drawn(glyphs.bolt), "opaque, on a watch", **face)
    return rule
