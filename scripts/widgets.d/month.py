# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Month: twelve themes."""

from math import cos, radians, sin

from drawing import drawing
from lettering import line, number

NAMES = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"]
DAYS = [6, 14, 20, 3, 9, 21, 17, 28, 5, 31, 11, 24]


def stroke(data, color, width):
    return (
        f'<path fill="none" stroke="{color}" stroke-width="{width}" stroke-linecap="round" '
        f'stroke-linejoin="round" d="{data}"/>'
    )


def fill(data, color, extra=""):
    return f'<path fill="{color}"{extra} d="{data}"/>'


def turned(art, *turns):
    return "".join(f'<g transform="rotate({turn})">{art}</g>' for turn in turns)


def snowflake():
    arm = stroke("M0 0V-42M0 -27L-9 -36M0 -27L9 -36M0 -14L-6.5 -20.5M0 -14L6.5 -20.5", "#FFF", 4.5)
    return turned(arm, 0, 60, 120, 180, 240, 300)


def heart():
    outline = (
        "M0 34C-14 22 -38 6 -38 -14A19.5 19.5 0 0 1 0 -21A19.5 19.5 0 0 1 38 -14C38 6 14 22 0 34Z"
    )
    return fill(outline, "#FF5C7A") + stroke("M-25 -17A9.5 9.5 0 0 1 -15 -24", "#FFB3C1", 4.5)


def sprout():
    left = fill("M0 12C-4 -10 -18 -20 -38 -20C-37 0 -24 12 0 12Z", "#2FA866")
    right = fill("M0 -4C2 -26 16 -39 40 -41C42 -18 27 -4 0 -4Z", "#5FD08A")
    return stroke("M0 46V-2", "#1E7F4A", 5) + left + right


def umbrella():
    top = fill(
        "M-42 4A42 40 0 0 1 42 4A10.5 8 0 0 0 21 4A10.5 8 0 0 0 0 4A10.5 8 0 0 0 -21 4A10.5 8 0 0 0 -42 4Z",
        "#FFC83D",
    )
    panel = fill(
        "M-21 4C-20 -18 -10 -33 0 -36C10 -33 20 -18 21 4A10.5 8 0 0 0 0 4A10.5 8 0 0 0 -21 4Z",
        "#FF9E2C",
    )
    handle = stroke("M0 -36V-42M0 4V34A8 8 0 0 1 -16 34", "#5A3B1C", 4.5)
    return handle + top + panel


def flower():
    petal = '<ellipse cx="0" cy="-25" rx="13" ry="18" fill="#FFF"/>'
    return turned(petal, *range(0, 360, 60)) + '<circle r="12" fill="#FFC83D"/>'


def sun():
    rays = ""
    for turn in range(0, 360, 30):
        x, y = cos(radians(turn)), sin(radians(turn))
        rays += f"M{number(33 * x)} {number(33 * y)}L{number(43 * x)} {number(43 * y)}"
    return stroke(rays, "#FFF3B0", 5) + '<circle r="24" fill="#FFF3B0"/>'


def popsicle():
    stick = stroke("M0 20V46", "#E8C48A", 8)
    body = fill(
        "M-21 24V-20A21 21 0 0 1 21 -20V24A5 5 0 0 1 16 29H-16A5 5 0 0 1 -21 24Z", "#FF5A5F"
    )
    cap = fill("M-21 -4V-20A21 21 0 0 1 21 -20V-4C14 3 8 -8 0 -2C-8 4 -14 -7 -21 -4Z", "#FFF")
    return stick + body + cap + stroke("M-11 7V18", "#FFB0B2", 4.5)


def melon():
    rind = fill("M-44 -14H44A44 44 0 0 1 -44 -14Z", "#2FA866")
    pith = fill("M-38 -14H38A38 38 0 0 1 -38 -14Z", "#D9F7C5")
    flesh = fill("M-33 -14H33A33 33 0 0 1 -33 -14Z", "#FF4D6D")
    seeds = stroke("M-17 -5V-3M0 -5V-3M17 -5V-3M-9 7V9M9 7V9", "#4A1420", 4.5)
    return f'<g transform="rotate(-14)">{rind}{pith}{flesh}{seeds}</g>'


