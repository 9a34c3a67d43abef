# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Planted variants that become one picture."""

import motifs
from catalog import slot
from listed import SCENES
from motifs import drawn
from planted import INFO, Rule, compact, written
from planted_accented import MIDDLE, SMALL


def rules():
    yield variants()


def variants():
    rule = Rule("variants-collapse")
    loose = (
        (
            "triggers",
            "lamp",
            drawn(motifs.lamp, "#FFD23F", "#C9C9CE"),
            drawn(motifs.lamp, "#5B6472", "#C9C9CE"),
            "lit or not by color alone",
        ),
        ("triggers", "dot-6", dotted(0), dotted(6), "under the tint a dot of 6 × 6 px is all that differs"),
        ("passes", "dot-9", dotted(0), dotted(9), "a dot of 9 × 9 px differs"),
        (
            "triggers",
            "toggle",
            drawn(motifs.toggle, "#34C759", "#FFFFFF", True),
            drawn(motifs.toggle, "#34C759", "#FFFFFF", False),
            "only a knob moves, as opaque as its track",
        ),
        (
            "passes",
            "star",
            drawn(motifs.star, "#FFD23F"),
            drawn(motifs.star, "#FFD23F", hollow=True),
            "filled or hollow",
        ),
        (
            "passes",
            "same",
            drawn(motifs.heart, "#E0342B"),
            drawn(motifs.heart, "#D8362E"),
            "hardly different in full color: not variants",
        ),
    )
    for side, name, on, off, what in loose:
        pair(rule, side, name, on, off, what)
    red, green = drawn(motifs.status, "#FF5A4F"), drawn(motifs.status, "#35D07F")
    names = {"door-on": green, "door-off": red}
    catalog = "WidgetExtension/Assets.xcassets"
    files = {f"{catalog}/Contents.json": written(INFO)}
    for name, codes in names.items():
        place = f"{catalog}/{name}.imageset"
        files[f"{place}/Contents.json"] = written({"images": [slot(f"{name}@2x.png", "2x")], **INFO})
        files[f"{place}/{name}@2x.png"] = compact(codes)
    rule.add(
        "triggers",
        f"{catalog}/door-off.imageset",
        files,
        "a green and a red light",
        severity="warning",
        scene=SCENES.home_tinted_glass,
    )
    for side, name, arts, what in (
        (
            "triggers",
            "Door",
            {
                "open@3x.png": drawn(motifs.status, "#35D07F", scale=3),
                "shut@3x.png": drawn(motifs.status, "#FF5A4F", scale=3),
            },
            "two entries, a green and a red light",
        ),
        (
            "passes",
            "Star",
            {
                "full@3x.png": drawn(motifs.star, "#FFD23F", scale=3),
                "none@3x.png": drawn(motifs.star, "#FFD23F", scale=3, hollow=True),
            },
            "two entries, filled and hollow",
        ),
    ):
        words = [file.split("@")[0] for file in arts]
        description = {
            **SMALL,
            "parameters": {"state": words},
            "entries": [{"name": word, "state": word} for word in words],
            "layers": [{"image": "${state}@3x.png", "frame": MIDDLE}],
        }
        files = {f"{name}/{file}": compact(codes) for file, codes in arts.items()}
        files[f"{name}/{name}.widget.json"] = written(description)
        more = {"severity": "warning", "scene": SCENES.home_tinted_glass} if side == "triggers" else {}
        rule.add(side, f"{name}/{name}.widget.json", files, what, **more)
    grouped = {
        "calm.png": drawn(motifs.weather, "#FFD98A", scale=1),
        "storm.png": drawn(motifs.weather, "#8FA3B8", scale=1),
    }
    files = {f"Configured/{name}": compact(codes) for name, codes in grouped.items()}
    files["Configured/.vibrancy.json"] = b'{\n  "variants": [["calm", "storm"]]\n}\n'
    rule.add(
        "triggers",
        "Configured",
        files,
        "variants that the configuration names",
        alone=True,
        severity="warning",
        scene=SCENES.home_tinted_glass,
    )
    return rule


def pair(rule, side, name, on, off, what):
    """name-on and name-off; findings are at the first of the two paths."""
    files = {f"{name}-on@2x.png": compact(on), f"{name}-off@2x.png": compact(off)}
    more = {"severity": "warning", "scene": SCENES.home_tinted_glass} if side == "triggers" else {}
    rule.add(side, f"{name}-off@2x.png", files, what, **more)


def dotted(side):
    """A star of which the ink changes with the state, and a dot beside it."""
    art = drawn(motifs.star, "#FFD23F" if side else "#7C8796", 24)
    art[4 : 4 + side, 4 : 4 + side] = (255, 210, 63, 255)
    return art
