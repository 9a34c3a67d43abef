# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Planted faults of the Lock Screen's rules."""

import numpy as np

import glyphs
import motifs
import widgets
from catalog import DARK, slot
from motifs import blank, drawn, grey, hexed, ink
from planted import FINE, Rule

NAVY, NIGHT, TEAL, CORAL = "#0B1B3A", "#1C1C1E", "#0095A7", "#EB5850"


def others(*rules):
    return [rule for rule in FINE if rule not in rules]


def rules():
    yield dark_content()
    yield contrast()
    yield detail()
    yield translucent()
    yield backdrop()


def dark_content():
    rule = Rule("vibrant-dark-content", "lock-screen")
    bad = {"severity": "warning"}
    rule.loose(
        "triggers", "sun-over-swell", drawn(glyphs.logo_dark), "a badge of #151B23", known="wrong", **bad
    )
    rule.loose("triggers", "departures", drawn(motifs.lines, NIGHT), "a block of text in #1C1C1E", **bad)
    rule.loose("triggers", "bell", drawn(motifs.bell, "#000000"), "a black glyph", **bad)
    rule.loose("triggers", "battery-navy", drawn(motifs.battery, NAVY), "dark, though blue", **bad)
    rule.loose(
        "triggers", "heart-grey-36", drawn(motifs.heart, hexed(36)), "fails over the whole range", **bad
    )
    rule.set("triggers", "bell", drawn(motifs.bell, NIGHT), "in a widget's catalog", **bad)
    white, black = drawn(motifs.star, "#FFFFFF"), drawn(motifs.star, NIGHT)
    looks = [slot("day.png", "2x"), slot("night.png", "2x", appearances=DARK)]
    rule.images(
        "triggers",
        "star",
        looks,
        {"day.png": white, "night.png": black},
        "the dark variant, which is the one that is shown, is the black one",
        severity="warning",
        scene="lock-screen",
    )
    rule.images(
        "passes", "moon", looks, {"day.png": black, "night.png": white}, "dark by day, white at night"
    )
    for code, what in ((47, "fails at the defaults alone"), (50, "luma .196, and the range holds both")):
        rule.loose("passes", f"heart-grey-{code}", drawn(motifs.heart, hexed(code)), what, undetermined=True)
    rule.loose("passes", "heart-grey-52", drawn(motifs.heart, hexed(52)), "luma .204")
    rule.set(
        "passes",
        "mug",
        drawn(glyphs.mug_template),
        "a template in black: its ink is discarded",
        template=True,
    )
    rule.loose("passes", "tree", drawn(glyphs.tree), "a white tree on a black plate")
    rule.loose(
        "passes", "badge", drawn(motifs.badge, NAVY, "#FFFFFF"), "a white heart on a dark disc"
    )
    rule.loose("passes", "cloud", drawn(motifs.weather, "#FFFFFF", "#FFFFFF"), "white")
    return rule


