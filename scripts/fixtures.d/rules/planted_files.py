# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Planted faults of files, sets and colors."""

import numpy as np

import bad
import glyphs
import motifs
from catalog import DARK, color, slot
from motifs import blank, drawn, grey, hexed
from planted import INFO, Rule, compact, written
from png_format import RGBA
from stored import Stored


def rules():
    yield unreadable()
    yield archival()
    yield missing_file()
    yield scale_size()
    yield appearance()
    yield edit_screen()


SCALES = {1: "battery.png", 2: "battery@2x.png", 3: "battery@3x.png"}


def unreadable():
    rule, refused, harmless = Rule("unreadable-asset"), bad.refused(), bad.harmless()
    for name in ("git-lfs-pointer", "webp", "text", "cut-in-pixels", "empty", "crushed-for-iphone"):
        data, _, what = refused[name]
        rule.add("triggers", f"{name}.png", {f"{name}.png": data}, what, severity="error")
    slots = [slot("mug@2x.png", "2x")]
    pointer = {"mug@2x.png": refused["git-lfs-pointer"][0]}
    rule.images("triggers", "mug", slots, pointer, "a pointer in a set", severity="error")
    rule.images("passes", "elsewhere", slots, pointer, "out of scope", catalog="App/Assets.xcassets")
    for name in ("plain", "profile-garbage", "bytes-after-end"):
        data, what = harmless[name]
        rule.add("passes", f"{name}.png", {f"{name}.png": data}, what)
    deep = Stored("", np.full((8, 8, 4), 65535), RGBA, 16, interlaced=True)
    rule.add("passes", "deep.png", {"deep.png": deep}, "16 bits, Adam7")
    good = {"mug@2x.png": drawn(glyphs.mug_template)}
    rule.images("passes", "mug", slots, good, "a picture in a set")
    return rule


def archival():
    rule = Rule("archival-size")
    for side, sides, what in (
        ("triggers", (1020, 1020), "1 040 400 px, over every limit seen on a phone"),
        ("triggers", (2048, 1024), "2 097 152 px"),
        ("triggers", (1024, 1024), "1 048 576 px"),
        ("passes", (1019, 1019), "1 038 361 px"),
        ("passes", (972, 972), "972²: 1.1 times it is the largest limit seen"),
        ("passes", (474, 474), "a small widget's own pixels at 3x"),
    ):
        art = blank(*sides, (61, 90, 128, 255))
        area = sides[0] * sides[1]
        if (area > 1_039_262) != (side == "triggers"):
            raise ValueError(f"archival-size: {area}")
        path, more = f"plain-{sides[0]}x{sides[1]}.png", {"severity": "warning"} if side == "triggers" else {}
        rule.add(side, path, {path: compact(art)}, what, **more)
    for side, name, length, what in (
        ("triggers", "Large", 520, "270 400 px in a slot of 493 × 493, 1.1 times which is 267 354"),
        ("passes", "Fitting", 516, "266 256 px in a slot of 493 × 493, 1.1 times which is 267 354"),
    ):
        files = small_widget(name, blank(length, length, (61, 90, 128, 255)))
        more = {"severity": "note"} if side == "triggers" else {}
        rule.project(side, name, files, what, **more)
    return rule


def small_widget(name, art):
    """A project whose one widget is a small one and shows one picture, made for 3x."""
    source = f"""import SwiftUI
import WidgetKit

struct {name}Widget: Widget {{
  var body: some WidgetConfiguration {{
    StaticConfiguration(kind: "{name}", provider: Provider()) {{ _ in
      Image("ground").resizable()
    }}
    .supportedFamilies([.systemSmall])
  }}
}}
"""
    place = f"{name}Widget/Assets.xcassets"
    described = {"images": [slot("ground@3x.png", "3x")], **INFO}
    return {
        f"{name}Widget/{name}Widget.swift": source.encode(),
        f"{place}/Contents.json": written(INFO),
        f"{place}/ground.imageset/Contents.json": written(described),
        f"{place}/ground.imageset/ground@3x.png": compact(art),
    }


def missing_file():
    rule = Rule("missing-file")
    art = {n: drawn(motifs.battery, "#FFFFFF", scale=s) for s, n in SCALES.items()}
    all_slots = [slot(n, f"{s}x") for s, n in SCALES.items()]
    for name, kept, what in (
        ("no-3x", (1, 2), "the file of 3x is absent"),
        ("none", (), "no file is there"),
        ("misspelt", (1, 3), "the file of 2x has another name"),
    ):
        files = {SCALES[s]: art[SCALES[s]] for s in kept}
        if name == "misspelt":
            files["battery2x.png"] = art["battery@2x.png"]
        rule.images("triggers", name, all_slots, files, what, severity="warning")
    gone = [slot("day.png", "2x"), slot("night.png", "2x", appearances=DARK)]
    rule.images(
        "triggers",
        "no-dark",
        gone,
        {"day.png": art["battery@2x.png"]},
        "the dark file is absent",
        severity="warning",
    )
    rule.images(
        "passes",
        "elsewhere",
        all_slots,
        {"battery.png": art["battery.png"]},
        "out of scope",
        catalog="App/Assets.xcassets",
    )
    rule.images("passes", "whole", all_slots, art, "every file is there")
    unfilled = [slot(scale="1x"), slot("battery@2x.png", "2x"), slot(scale="3x")]
    rule.images(
        "passes", "unfilled", unfilled, {"battery@2x.png": art["battery@2x.png"]}, "slots that nothing fills"
    )
    spaced = [slot("paper battery.png", "2x")]
    rule.images(
        "passes", "spaced", spaced, {"paper battery.png": art["battery@2x.png"]}, "a space in the name"
    )
    twice = [slot("battery@2x.png", "1x"), slot("battery@2x.png", "2x")]
    rule.images("passes", "twice", twice, {"battery@2x.png": art["battery@2x.png"]}, "one file in two slots")
    return rule


