# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What the views of planted faults in code look like: widget descriptions with drawings, a layer
for each view that is drawn, under the names that the planted projects have."""

import json

WHITE, BLACK = "#FFFFFF", "#000000"
PAPER, BLUE, ORANGE, GREEN, GRAY = "#F7F4EC", "#1F5FD6", "#F08A24", "#34A853", "#8E8E93"
BOLT = "M72 22 40 80h23l-8 36 36-60H67z"
QUOTE = (
    "M26 46h28v26c0 14-8 22-22 26v-10c8-3 11-8 11-16H26zm58 0h28v26c0 14-8 22-22 26v-10c8-3 11-8 11-16H84z"
)
LINE = "M27 60h26M40 60v34M100 62a15 15 0 0 0-21 3c-6 8-5 29 6 29a9.5 9.5 0 1 0-9.5-12"


def layer(shapes, **more):
    """A drawing of the widget's size, 138 × 138, and how it takes part in rendering modes."""
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 138 138">{shapes}</svg>'
    return {"drawing": drawing, **more}


def path(points, color):
    return f'<path d="{points}" fill="{color}"/>'


def stroke(points, color, width=5):
    line = f'fill="none" stroke="{color}" stroke-width="{width}" stroke-linecap="round"'
    return f'<path d="{points}" {line} stroke-linejoin="round"/>'


def tile(color):
    return f'<rect x="15" y="15" width="108" height="108" rx="24" fill="{color}"/>'


def pill(color):
    return f'<rect x="8" y="42" width="122" height="70" rx="35" fill="{color}"/>'


def bar(width, color, opacity=1):
    return f'<rect x="9" y="58" width="{width}" height="22" rx="11" fill="{color}" fill-opacity="{opacity}"/>'


COVER = (
    '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#27407A"/>'
    '<stop offset="1" stop-color="#F7B267"/></linearGradient></defs>'
    '<rect x="9" y="9" width="120" height="120" fill="url(#sky)"/><circle cx="90" cy="58" r="17" fill="#FFE3A3"/>'
    '<path d="M9 100c22-26 40-26 58-8s34 12 62-16v53H9z" fill="#2E5E4E"/>'
    '<path d="M9 118c30-14 70-14 120-2v13H9z" fill="#16332B"/>'
)

# The layers of each view from the bottom up, and what else its description says.
VIEWS = {
    "Cover": [layer(COVER)],
    "Grays": [layer(COVER, accentedRendering="desaturated")],
    "Tile": [layer(tile(ORANGE)), layer(path(BOLT, WHITE))],
    "Pill": [layer(pill(BLUE)), layer(stroke(LINE, WHITE, 7))],
    "SplitMark": [layer(tile(ORANGE)), layer(path(BOLT, WHITE), accentable=True)],
    "Bar": [layer(bar(120, GRAY)), layer(bar(48, GREEN))],
    "Pale": [layer(bar(120, GRAY, 0.3)), layer(bar(48, GREEN))],
    "Black": [layer(path(QUOTE, BLACK))],
    "White": [layer(path(QUOTE, WHITE))],
}
# The container backgrounds that are not paper.
CARDS = {"White": "#4B3FA0"}


def written(case, word, folder):
    """Writes a view's description, under a name that begins with the word, and its drawings into a
    folder; the description's path."""
    folder.mkdir()
    layers = []
    for number, one in enumerate(VIEWS[case]):
        name = f"{number}.svg"
        (folder / name).write_text(one["drawing"], encoding="utf-8")
        layers.append({"image": name, **{key: one[key] for key in one if key != "drawing"}})
    page = {"families": ["systemSmall"], "containerBackground": CARDS.get(case, PAPER), "layers": layers}
    file = folder / f"{word}-{case}.widget.json"
    file.write_text(json.dumps(page), encoding="utf-8")
    return file
