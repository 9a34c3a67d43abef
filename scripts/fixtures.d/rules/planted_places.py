# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Planted faults of StandBy, of watches and of the widget's own background."""

import glyphs
import motifs
import widgets
from catalog import DARK, color
from listed import SCENES
from motifs import drawn, hexed
from planted import INFO, Rule, written
from planted_accented import MIDDLE, SMALL
from planted_light import NAVY, NIGHT, shares
from shapes import box, shape


def rules():
    yield standby()
    yield full_color()
    yield background_only()
    yield night()
    yield always_on()
    yield outline()


HIERARCHY = ("#FFFFFF", "#A6A6A6", "#6E6E6E")


def on_ground(image, background, removable=None):
    kept = {} if removable is None else {"removableBackground": removable}
    layers = [{"image": image, "frame": MIDDLE}]
    return {**SMALL, "containerBackground": background, **kept, "layers": layers}


def standby():
    rule = Rule("standby-dark-content", SCENES.standby)
    bad = {"severity": "note"}
    rule.loose("triggers", "sun-over-swell", drawn(glyphs.logo_dark), "a badge of #151B23", **bad)
    rule.loose("triggers", "departures", drawn(motifs.lines, NIGHT), "a block of text in #1C1C1E", **bad)
    rule.loose("triggers", "heart-navy", drawn(motifs.heart, "#1F3A93"), "a deep blue", **bad)
    rule.loose("triggers", "heart-grey-89", drawn(motifs.heart, hexed(89)), "2.998:1 is not 3:1", **bad)
    rule.loose("passes", "heart-grey-90", drawn(motifs.heart, hexed(90)), "3.04:1")
    rule.loose("triggers", "share-27", shares(27), "27 % of the ink is dark", **bad)
    rule.loose("passes", "share-23", shares(23), "23 % of the ink is dark")
    rule.loose("triggers", "sign", drawn(sign, 20), "a black mark below a white cap", **bad)
    rule.loose("passes", "speck", drawn(sign, 3), "a mark of 9 square points")
    rule.loose("triggers", "snow", drawn(snow), "a mountain of which the snow is left", **bad)
    text = {"lines@3x.png": drawn(motifs.lines, "#000000", scale=3)}
    rule.described(
        "triggers",
        "Departures",
        on_ground("lines@3x.png", "#FFFFFF"),
        text,
        "black text, its background removed",
        severity="error",
        known="wrong",
    )
    light = {"lines@3x.png": drawn(motifs.lines, "#FFFFFF", scale=3)}
    rule.described("passes", "Night", on_ground("lines@3x.png", NAVY), light, "white text")
    rule.loose("passes", "bolt", drawn(glyphs.bolt), "white")
    rule.set("passes", "bell", drawn(motifs.bell, "#000000"), "a black template", template=True)
    rule.loose("passes", "hierarchy", drawn(motifs.bars, HIERARCHY), "opaque greys")
    rule.loose(
        "passes", "badge", drawn(motifs.badge, NAVY, "#FFFFFF"), "a white heart on a dark disc"
    )
    return rule


def sign(canvas, side):
    """A white cap, and apart from it a black square of a side in points."""
    canvas.fill(box(8, 6, 56, 30), "#FFFFFF")
    canvas.fill(box(36 - side / 2, 44, side, side), "#000000")


def snow(canvas):
    """A black mountain with a white top, in one piece."""
    canvas.fill(shape("M 36 4 L 70 68 L 2 68"), "#000000")
    canvas.fill(shape("M 36 4 L 46 24 L 26 24"), "#FFFFFF")


def full_color():
    rule = Rule("full-color-contrast")
    cases = (
        ("triggers", "Cream", "#FFFFFF", "#FFF3C4", "white on cream"),
        ("triggers", "Grey149", hexed(149), "#FFFFFF", "2.99:1 on white"),
        ("passes", "Grey148", hexed(148), "#FFFFFF", "3.03:1 on white"),
        ("triggers", "Dusk", "#2E2A4F", "#1B1930", "dark on dark"),
        ("passes", "Paper", NIGHT, "#FFF3C4", "near-black on cream"),
        ("passes", "Night", "#FFFFFF", NAVY, "white on navy"),
    )
    for side, name, inked, ground, what in cases:
        art = {"lines@3x.png": drawn(motifs.lines, inked, scale=3)}
        more = {"severity": "warning", "scene": "home-light"} if side == "triggers" else {}
        rule.described(side, name, on_ground("lines@3x.png", ground), art, what, **more)
    entries = [{"idiom": "universal", "color": color("0xFF", "0xFF", "0xFF")}]
    entries += [{"idiom": "universal", "appearances": DARK, "color": color("0x1C", "0x1C", "0x1E")}]
    files = {
        "Assets.xcassets/Contents.json": written(INFO),
        "Assets.xcassets/Ground.colorset/Contents.json": written({"colors": entries, **INFO}),
    }
    art = {"lines@3x.png": drawn(motifs.lines, NIGHT, scale=3)}
    ground = {**on_ground("lines@3x.png", {"color": "Ground"}), "catalog": "Assets.xcassets"}
    rule.described(
        "triggers",
        "DarkGround",
        ground,
        art,
        "the ground turns dark and the text does not",
        severity="warning",
        files=files,
        scene=SCENES.home_dark,
    )
    rule.loose(
        "passes", "white", drawn(motifs.lines, "#FFFFFF"), "no background of its own"
    )
    return rule


