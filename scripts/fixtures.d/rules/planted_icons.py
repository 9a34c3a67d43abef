# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Planted faults of app icons."""

import numpy as np

import motifs
import verdicts
from catalog import DARK, TINTED, icon_slot
from motifs import drawn, grey, ink
from planted import CATALOG, INFO, Rule, compact, written


def rules():
    yield tinted_grey()
    yield icon_ring("tinted-icon-bright-background", TINTED)
    yield icon_ring("dark-icon-background", DARK)
    yield appearances()


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
        picture = verdicts.Picture(art, 1)
        if bool(verdicts.RULES[rule.name](picture)) != (side == "triggers"):
            raise ValueError(f"{rule.name}/{name}: {picture.facts['chroma-p95']}")
        more = {"severity": "error"} if side == "triggers" else {}
        icon(rule, side, name, BRIGHT, art, TINTED, what, facts=picture.measured(["chroma-p95"]), **more)
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
    rule.loose("passes", "tinted", tile, "a loose picture of this name is no icon", severity="other")
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
            facts={"icon-ring-luma": round(ground / 255, 4)},
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


OLD = {"filename": "light.png", "idiom": "iphone", "scale": "3x", "size": "60x60"}


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
