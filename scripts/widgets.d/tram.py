# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Tram: a line's next departures, in colours that its owner chooses."""

from drawing import Catalog, drawing
from lettering import line

TIMES = {"m12": "12", "m5": "5", "m1": "1"}
SHELL = (
    "M11 13 A4 4 0 0 1 15 9 H33 A4 4 0 0 1 37 13 V35 A4 4 0 0 1 33 39 H15 A4 4 0 0 1 11 35 Z"
    "M15 15 V25 H22.6 V15 Z M25.4 15 V25 H33 V15 Z"
    "M16 32 A2 2 0 0 0 20 32 A2 2 0 0 0 16 32 Z M28 32 A2 2 0 0 0 32 32 A2 2 0 0 0 28 32 Z"
)


def small():
    groups = {
        "stop": line("Harbour", 17, 119, 9.5, 1.65, "#000"),
        "later": line("then 21 and 34", 17, 140, 7, 1.15, "#000", opacity=0.6),
    }
    for name, text in TIMES.items():
        end = 17 + {"12": 45, "5": 31, "1": 21}[text]
        groups[name] = line(text, 18, 96, 32, 4, "#000") + line("min", end, 96, 10, 1.8, "#000")
    return drawing(158, 158, groups)


def rectangular():
    groups = {
        "stop": line("Harbour", 46, 26, 9.5, 1.7, "#000"),
    }
    for name, text in TIMES.items():
        groups[name] = line(f"{text} min", 46, 56, 15, 2.3, "#000")
    return drawing(160, 72, groups)


def badge():
    wires = '<path stroke="#000" stroke-width="2.6" stroke-linecap="round" fill="none" d="M17 4H31M24 4V9M15 43L17.5 39M33 43L30.5 39"/>'
    return drawing(48, 48, {"art": wires + f'<path fill="#000" fill-rule="evenodd" d="{SHELL}"/>'})


def write(folder):
    (folder / "Small.svg").write_text(small())
    (folder / "Rectangular.svg").write_text(rectangular())
    (folder / "Badge.svg").write_text(badge())
    catalog = Catalog(folder / "Assets.xcassets")
    catalog.color("Paper", "#F6F1E7", "#26221C")
    catalog.color("PaperInk", "#2A241C", "#F6F1E7")
    catalog.color("Night", "#16213B", "#0B1020")
    catalog.color("NightInk", "#F2F5FF")
    catalog.color("Coral", "#E8503A", "#FF7A66")
    catalog.color("Sea", "#12919E", "#37C2CF")
    catalog.color("Plum", "#9C5BC4", "#C58BE6")