def background_only():
    rule = Rule("background-only-contrast")
    cases = (
        ("triggers", "Departures", "#000000", "#FFFFFF", None, "black text on white, which is removed"),
        ("triggers", "Harbour", "#12305A", "#DCEBFF", None, "navy on pale blue, which is removed"),
        ("triggers", "Paper", hexed(89), "#FFF8E7", None, "2.998:1 on black"),
        ("passes", "Grey90", hexed(90), "#FFF8E7", None, "3.04:1 on black"),
        ("passes", "Kept", "#000000", "#FFFFFF", False, "the background stays"),
        ("passes", "Night", "#FFFFFF", NAVY, None, "legible on both"),
        ("passes", "Fog", "#FFFFFF", "#FFF3C4", None, "legible only without it"),
        ("passes", "Soot", "#202022", "#2C2C30", None, "legible on neither: not this rule's"),
    )
    for side, name, inked, ground, removable, what in cases:
        art = {"lines@3x.png": drawn(motifs.lines, inked, scale=3)}
        more = {"severity": "error"} if side == "triggers" else {}
        described = on_ground("lines@3x.png", ground, removable)
        rule.described(side, name, described, art, what, **more)
    return rule


def night():
    rule = Rule("night-contrast", SCENES.standby_night)
    bad = {"severity": "note"}
    rule.loose("triggers", "heart-red", drawn(motifs.heart, "#E0342B"), "red, which is dark by luma", **bad)
    rule.loose("triggers", "bell-blue", drawn(motifs.bell, "#2456C8"), "blue", **bad)
    rule.loose("triggers", "departures", drawn(motifs.lines, "#5A5A5E"), "grey text", **bad)
    rule.loose("triggers", "heart-grey-120", drawn(motifs.heart, hexed(120)), "1.798:1", **bad)
    rule.loose("passes", "heart-grey-121", drawn(motifs.heart, hexed(121)), "1.81:1")
    rule.loose("passes", "bolt", drawn(glyphs.bolt), "white")
    rule.loose("passes", "heart-pink", drawn(motifs.heart, "#FF9FB0"), "pink")
    rule.set("passes", "bell", drawn(motifs.bell, "#2456C8"), "a blue template", template=True)
    return rule


def always_on():
    rule = Rule("always-on-contrast")
    bad = {"severity": "note", "watch": True, "scene": SCENES.watch_always_on}
    for name, drawing, inked, what in (
        ("departures", motifs.lines, NIGHT, "near-black text"),
        ("bell-navy", motifs.bell, "#12305A", "navy"),
        ("heart-grey-66", motifs.heart, hexed(66), "below 1.8:1 over the whole range"),
    ):
        rule.set("triggers", name, drawn(drawing, inked), what, **bad)
    good = {"watch": True}
    rule.set("passes", "heart-grey-80", drawn(motifs.heart, hexed(80)), "the range holds both", undetermined=True, **good)
    rule.set("passes", "heart-grey-100", drawn(motifs.heart, hexed(100)), "1.99:1 at the defaults", **good)
    rule.set("passes", "bolt", drawn(glyphs.bolt), "white", **good)
    rule.set(
        "passes", "bell-template", drawn(motifs.bell, "#000000"), "a black template", template=True, **good
    )
    rule.set("passes", "departures", drawn(motifs.lines, NIGHT), "no watch: not judged there")
    return rule


def outline():
    rule = Rule("outline-lost")
    bad = {"severity": "note", "scene": SCENES.standby}
    black, white = "#050505", "#FFFFFF"
    rule.loose("triggers", "cat", drawn(motifs.cat, black, white), "a black cat with a white chest", **bad)
    rule.loose(
        "triggers", "house", drawn(motifs.house, "#101014", white), "a dark house with a lit door", **bad
    )
    rule.loose(
        "triggers", "lamp", drawn(motifs.lamp, "#14161C", "#F5D76E"), "a dark globe on a light foot", **bad
    )
    cat = drawn(motifs.cat, black, white)
    rule.set("triggers", "cat", cat, "on a watch face", watch=True, severity="note", scene=SCENES.watch_full_color)
    rule.loose("passes", "heart-rim", drawn(rimmed, 0.6), "a light rim around dark, most of the core")
    rule.loose(
        "triggers", "heart-hairline", drawn(rimmed, 0.86), "a light rim around dark, too thin to count", **bad
    )
    rule.loose("passes", "tree", drawn(glyphs.tree), "a plate")
    rule.loose("passes", "code", drawn(widgets.code_plate), "a plate")
    rule.loose(
        "passes", "cat-light", drawn(motifs.cat, "#C9C9CE", "#3A3A3A"), "the outline itself stands out"
    )
    rule.loose(
        "passes",
        "cat-black",
        drawn(motifs.cat, black, black),
        "nothing inside stands out either: not this rule's",
    )
    return rule


def rimmed(canvas, inside):
    motifs.heart(canvas, "#FFFFFF")
    motifs.heart(canvas, "#121214", 36, 38, inside)
