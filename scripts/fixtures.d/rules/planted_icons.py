# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Planted faults of app icons."""

import numpy as np

import motifs
from catalog import DARK, TINTED, icon_slot, slot
from listed import RULES, SCENES
from motifs import drawn, grey, ink
from planted import CATALOG, INFO, Rule, compact, written
from png_format import RGBA
from stored import Stored


def rules():
    yield tinted_grey()
    yield icon_ring("tinted-icon-bright-background", TINTED)
    yield icon_ring("dark-icon-background", DARK)
    yield appearances()
    yield transparent()
    yield size()
    yield contrast()


def icon(rule, side, name, light, other, appearances, what, **more):
    """An app-icon set in a widget's catalog; icons are judged by their own rules wherever."""
    path = f"{CATALOG}/{name}.appiconset"
    slots = [icon_slot("light.png"), icon_slot("other.png", appearances)]
    files = {
        f"{CATALOG}/Contents.json": written(INFO),
        f"{path}/Contents.json": written({"images": slots, **INFO}),
        f"{path}/light.png": compact(light),
        f"{path}/other.png": compact(other),
    }
    rule.add(side, path, files, what, **more)


def emblem(ground, sign, size=128):
    """A star on a ground, as an icon; the ground may be clear."""
    art = drawn(motifs.tile, ink("#000000", 0), None, size=(72, 72), scale=size / 72)
    if ground is not None:
        art[...] = ground
    star = drawn(motifs.star, sign, 20, size=(72, 72), scale=size / 72)
    alpha = star[..., 3:] / 255
    mixed = star[..., :3] * alpha + art[..., :3] * (1 - alpha)
    solid = np.floor(mixed + 0.5).astype(np.int64)
    if ground is None:
        return star
    return np.concatenate([solid, np.full_like(star[..., 3:], 255)], axis=-1)


BRIGHT = emblem((240, 244, 250, 255), "#1B4F9C")


def tinted_grey():
    rule = Rule("tinted-icon-not-gray")
    for side, name, ink_, what in (
        ("triggers", "Orange", "#FF8A3D", "an orange star"),
        ("triggers", "Blue", "#2F6CFF", "a blue star"),
        ("triggers", "Chroma6", "#B4B4BA", "chroma 6 of 255: .024"),
        ("passes", "Chroma5", "#B4B4B9", "chroma 5 of 255: .0196"),
        ("passes", "White", "#FFFFFF", "a white star"),
    ):
        # The star covers over a tenth of the icon, so that its chroma is the 95th percentile.
        art = emblem((0, 0, 0, 255), ink_)
        more = {"severity": "error"} if side == "triggers" else {}
        icon(rule, side, name, BRIGHT, art, TINTED, what, **more)
    icon(
        rule,
        "passes",
        "Clear",
        BRIGHT,
        emblem(None, "#FFFFFF"),
        TINTED,
        "a white star on clear ground: shipped by real apps",
    )
    icon(
        rule,
        "passes",
        "DarkColor",
        BRIGHT,
        emblem((0, 0, 0, 255), "#FF8A3D"),
        DARK,
        "orange in the dark look, which may",
    )
    tile = drawn(motifs.tile, "#FF8A3D", "#FFFFFF")
    rule.loose("passes", "tinted", tile, "a loose picture of this name is not an icon")
    return rule


def icon_ring(name, look):
    rule = Rule(name)
    bad_ = {"severity": "warning"}
    for side, title, ground, what in (
        ("triggers", "White", 255, "a white ground"),
        ("triggers", "Grey77", 77, "luma .302"),
        ("passes", "Grey76", 76, "luma .298"),
        ("passes", "Black", 0, "a black ground"),
    ):
        sign = "#FFFFFF" if ground < 128 else "#202020"
        icon(
            rule,
            side,
            title,
            BRIGHT,
            emblem(grey(ground), sign),
            look,
            what,
            **(bad_ if side == "triggers" else {}),
        )
    for side, title, degrees, what in (
        ("triggers", "Notched", 60, "a notch of 60° leaves about .86 of the ring opaque"),
        ("passes", "Open", 90, "a notch of 90° leaves .75 of the ring opaque"),
    ):
        art = emblem(grey(235), "#202020")
        y, x = np.mgrid[0:128, 0:128] - 63.5
        art[np.abs(np.degrees(np.arctan2(y, x))) < degrees / 2] = 0
        icon(rule, side, title, BRIGHT, art, look, what, **(bad_ if side == "triggers" else {}))
    icon(rule, "passes", "Clear", BRIGHT, emblem(None, "#FFFFFF"), look, "clear ground")
    if look is DARK:
        blue = emblem((24, 60, 120, 255), "#FFFFFF")
        icon(rule, "passes", "Deep", BRIGHT, blue, look, "a deep blue ground, luma .22")
        icon(
            rule,
            "triggers",
            "Sky",
            BRIGHT,
            emblem((124, 192, 240, 255), "#FFFFFF"),
            look,
            "a ground of the day",
            **bad_,
        )
    else:
        icon(
            rule, "triggers", "Silver", BRIGHT, emblem(grey(190), "#202020"), look, "a silver ground", **bad_
        )
    return rule