def contrast():
    rule = Rule("vibrant-contrast", "lock-screen")
    ghost = drawn(motifs.house, ink(hexed(77), 0.2))
    rule.loose(
        "triggers",
        "watermark",
        ghost,
        "grey .3 at 20 %: below 1.5:1 everywhere, its place proved",
        severity="error",
        alone=True,
    )
    faint = drawn(motifs.star, ink(hexed(77), 0.2))
    rule.loose(
        "triggers",
        "faint-star",
        faint,
        "the same in a folder: its place is not proved",
        severity="warning",
    )
    half = drawn(motifs.battery, ink(hexed(102), 0.5))
    rule.loose(
        "triggers",
        "battery-half",
        half,
        "grey .4 at 50 %: one ink, below 2.5:1 on two greys",
        severity="warning",
    )
    hair = drawn(motifs.rings, ink(hexed(115), 0.55), 1.4)
    rule.loose(
        "triggers", "hairlines", hair, "thin, so 3:1 is what it is held to", severity="warning"
    )
    wide = drawn(motifs.rings, ink(hexed(115), 0.55), 5)
    rule.loose(
        "triggers", "rings", wide, "the same ink in wide strokes: a note", severity="note"
    )
    for name, drawing in (("heart", motifs.heart), ("departures", motifs.lines)):
        art = drawn(drawing, hexed(64))
        rule.loose(
            "triggers",
            f"{name}-grey-64",
            art,
            "grey .25: below 3:1 on .4 over the whole range",
            severity="note",
        )
    rule.loose("triggers", "share-27", shares(27), "27 % of the ink is dark", severity="note")
    rule.loose("passes", "share-23", shares(23), "23 % of the ink is dark")
    rule.loose("triggers", "sign", signed(0), "a black mark below a white cap", severity="warning")
    rule.loose("passes", "sign-grey", signed(70), "a mark that reads")
    rule.loose("passes", "sign-on-white", signed(0, (20, 124)), "the same mark on the cap")
    rule.loose("passes", "sign-small", signed(0, side=6), "a speck of 36 px, 48 are a mark")
    rule.loose(
        "passes",
        "heart-grey-92",
        drawn(motifs.heart, hexed(92)),
        "grey .36: the range holds both",
        undetermined=True,
    )
    rule.loose(
        "passes",
        "heart-grey-122",
        drawn(motifs.heart, hexed(122)),
        "grey .48, at the defaults' .47",
    )
    fine = {"known": "fine", "silent": others("vibrant-contrast")}
    rule.loose("passes", "bolt", drawn(glyphs.bolt), "a white glyph in one ink", **fine)
    thin = drawn(motifs.lines, "#FFFFFF", ("Sunrise", "06:42", "in 3 min"), 1.2)
    rule.loose("passes", "sunrise", thin, "thin white text", **fine)
    rule.loose(
        "passes", "hierarchy", drawn(motifs.bars, ("#FFFFFF", "#A6A6A6", "#6E6E6E")), "opaque greys", **fine
    )
    rule.loose("passes", "code", drawn(widgets.code_plate), "modules on a plate of their own", **fine)
    rule.loose(
        "passes", "badge", drawn(motifs.badge, "#1D3557", "#FFFFFF"), "a white heart on a dark disc", undetermined=True, **fine
    )
    rule.loose("passes", "tree", drawn(glyphs.tree), "a white tree on a black plate", undetermined=True, **fine)
    for name, color in (("mug", "#000000"), ("bell", "#7A1FA2"), ("house", "#FFFFFF")):
        drawing = {"mug": motifs.battery, "bell": motifs.bell, "house": motifs.house}[name]
        rule.set(
            "passes",
            f"{name}-template",
            drawn(drawing, color),
            f"a template in {color}",
            template=True,
            **fine,
        )
    fading = drawn(widgets.trend_fade, size=(160, 72))
    rule.loose("passes", "trend", fading, "a white line that fades in")
    return rule


def shares(percent):
    """A light bar beside a dark one of `percent` of both areas, on whole pixels."""
    art = blank(144, 144)
    art[22:122, 10 : 10 + 100 - percent] = grey(158)
    art[22:122, 124 - percent : 124] = grey(64)
    return art