def scale_size():
    rule = Rule("wrong-scale-size")
    cases = (
        ("triggers", "double-50", {2: (50, 48)}, "2x is 2 px too wide, 1 is allowed"),
        ("triggers", "triple-69", {3: (72, 69)}, "3x is 3 px too low, 2 are allowed"),
        ("triggers", "all-alike", {2: (24, 24), 3: (24, 24)}, "one size in every slot"),
        ("triggers", "doubled-triple", {3: (48, 48)}, "2x in the slot of 3x"),
        ("triggers", "single-20", {2: (40, 40), 3: (60, 60)}, "the files of 2x and 3x agree, 1x does not"),
        ("passes", "exact", {2: (48, 48), 3: (72, 72)}, "as it should be"),
        ("passes", "double-49", {2: (49, 47)}, "1 px off at 2x"),
        ("passes", "triple-74", {3: (74, 70)}, "2 px off at 3x"),
    )
    for side, name, sizes, what in cases:
        files = {"art.png": blank(24, 24, grey(255))}
        files |= {f"art@{s}x.png": blank(*size, grey(255)) for s, size in sizes.items()}
        slots = [slot("art.png", "1x")] + [slot(f"art@{s}x.png", f"{s}x") for s in sizes]
        more = {"severity": "warning"} if side == "triggers" else {}
        rule.images(side, name, slots, files, what, **more)
    single = {"art@2x.png": blank(50, 47, grey(255)), "art@3x.png": blank(72, 72, grey(255))}
    slots = [slot(scale="1x"), slot("art@2x.png", "2x"), slot("art@3x.png", "3x")]
    rule.images("passes", "no-1x", slots, single, "no file of 1x to go by")
    return rule


def appearance():
    rule = Rule("missing-appearance")
    day, night = drawn(motifs.star, "#1C1C1E"), drawn(motifs.star, "#FFFFFF")
    files = {"day.png": day, "night.png": night}
    universal = [slot("day.png", f"{s}x") for s in (1, 2, 3)]
    dark = [slot("night.png", f"{s}x", appearances=DARK) for s in (1, 2, 3)]
    pad = slot("day.png", "2x", idiom="ipad")
    cases = (
        ("triggers", "two-of-three", universal + dark[:2], "dark art for 1x and 2x alone"),
        ("triggers", "one-of-three", universal + dark[2:], "dark art for 3x alone"),
        (
            "triggers",
            "iphone-only",
            [
                slot("day.png", "2x", idiom="iphone"),
                pad,
                slot("night.png", "2x", idiom="iphone", appearances=DARK),
            ],
            "dark art for iPhone alone",
        ),
        (
            "triggers",
            "unfilled-dark",
            universal + dark[:2] + [slot(scale="3x", appearances=DARK)],
            "the dark slot of 3x is not filled",
        ),
        ("passes", "all", universal + dark, "dark art for every scale"),
        ("passes", "none", universal, "no dark art at all"),
        ("passes", "single", [slot("day.png"), slot("night.png", appearances=DARK)], "one scale for all"),
        (
            "passes",
            "dark-2x-of-2x",
            [
                slot(scale="1x"),
                slot("day.png", "2x"),
                slot("night.png", "2x", appearances=DARK),
                slot(scale="3x"),
                slot(scale="3x", appearances=DARK),
            ],
            "dark art wherever there is light art",
        ),
    )
    for side, name, slots, what in cases:
        named = {one.get("filename") for one in slots}
        more = {"severity": "note"} if side == "triggers" else {}
        rule.images(side, name, slots, {n: d for n, d in files.items() if n in named}, what, **more)
    return rule


def edit_screen():
    rule = Rule("edit-screen-contrast")
    cases = (
        ("triggers", "Yellow", [("#FFD60A", "#FFFFFF")], "yellow on white"),
        ("triggers", "Grey149", [(hexed(149), "#FFFFFF")], "2.995:1"),
        ("passes", "Grey148", [(hexed(148), "#FFFFFF")], "3.03:1"),
        ("triggers", "Dark", [("#1B4F9C", "#FFFFFF"), ("#1B4F9C", "#1C1C1E")], "well by day, not by night"),
        ("passes", "Both", [("#1B4F9C", "#FFFFFF"), ("#7FB2FF", "#1C1C1E")], "well by day and by night"),
        ("passes", "Navy", [("#0B1B3A", "#FFF3C4")], "navy on cream"),
        ("passes", "Other", [("#FFD60A", "#FFFFFF")], "the same colors by other names"),
    )
    for side, name, looks, what in cases:
        names = ("Brand", "Panel") if name == "Other" else ("AccentColor", "WidgetBackground")
        catalog = f"{name}/WidgetExtension/Assets.xcassets"
        files = {f"{catalog}/Contents.json": written(INFO)}
        for index, title in enumerate(names):
            entries = [color_slot(look[index], dark=bool(k)) for k, look in enumerate(looks)]
            files[f"{catalog}/{title}.colorset/Contents.json"] = written({"colors": entries, **INFO})
        more = {"severity": "note"} if side == "triggers" else {}
        rule.add(side, catalog, files, what, **more)
    return rule


def color_slot(text, dark):
    parts = [f"0x{text[i : i + 2]}" for i in (1, 3, 5)]
    more = {"appearances": DARK} if dark else {}
    return {"idiom": "universal", "color": color(*parts), **more}