OLD = {"filename": "light.png", "idiom": "iphone", "scale": "2x", "size": "64x64"}


def appearances():
    rule = Rule("icon-without-appearances")
    dark, tinted = icon_slot("dark.png", DARK), icon_slot("tinted.png", TINTED)
    cases = (
        ("triggers", "Light", "AppIcon", [], {}, "light art alone"),
        ("triggers", "Elsewhere", "AppIcon", [], {"App/Winter.icon/icon.json": written({})}, "another bundle"),
        ("triggers", "OldSizes", "AppIcon", [OLD], {}, "light art in two sizes"),
        ("passes", "Dark", "AppIcon", [dark], {}, "a dark look"),
        ("passes", "Tinted", "AppIcon", [tinted], {}, "a tinted look"),
        ("passes", "Other", "Winter", [], {}, "not the icon that people see first"),
        ("passes", "Composed", "AppIcon", [], {"App/AppIcon.icon/icon.json": written({})}, "a bundle beside it"),
    )
    art = {"light.png": BRIGHT, "dark.png": emblem(None, "#FFFFFF"), "tinted.png": emblem(None, "#FFFFFF")}
    for side, name, title, looks, more, what in cases:
        path, slots = f"App/Assets.xcassets/{title}.appiconset", [icon_slot("light.png"), *looks]
        files = {"App/Assets.xcassets/Contents.json": written(INFO), **more}
        files[f"{path}/Contents.json"] = written({"images": slots, **INFO})
        files |= {f"{path}/{slot['filename']}": compact(art[slot["filename"]]) for slot in slots}
        rule.project(side, name, files, what, **({"severity": "note"} if side == "triggers" else {}))
    return rule


APP = "App/Assets.xcassets"


def icon_set(rule, side, name, slots, files, what, **more):
    """An app-icon set of an app's catalog."""
    path = f"{APP}/{name}.appiconset"
    parts = {f"{APP}/Contents.json": written(INFO), f"{path}/Contents.json": written({"images": slots, **INFO})}
    for file, codes in files.items():
        parts[f"{path}/{file}"] = compact(codes) if isinstance(codes, np.ndarray) else codes
    rule.add(side, path, parts, what, **more)


def rounded(art, radius):
    """The same with clear corners, as icons are drawn that are rounded twice."""
    size = len(art)
    y, x = np.mgrid[0:size, 0:size] + 0.5
    inside = [np.maximum(radius - np.minimum(side, size - side), 0) for side in (x, y)]
    clear = art.copy()
    clear[np.hypot(*inside) > radius] = 0
    return clear


def transparent():
    rule, bad = Rule("icon-transparent"), {"severity": "error"}
    light = [icon_slot("light.png")]
    veiled, margin = BRIGHT.copy(), BRIGHT.copy()
    veiled[64, 64, 3] = 128
    margin[0], margin[-1], margin[:, 0], margin[:, -1] = 0, 0, 0, 0
    for name, art, what in (
        ("Rounded", rounded(BRIGHT, 28), "rounded corners"),
        ("Sign", emblem(None, "#1B4F9C"), "a sign on nothing"),
        ("Veiled", veiled, "one translucent pixel"),
        ("Margin", margin, "a clear line around"),
    ):
        icon_set(rule, "triggers", name, light, {"light.png": art}, what, **bad)
    watch = [slot("light.png", idiom="watch", scale="2x", size="64x64", role="appLauncher")]
    art = {"light.png": rounded(BRIGHT, 64)}
    icon_set(rule, "triggers", "Watch", watch, art, "a watch's icon that is a disc", **bad)
    icon_set(rule, "passes", "Full", light, {"light.png": BRIGHT}, "a full square")
    icon_set(
        rule, "triggers", "Opaque", light, {"light.png": Stored("", BRIGHT, RGBA)},
        "an alpha channel in which all is opaque", severity="note")
    small = slot("20@2x.png", idiom="iphone", scale="2x", size="20x20")
    arts = {"light.png": BRIGHT, "20@2x.png": rounded(emblem((240, 244, 250, 255), "#1B4F9C", 40), 12)}
    icon_set(rule, "triggers", "Small", [*light, small], arts, "a smaller picture with rounded corners", severity="warning")
    mac = [slot("light.png", idiom="mac", scale="2x", size="64x64")]
    icon_set(rule, "passes", "Mac", mac, {"light.png": rounded(BRIGHT, 28)}, "a Mac's icon, which has a shape")
    looks = [*light, icon_slot("dark.png", DARK), icon_slot("tinted.png", TINTED)]
    clear = emblem(None, "#FFFFFF")
    arts = {"light.png": BRIGHT, "dark.png": clear, "tinted.png": clear}
    icon_set(rule, "passes", "Looks", looks, arts, "a clear dark and tinted look")
    both = [*light, slot("mac.png", idiom="mac", scale="2x", size="64x64")]
    arts = {"light.png": BRIGHT, "mac.png": rounded(BRIGHT, 28)}
    icon_set(rule, "passes", "Both", both, arts, "a Mac's icon beside that of iOS")
    icon_set(rule, "passes", "Unfilled", [icon_slot(None)], {}, "a set without files", silent=[RULES.blank_asset])
    blank = np.zeros_like(BRIGHT)
    icon_set(rule, "passes", "Blank", light, {"light.png": blank}, "a blank icon, of which that is said")
    return rule


