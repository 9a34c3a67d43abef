# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""An app icon in its three appearances, 1024 × 1024: a lighthouse over a swell."""

from paints import Linear, Radial
from shapes import Outline, arc, box, path, polygon, shape

LIGHT = {
    "sky": ((0, "#152A5C"), (0.45, "#2F6C9E"), (0.78, "#7CC0B8"), (1, "#F3D9A2")),
    "beam": ("#FFF3C4E6", "#FFF3C400"),
    "glow": "#FFE9A6",
    "tower": ("#FFFFFF", "#FBF7EE", "#CFD9E4"),
    "stripe": ("#F2705C", "#E85A4A", "#B93E3C"),
    "roof": ("#27406E", "#1B2D52"),
    "lamp": ("#FFFBE2", "#FFD35C"),
    "waves": (("#3E9DB0", "#2A7C99"), ("#256C8F", "#1A4F78"), ("#174469", "#0F2C50")),
}
DARK = LIGHT | {
    "sky": None,
    "roof": ("#6C86BE", "#4A6299"),
    "waves": (("#4FB6C6", "#3A98B2"), ("#3384AA", "#276893"), ("#25608A", "#1B4870")),
}
TINTED = {
    "sky": ((0, "#0A0A0A"), (1, "#000000")),
    "beam": ("#FFFFFFB0", "#FFFFFF00"),
    "glow": "#FFFFFF",
    "tower": ("#FFFFFF", "#F6F6F6", "#CFCFCF"),
    "stripe": ("#8C8C8C", "#7C7C7C", "#5E5E5E"),
    "roof": ("#9E9E9E", "#7A7A7A"),
    "lamp": ("#FFFFFF", "#FFFFFF"),
    "waves": (("#B4B4B4", "#989898"), ("#828282", "#6A6A6A"), ("#585858", "#424242")),
}


def light(canvas):
    lighthouse(canvas, LIGHT)


def dark(canvas):
    lighthouse(canvas, DARK)


def tinted(canvas):
    lighthouse(canvas, TINTED)


def lighthouse(canvas, colors):
    if colors["sky"]:
        canvas.fill(canvas.everywhere(), Linear((0, 0), (0, 800), *colors["sky"]))
    beam(canvas, colors)
    tower(canvas, colors)
    waves(canvas, colors)


def beam(canvas, colors):
    near, far = colors["beam"]
    lamp = (512, 292)
    right = polygon([(512, 274), (1060, 120), (1060, 452), (512, 310)])
    left = polygon([(512, 274), (-36, 120), (-36, 452), (512, 310)])
    for cone in (right, left):
        canvas.fill(cone, Radial(lamp, 540, (0, near), (1, far)))
    halo = Outline(arc(*lamp, 210, 0, 360)[:-1])
    canvas.fill(
        halo,
        Radial(
            lamp, 210, (0, colors["glow"] + "C8"), (0.35, colors["glow"] + "50"), (1, colors["glow"] + "00")
        ),
    )


def across(tones, left, right):
    """Light from the left on a round tower."""
    stops = [(0, tones[0]), (0.42, tones[1]), (1, tones[-1])]
    return Linear((left, 0), (right, 0), *stops)


def tower(canvas, colors):
    body = polygon([(444, 372), (580, 372), (640, 860), (384, 860)])
    canvas.fill(body, across(colors["tower"], 400, 625))
    for top, bottom in ((458, 552), (646, 740)):
        canvas.fill(body & box(300, top, 424, bottom - top), across(colors["stripe"], 400, 625))
    for y, height in ((404, 42), (584, 46)):
        window = Outline(box(496, y, 32, height, 16).outlines[0])
        canvas.fill(window, colors["roof"][1])
    roof = colors["roof"]
    canvas.fill(box(408, 350, 208, 34, 12), across(roof, 408, 616))
    canvas.fill(
        box(462, 244, 100, 106), Radial((512, 292), 74, (0, colors["lamp"][0]), (1, colors["lamp"][1]))
    )
    for x in (457, 507, 557):
        canvas.fill(box(x, 244, 10, 106), roof[1])
    cap = shape("M 438 248 C 442 190 476 160 512 152 C 548 160 582 190 586 248")
    canvas.fill(cap, across(roof, 438, 586))
    canvas.fill(box(505, 112, 14, 48, 7), roof[0])
    canvas.fill(box(430, 240, 164, 18, 9), roof[0])


def waves(canvas, colors):
    for row, (y, height, shift) in enumerate(((742, 44, 0), (822, 40, 148), (904, 34, 62))):
        high, low = colors["waves"][row]
        canvas.fill(swell(y, height, shift), Linear((0, y - height), (0, y + 150), (0, high), (1, low)))


def swell(y, height, shift):
    period = 296
    text = f"M {-shift - period} {y}"
    x = -shift - period
    while x < 1100:
        half = x + period / 2
        text += f" C {x + 60} {y - height} {half - 60} {y - height} {half} {y}"
        text += f" C {half + 60} {y + height} {half + period / 2 - 60} {y + height} {half + period / 2} {y}"
        x += period
    return Outline(path(text + f" L {x} 1040 L {-shift - period} 1040"))
