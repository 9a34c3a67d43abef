# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""To-do: rows with toggles that can be tapped, and a count that waits for its update."""

from math import cos, pi, radians, sin

from drawing import Catalog, drawing
from lettering import line, number, width

ITEMS = ["Water plants", "Call Mum", "Buy bread"]
SMALL = ["Plants", "Mum", "Bread"]
COUNTS = {"left-2": "2", "left-1": "1", "left-0": "0"}


def panel(wide, items):
    # One ink for all: the description gives it the colour of the appearance.
    groups = {"title": line("Today", 17, 31, 12, 2.1, "#000")}
    for left, (name, text) in enumerate(COUNTS.items()):
        groups[name] = count(text, left, wide)
    for index, text in enumerate(items):
        base = 66 + 33 * index
        row = line(text, 50, base, 9.5, 1.6, "#000")
        end = 50 + width(text, 9.5)
        strike = f'<path stroke="#000" stroke-width="1.4" stroke-linecap="round" d="M47 {number(base - 4)}H{number(end + 3)}"/>'
        groups[f"row-{index + 1}"] = row
        groups[f"row-{index + 1}-done"] = f'<g opacity=".45">{row}{strike}</g>'
    return drawing(wide, 158, groups)


def count(text, done, wide):
    """What is left; where there is room, in a ring that closes."""
    if wide < 200:
        return line(text, wide - 18, 31, 14, 2.4, "#000", anchor="end")
    x, y, radius = wide - 66, 79, 42
    ring = f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="#000" stroke-opacity=".15" stroke-width="9"/>'
    turn = radians(120 * (done + 1))
    if done == 2:
        ring = ring.replace(' stroke-opacity=".15"', "")
    else:
        end = f"{number(x + radius * sin(turn))} {number(y - radius * cos(turn))}"
        ring += (
            f'<path fill="none" stroke="#000" stroke-width="9" stroke-linecap="round" '
            f'd="M{x} {y - radius}A{radius} {radius} 0 {int(turn > pi)} 1 {end}"/>'
        )
    return ring + line(text, x, y + 13, 26, 3.6, "#000", anchor="middle")


def toggle(done):
    ring = '<circle cx="13" cy="13" r="10" fill="none" stroke="#000" stroke-width="2"/>'
    disc = (
        '<path fill="#000" fill-rule="evenodd" d="M13 2A11 11 0 0 1 13 24A11 11 0 0 1 13 2Z'
        'M7.2 13.6L11.2 17.6L18.9 9.2L17.3 7.7L11.1 14.4L8.8 12Z"/>'
    )
    return drawing(26, 26, {"art": disc if done else ring})


def write(folder):
    (folder / "Small.svg").write_text(panel(158, SMALL))
    (folder / "Medium.svg").write_text(panel(338, ITEMS))
    catalog = Catalog(folder / "Assets.xcassets")
    catalog.image("Open", toggle(False), template=True)
    catalog.image("Done", toggle(True), template=True)
    catalog.color("WidgetBackground", "#FFFFFF", "#1C1C1E")
    catalog.color("Label", "#1C1C1E", "#FFFFFF")
    catalog.color("Check", "#0B7A5B", "#3DD6A3")
