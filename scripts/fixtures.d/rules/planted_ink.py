# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Planted faults of ink: none, hardly any, thin, stray, or of colors that are lost."""

import numpy as np

import glyphs
import motifs
import widgets
from motifs import blank, drawn, grey, ink
from planted import Rule
from png_format import RGBA
from stored import Stored


def rules():
    yield blank_asset()
    yield template_opaque()
    yield template_color()
    yield dark_halo()
    yield thin_strokes()
    yield margin()


def blank_asset():
    rule = Rule("blank-asset")
    bad_ = {"severity": "error"}
    rule.loose("triggers", "empty", blank(72, 72), "every pixel is clear", **bad_)
    rule.loose("triggers", "alpha-12", blank(72, 72, grey(255, 12)), "α .047 everywhere", **bad_)
    rule.loose("passes", "alpha-13", blank(72, 72, grey(255, 13)), "α .051 everywhere")
    one = blank(72, 72)
    one[36, 36] = grey(255)
    rule.loose("passes", "one-pixel", one, "one pixel")
    rule.loose("passes", "single", blank(1, 1, grey(255)), "1 × 1, and opaque", scale=1)
    rule.loose("triggers", "single-clear", blank(1, 1), "1 × 1, and clear", scale=1, **bad_)
    rule.loose("passes", "line", blank(1, 4000, grey(255)), "1 × 4000", scale=1)
    rule.set("triggers", "spacer", blank(72, 72), "a set that holds nothing", **bad_)
    hidden = drawn(glyphs.bolt)
    hidden[..., 3] = 0
    stored = Stored("", hidden, RGBA)
    rule.add(
        "triggers", "hidden@2x.png", {"hidden@2x.png": stored}, "colors under clear pixels", severity="error"
    )
    rule.set("passes", "mug", drawn(glyphs.mug_template), "a template", template=True)
    return rule


def template_opaque():
    rule = Rule("opaque-template")
    bad_ = {"severity": "error", "template": True}
    good = {"template": True}
    tile = drawn(motifs.tile, "#FFFFFF", "#000000")
    rule.set("triggers", "heart", tile, "a black heart on a white ground", **bad_)
    photo = drawn(motifs.bars, ("#FFFFFF", "#A6A6A6", "#6E6E6E"))
    photo[photo[..., 3] < 255] = (28, 28, 30, 255)
    rule.set("triggers", "bars", photo, "grey bars on a black ground", **bad_)
    rule.set("triggers", "rows-94", gap(6, of=144), "95.8 % of it are opaque", **bad_)
    rule.set("passes", "rows-93", gap(8, of=144), "94.4 % of it are opaque", **good)
    rule.set("passes", "cut-out", drawn(motifs.heart, "#000000"), "a heart alone", **good)
    rule.set("passes", "bar", blank(144, 144, grey(0)), "a plain square is meant to be one", **good)
    rule.set("passes", "original", tile, "the same, no template")
    return rule