def signed(code, rows=(20, 80), side=24):
    """A white cap over some rows, and a square of a grey with its middle at row 108."""
    art = blank(144, 144)
    art[rows[0] : rows[1], 20:124] = grey(255)
    art[108 - side // 2 : 108 + side // 2, 72 - side // 2 : 72 + side // 2] = grey(code)
    return art


def detail():
    rule = Rule("vibrant-detail", "lock-screen")
    bad = {"severity": "warning"}
    rule.loose(
        "triggers", "fish", drawn(widgets.fish_hues), "coral on teal, of one luma", known="wrong", **bad
    )
    rule.loose("triggers", "badge", drawn(motifs.badge, TEAL, CORAL), "a coral heart on a teal disc", **bad)
    rule.loose("triggers", "house", drawn(motifs.house, CORAL, TEAL), "a door of the walls' luma", **bad)
    rule.loose("triggers", "stripes-6-of-13", stripes(7, 6), "6 of 13 boundaries survive", **bad)
    rule.loose("triggers", "edge-51-points", pair(51), "102 inner edges at 2x, 100 are needed", **bad)
    rule.loose("passes", "stripes-7-of-13", stripes(6, 7), "7 of 13 boundaries survive")
    rule.loose("passes", "stripes-6-of-12", stripes(6, 6), "half survive: not less than half")
    rule.loose(
        "passes", "edge-49-points", pair(49), "98 inner edges: too few to speak of detail"
    )
    rule.loose(
        "passes", "fish-white", drawn(motifs.badge, TEAL, "#FFFFFF"), "the heart is white"
    )
    rule.loose(
        "passes",
        "near-hues",
        drawn(motifs.stripes, (TEAL, "#6E73B4") * 2, 14),
        "hues that are near: ΔE .12",
    )
    rule.loose(
        "passes",
        "greys",
        drawn(motifs.stripes, ("#FFFFFF", "#A6A6A6", "#6E6E6E"), 20),
        "greys side by side",
    )
    return rule


def stripes(lost, kept):
    """`lost` boundaries between two hues of one luma, then `kept` between dark and light teal."""
    inks = [(TEAL, CORAL)[k % 2] for k in range(lost + 1)]
    other = {TEAL: "#7FE0EC", CORAL: "#FFD4D0"}[inks[-1]]
    inks += [(other, inks[lost])[k % 2] for k in range(kept)]
    return drawn(motifs.stripes, inks, 4)


def pair(height):
    return drawn(motifs.stripes, (TEAL, CORAL), 20, rows=(10, 10 + height))


def translucent():
    rule = Rule("translucent-light", "lock-screen")
    bad = {"severity": "warning"}
    rule.loose(
        "triggers",
        "bolt-40",
        drawn(motifs.weather, ink("#FFFFFF", 0.4), ink("#FFFFFF", 0.4)),
        "white at 40 %",
        known="wrong",
        **bad,
    )
    rule.loose("triggers", "battery-60", drawn(motifs.battery, ink("#FFFFFF", 0.6)), "white at 60 %", **bad)
    rule.loose("triggers", "house-cream", drawn(motifs.house, ink("#FFF3D6", 0.3)), "cream at 30 %", **bad)
    rule.loose("triggers", "alpha-178", drawn(motifs.house, ink("#FFFFFF", 178 / 255)), "α .698", **bad)
    rule.loose("triggers", "luma-154", drawn(motifs.house, ink(hexed(154), 0.5)), "luma .604", **bad)
    rule.loose("triggers", "share-62", light(62), "62 % of the plateaus", **bad)
    rule.loose("passes", "share-58", light(58), "58 % of the plateaus")
    rule.loose("passes", "alpha-179", drawn(motifs.house, ink("#FFFFFF", 179 / 255)), "α .702")
    rule.loose("passes", "luma-152", drawn(motifs.house, ink(hexed(152), 0.5)), "luma .596")
    fading = drawn(widgets.trend_fade, size=(160, 72))
    rule.loose("passes", "trend", fading, "a fade has no plateaus")
    plate = drawn(motifs.tile, ink("#FFFFFF", 0.25), "#FFFFFF", radius=14, inset=3)
    rule.loose("passes", "plate", plate, "an opaque heart on a translucent plate")
    rule.loose(
        "passes",
        "hierarchy",
        drawn(motifs.bars, ("#FFFFFF", "#A6A6A6", "#6E6E6E")),
        "opaque greys",
    )
    return rule


def light(percent):
    """A bar of white at 40 % beside an opaque one; plateaus leave out a bar's outermost pixels."""
    art = blank(144, 144)
    art[21:123, 9 : 9 + percent + 2] = (255, 255, 255, 102)
    art[21:123, 135 - (100 - percent) - 2 : 135] = grey(255)
    return art


def backdrop():
    rule = Rule("square-backdrop", "lock-screen")
    bad = {"severity": "note"}
    blue, pale = "#3D5A80", "#5B7699"
    rule.loose(
        "triggers",
        "heart-on-blue",
        drawn(motifs.tile, blue, pale),
        "a heart hardly lighter than its square",
        **bad,
    )
    rule.loose(
        "triggers",
        "inset",
        drawn(motifs.tile, blue, pale, motifs.star, inset=8),
        "a square inside a clear margin",
        **bad,
    )
    rule.loose("triggers", "plain", drawn(motifs.tile, "#8A8A8A", None), "nothing but a square", **bad)
    rule.loose("triggers", "corners-985", clipped(17), "98.5 % of the border", **bad)
    rule.loose("passes", "corners-975", clipped(28), "97.5 % of the border")
    rule.loose("triggers", "spread-12", sloped(12), "a border of 13 greys: .047", **bad)
    rule.loose("passes", "spread-13", sloped(13), "a border of 14 greys: .051")
    rule.loose(
        "passes",
        "code",
        drawn(widgets.code_plate),
        "contrast of its own inside",
        undetermined=True,
    )
    rule.loose("passes", "rounded", drawn(motifs.tile, blue, pale, radius=12), "rounded corners")
    rule.loose("passes", "disc", drawn(motifs.badge, blue, pale), "a disc")
    art = {"tile@3x.png": drawn(motifs.tile, blue, pale, scale=3)}
    circular = {"families": ["accessoryCircular"], "layers": [{"image": "tile@3x.png"}]}
    rule.described("passes", "Circular", circular, art, "the system cuts it out")
    return rule


def clipped(pixels):
    """A square of which `pixels` of the border's 1136 are a little translucent: α .96."""
    art = blank(144, 144, grey(120))
    art[0, 40 : 40 + pixels, 3] = 245
    return art


def sloped(steps):
    """A square that gets lighter from top to bottom by `steps` codes."""
    art = blank(144, 144, grey(110))
    art[..., :3] += (np.arange(144) * (steps + 1) // 144)[:, None, None]
    return art