def size():
    rule, bad = Rule("icon-size"), {"severity": "error"}

    def entry(points, scale=None, idiom="iphone", **more):
        return slot("icon.png", idiom=idiom, scale=scale, size=f"{points}x{points}", **more)

    def art(width, height=None):
        return {"icon.png": emblem((240, 244, 250, 255), "#1B4F9C", max(width, height or 0))[: height or width, :width]}

    for name, slots, files, what in (
        ("Half", [icon_slot("icon.png")], art(64), "64 px for 128"),
        ("Flat", [icon_slot("icon.png")], art(128, 112), "not square"),
        ("Scale", [entry(60, "3x")], art(60), "points without their scale"),
        ("Fraction", [entry(83.5, "2x", "ipad")], art(166), "166 px for 83.5 points at 2x"),
        ("Sizeless", [slot("icon.png")], art(120, 128), "not square, and no size is stated"),
        ("Shared", [entry(60, "2x"), entry(60, "3x")], art(120), "one file for two sizes"),
        ("Dark", [icon_slot("icon.png"), {**icon_slot("dark.png", DARK)}],
         {**art(128), "dark.png": emblem(None, "#FFFFFF", 96)}, "a dark look of another size"),
    ):
        icon_set(rule, "triggers", name, slots, files, what, **bad)
    for name, slots, files, what in (
        ("Exact", [icon_slot("icon.png")], art(128), "as its entry says"),
        ("Points", [entry(60, "2x")], art(120), "points × scale"),
        ("Wide", [entry(83.5, "2x", "ipad")], art(167), "83.5 points at 2x"),
        ("Watch", [entry(27.5, "2x", "watch")], art(55), "27.5 points at 2x"),
        ("Square", [slot("icon.png")], art(120), "a square without a size"),
        ("Unfilled", [icon_slot(None), icon_slot(None, DARK)], {}, "a set without files"),
    ):
        icon_set(rule, "passes", name, slots, files, what)
    return rule


def contrast():
    rule, bad = Rule("icon-contrast"), {"severity": "warning"}
    for side, name, look, ink_, what in (
        ("triggers", "Black", DARK, "#000000", "a black star"),
        ("triggers", "Navy", DARK, "#14213A", "a navy star"),
        ("triggers", "Grey55", DARK, "#373737", "grey 55: 1.3:1 at the middle of the plate"),
        ("passes", "Grey72", DARK, "#484848", "grey 72: 1.7:1 at the middle of the plate"),
        ("passes", "White", DARK, "#FFFFFF", "a white star"),
        ("passes", "Blue", DARK, "#2F6CFF", "a blue star"),
        ("triggers", "TintedBlack", TINTED, "#0A0A0A", "a nearly black star"),
        ("passes", "TintedWhite", TINTED, "#FFFFFF", "a white star"),
    ):
        art = emblem(None, ink_)
        slots = [icon_slot("light.png"), icon_slot("other.png", look)]
        scene = {"scene": SCENES.icon_dark if look is DARK else SCENES.icon_tinted} if side == "triggers" else {}
        more = {**bad, **scene} if side == "triggers" else {}
        icon_set(rule, side, name, slots, {"light.png": BRIGHT, "other.png": art}, what, **more)
    slots = [icon_slot("light.png"), icon_slot("other.png", DARK)]
    for side, name, ground, sign, what in (
        ("triggers", "Night", 16, "#181818", "a tile and a sign that are both nearly black"),
        ("passes", "Moon", 0, "#FFFFFF", "a white star on a black tile of its own"),
    ):
        art = emblem(grey(ground), sign)
        more = {**bad, "scene": SCENES.icon_dark} if side == "triggers" else {}
        icon_set(rule, side, name, slots, {"light.png": BRIGHT, "other.png": art}, what, **more)
    icon_set(
        rule, "passes", "LightAlone", [icon_slot("light.png")],
        {"light.png": emblem((16, 16, 16, 255), "#1C1C1C")}, "a dark light look, which no plate lies under")
    return rule