def gap(rows, of):
    """Black and white bars, of whose rows some in the middle are clear."""
    art = blank(of, of, grey(255))
    art[:, of // 3 : of // 2] = grey(0)
    art[of // 2 : of // 2 + rows] = 0
    return art


def template_color():
    rule = Rule("template-with-color")
    bad_ = {"severity": "warning", "template": True}
    good = {"template": True}
    rule.set(
        "triggers",
        "badge",
        drawn(motifs.badge, "#0095A7", "#FFFFFF"),
        "two inks, one of which is lost",
        **bad_,
    )
    rule.set("triggers", "fish", drawn(widgets.fish_hues), "coral on teal", **bad_)
    rule.set(
        "triggers", "rain", drawn(motifs.weather, "#FFFFFF", "#3DA5F4"), "a white cloud, blue rain", **bad_
    )
    rule.set(
        "triggers", "chroma-26", drawn(motifs.stripes, ("#9A8080", "#80809A"), 20), "chroma .102", **bad_
    )
    rule.set("passes", "chroma-25", drawn(motifs.stripes, ("#998080", "#808099"), 20), "chroma .098", **good)
    rule.set("passes", "bell", drawn(motifs.bell, "#7A1FA2"), "one ink, though purple", **good)
    rule.set("passes", "mug", drawn(glyphs.mug_template), "black, as templates are", **good)
    rule.set("passes", "greys", drawn(motifs.bars, ("#FFFFFF", "#808080")), "greys", **good)
    rule.set(
        "passes",
        "original",
        drawn(motifs.badge, "#0095A7", "#FFFFFF"),
        "two inks, no template",
    )
    return rule


def dark_halo():
    rule = Rule("dark-halo")
    bad_ = {"severity": "note"}
    rule.loose("triggers", "paper-boat", drawn(widgets.paper_boat), "light paper over a soft shadow", **bad_)
    rule.loose("triggers", "plate-shadow", drawn(motifs.leaf_shadow, 0.3, 9), "a plate's shadow", **bad_)
    rule.loose("triggers", "halo-52", haloed(52), "5.2 % of the visible pixels", **bad_)
    rule.loose("passes", "halo-48", haloed(48), "4.8 % of the visible pixels")
    rule.loose(
        "passes",
        "near",
        drawn(motifs.leaf_shadow, 0.3, 1),
        "a shadow of 2 px, which hugs the edge",
    )
    rule.loose("passes", "bolt", drawn(glyphs.bolt), "no shadow")
    rule.loose(
        "passes",
        "light-halo",
        drawn(motifs.tile, ink("#FFFFFF", 0.3), "#FFFFFF"),
        "a light glow",
    )
    rule.set(
        "passes",
        "template",
        drawn(motifs.leaf_shadow, 0.3, 9),
        "a template: its ink is white",
        template=True,
    )
    return rule


def haloed(thousandths):
    """A white plate of 9000 px, and a shadow apart from it: so many of a thousand visible pixels."""
    art = blank(144, 144)
    art[8:98, 8:108] = grey(255)
    pixels = round(9000 * thousandths / (1000 - thousandths))
    rows, columns = np.divmod(np.arange(pixels), 100)
    art[106 + rows, 8 + columns] = grey(0, 90)
    return art


def thin_strokes():
    rule = Rule("thin-strokes")
    bad_, good = {"severity": "note", "watch": True}, {"watch": True}
    hair = drawn(motifs.lines, "#FFFFFF", ("Sunrise", "06:42", "in 3 min"), 1.2)
    rule.set("triggers", "sunrise", hair, "text in strokes of 1.2 pt", **bad_)
    rule.set("triggers", "rings", drawn(motifs.rings, "#FFFFFF", 1.4), "rings of 1.4 pt", **bad_)
    rule.set("triggers", "share-53", strokes(53), "53 % of the ink", **bad_)
    rule.set("passes", "share-47", strokes(47), "47 % of the ink", **good)
    rule.set("passes", "rings-5", drawn(motifs.rings, "#FFFFFF", 5), "rings of 5 pt", **good)
    rule.set("passes", "bolt", drawn(glyphs.bolt), "a solid glyph", **good)
    rule.set("passes", "phone", hair, "no watch")
    return rule


def strokes(percent):
    """Bars of 3 px, which is under 2 points at 2x, and a block that an opening leaves as it is but
    for its corners; `percent` of both areas are bars."""
    art = blank(144, 144)
    for bar in range(6):
        art[8 : 8 + percent, 6 + 8 * bar : 9 + 8 * bar] = grey(255)
    art[8 : 108 - percent, 80:98] = grey(255)
    return art


def margin():
    rule = Rule("wasted-margin")
    bad_ = {"severity": "note"}
    rule.loose(
        "triggers", "small-heart", drawn(motifs.heart, "#FFFFFF", 36, 36, 0.4), "a heart amid nothing", **bad_
    )
    rule.loose("triggers", "corner", boxed(30, 30), "a square of 30 × 30 px of 144 × 144", **bad_)
    rule.loose("triggers", "side-71", boxed(71, 72), "71 × 72 px of 144 × 144: .2465", **bad_)
    rule.loose("passes", "side-72", boxed(72, 72), "72 × 72 px of 144 × 144: .25")
    rule.loose("passes", "bolt", drawn(glyphs.bolt), "fills its canvas")
    specks = blank(144, 144)
    specks[4:12, 4:12] = specks[132:140, 132:140] = grey(255)
    rule.loose("passes", "far-apart", specks, "two dots in opposite corners")
    return rule


def boxed(width, height):
    art = blank(144, 144)
    art[20 : 20 + height, 20 : 20 + width] = grey(255)
    return art