def leaf():
    blade = fill("M-30 34C-42 -4 -18 -36 36 -40C40 12 12 42 -30 34Z", "#E8742A")
    half = fill("M-30 34C-14 10 6 -14 36 -40C40 12 12 42 -30 34Z", "#C9531C")
    return blade + half + stroke("M-42 46C-24 20 2 -10 22 -28", "#FFD9A8", 3.5)


def pumpkin():
    sides = '<ellipse cx="-21" cy="6" rx="21" ry="27" fill="#E8681A"/><ellipse cx="21" cy="6" rx="21" ry="27" fill="#E8681A"/>'
    middle = '<ellipse cy="6" rx="18" ry="30" fill="#FF8A2B"/>'
    face = fill(
        "M-17 2L-10 -9L-3 2ZM3 2L10 -9L17 2ZM-19 13C-9 20 9 20 19 13C14 29 -14 29 -19 13Z",
        "#3B1606",
    )
    return stroke("M0 -22C-1 -32 4 -38 11 -40", "#3F8F4F", 7) + sides + middle + face


def mushroom():
    stem = fill(
        "M-13 0H13C12 14 14 26 19 36A4 4 0 0 1 16 40H-16A4 4 0 0 1 -19 36C-14 26 -12 14 -13 0Z",
        "#FBEBD3",
    )
    cap = fill("M-43 4A43 42 0 0 1 43 4A6 6 0 0 1 37 9H-37A6 6 0 0 1 -43 4Z", "#C8323C")
    dots = '<circle cx="-21" cy="-8" r="6.5" fill="#FBEBD3"/><circle cx="3" cy="-22" r="8" fill="#FBEBD3"/><circle cx="24" cy="-6" r="5.5" fill="#FBEBD3"/>'
    return stem + cap + dots


def pine():
    tree = stroke("M0 30V44", "#7A4B2A", 9)
    tree += fill(
        "M0 -38L17 -14H9L25 8H15L33 32H-33L-15 8H-25L-9 -14H-17Z",
        "#1F8A5B",
        ' stroke="#1F8A5B" stroke-width="4" stroke-linejoin="round"',
    )
    lights = [
        (-6, -13, "#FFD23F"),
        (7, 1, "#FF5C7A"),
        (-10, 9, "#FFF"),
        (-17, 25, "#FF5C7A"),
        (3, 21, "#FFD23F"),
        (18, 26, "#FFF"),
    ]
    tree += "".join(f'<circle cx="{x}" cy="{y}" r="3.2" fill="{color}"/>' for x, y, color in lights)
    star = "".join(
        f"{'ML'[i > 0]}{number(r * sin(radians(36 * i)))} {number(-40 - r * cos(radians(36 * i)))}"
        for i, r in enumerate([9, 4] * 5)
    )
    return tree + fill(
        star + "Z", "#FFD23F", ' stroke="#FFD23F" stroke-width="2" stroke-linejoin="round"'
    )


MOTIFS = [
    snowflake,
    heart,
    sprout,
    umbrella,
    flower,
    sun,
    popsicle,
    melon,
    leaf,
    pumpkin,
    mushroom,
    pine,
]
TURNS = [8, 10, 0, 14, 0, 0, 16, 0, 0, -6, 8, 0]


def write(folder):
    art, labels = {}, {}
    for index, name in enumerate(NAMES):
        key = name.lower()
        motif = f'<g transform="rotate({TURNS[index]})">{MOTIFS[index]()}</g>'
        art[key] = f'<g transform="translate(110 104) scale(1.04)">{motif}</g>'
        labels[key] = line(name, 17, 29, 9, 1.9, anchor="start", track=0.9)
        labels[f"{key}-day"] = line(str(DAYS[index]), 18.5, 74, 31, 4)
    (folder / "Motifs.svg").write_text(drawing(158, 158, art))
    (folder / "Dates.svg").write_text(drawing(158, 158, labels))
