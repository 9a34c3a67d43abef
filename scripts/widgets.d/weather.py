# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Weather: every family, gradients by condition."""

from math import cos, radians, sin

from drawing import Catalog, drawing, gradient, placed
from lettering import line, number

TEMPERATURES = {"t24": "24°", "t19": "19°", "t15": "15°", "t11": "11°"}
WORDS = {"clear": "Clear", "clouds": "Clouds", "rain": "Rain", "night": "Night"}
HOURS = [
    ("09", "sun", "24°"),
    ("12", "clouds", "19°"),
    ("15", "rain", "15°"),
    ("18", "clouds", "14°"),
    ("21", "moon", "11°"),
]
DAYS = [
    ("Mon", "sun", 11, 24), ("Tue", "clouds", 12, 20), ("Wed", "rain", 9, 16),
    ("Thu", "clouds", 10, 19), ("Fri", "sun", 12, 26),
]  # fmt: skip
CLOUD = "M18.5 47 A11 11 0 0 1 18.6 25 A15.2 15.2 0 0 1 47.4 27.6 A9.8 9.8 0 0 1 46.6 47 Z"


def cloud(color="#FFF", opacity=1.0):
    return f'<path fill="{color}" fill-opacity="{opacity}" d="{CLOUD}"/>'


def sun():
    rays = []
    for turn in range(0, 360, 45):
        x, y = cos(radians(turn)), sin(radians(turn))
        rays.append(
            f"M{number(32 + 20.5 * x)} {number(32 + 20.5 * y)}L{number(32 + 26 * x)} {number(32 + 26 * y)}"
        )
    return (
        '<circle cx="32" cy="32" r="13" fill="#FFD23F"/>'
        f'<path stroke="#FFD23F" stroke-width="4.4" stroke-linecap="round" d="{"".join(rays)}"/>'
    )


def clouds():
    return placed('<circle cx="32" cy="32" r="13" fill="#FFD23F"/>', 11.5, -8) + cloud()


def rain():
    drops = "M22 49L19 57M33 49L30 57M44 49L41 57"
    return placed(cloud(), 0, -6) + (
        f'<path stroke="#8FD3FF" stroke-width="4.2" stroke-linecap="round" d="{drops}"/>'
    )


def moon():
    stars = "M47 17V17.01M55 27.5V27.51"
    return (
        '<path fill="#F4EBCF" d="M36.8 11.6 A21.2 21.2 0 1 0 53.6 41.4 A17.6 17.6 0 0 1 36.8 11.6 Z"/>'
        f'<path stroke="#F4EBCF" stroke-width="4" stroke-linecap="round" d="{stars}"/>'
    )


ICONS = {"sun": sun, "clouds": clouds, "rain": rain, "moon": moon}


def hours(x, y, step, size=1.0):
    art = ""
    for index, (hour, icon, degrees) in enumerate(HOURS):
        center = x + step * index
        art += line(hour, center, y, 7 * size, 1.15 * size, anchor="middle", opacity=0.75)
        art += placed(ICONS[icon](), center - 12 * size, y + 5.5 * size, 24 * size / 64)
        art += line(degrees, center + 1, y + 42 * size, 8 * size, 1.3 * size, anchor="middle")
    return art


def days(x, y, width, step):
    art = ""
    left, right = x + 96, x + width - 34
    for index, (name, icon, low, high) in enumerate(DAYS):
        base = y + step * index

        def across(degrees):
            return left + (right - left) * (degrees - 8) / 19

        art += line(name, x, base, 8.5, 1.4)
        art += placed(ICONS[icon](), x + 35, base - 15.5, 22 / 64)
        art += line(f"{low}°", left - 9, base, 8, 1.3, anchor="end", opacity=0.7)
        bar = f'stroke-width="4" stroke-linecap="round" d="M{number(left)} {number(base - 4)}H{number(right)}"'
        art += f'<path stroke="#FFF" stroke-opacity=".22" {bar}/>'
        warm = f"M{number(across(low))} {number(base - 4)}H{number(across(high))}"
        art += f'<path stroke="#FFD98A" stroke-width="4" stroke-linecap="round" d="{warm}"/>'
        art += line(f"{high}°", x + width, base, 8, 1.3, anchor="end")
    return art


def rule(x, y, width):
    return f'<path stroke="#FFF" stroke-opacity=".25" stroke-width=".75" d="M{x} {y}H{x + width}"/>'


def big(x, y, cap, weight):
    return {name: line(text, x, y, cap, weight) for name, text in TEMPERATURES.items()}


def small():
    groups = {"place": line("Lisbon", 17, 27, 9.5, 1.6)}
    groups |= big(17, 82, 32, 2.9)
    groups["range"] = line("H 26°  L 11°", 17, 140, 7.5, 1.25, opacity=0.8)
    return drawing(158, 158, groups)


def medium():
    groups = {"place": line("Lisbon", 17, 27, 9.5, 1.6)}
    groups |= big(17, 66, 27, 2.6)
    groups["range"] = line("H 26°  L 11°", 321, 66, 7.5, 1.25, anchor="end", opacity=0.8)
    groups["hours"] = rule(17, 82, 304) + hours(41, 101, 64)
    return drawing(338, 158, groups)


def large():
    groups = {"place": line("Lisbon", 20, 31, 10, 1.7)}
    groups |= big(20, 84, 34, 3)
    groups["range"] = line("H 26°  L 11°", 318, 84, 7.5, 1.25, anchor="end", opacity=0.8)
    groups["hours"] = rule(20, 104, 298) + hours(43, 125, 63)
    groups["days"] = rule(20, 184, 298) + days(20, 214, 298, 28.5)
    return drawing(338, 354, groups)


def extra_large():
    groups = {"place": line("Lisbon", 28, 42, 12, 2)}
    groups |= big(28, 122, 50, 4.2)
    groups["range"] = line("H 26°  L 11°", 28, 158, 9.5, 1.6, opacity=0.8)
    groups["hours"] = rule(28, 196, 290) + hours(56, 226, 58.5, 1.3)
    groups["days"] = days(374, 62, 314, 56)
    return drawing(715.5, 342, groups)


def circular():
    """A scale from cold to warm with the temperature in it."""

    def point(turn, radius=29):
        return (
            f"{number(36 + radius * cos(radians(turn)))} {number(36 + radius * sin(radians(turn)))}"
        )

    groups = {
        "ends": line("11", 26, 66, 6, 1.1, anchor="middle")
        + line("26", 46.5, 66, 6, 1.1, anchor="middle")
    }
    for name, text in TEMPERATURES.items():
        here = 135 + 270 * (int(text[:2]) - 11) / 15
        ring = ""
        # A gap, not an outline, sets the dot off: it survives where color does not.
        for start, end in ((135, here - 17), (here + 17, 405)):
            if end - start > 1:
                ring += f"M{point(start)}A29 29 0 {int(end - start > 180)} 1 {point(end)}"
        groups[f"{name}-ring"] = (
            f'<path fill="none" stroke="url(#warmth)" stroke-width="5.5" stroke-linecap="round" d="{ring}"/>'
        )
        x, y = point(here).split()
        groups[name] = f'<circle cx="{x}" cy="{y}" r="4.4" fill="#FFF"/>' + line(
            text, 37.5, 44, 17, 2.3, anchor="middle"
        )
    return drawing(
        72,
        72,
        groups,
        gradient("warmth", "#5AC8FA", "#A8E05F", "#FFD23F", "#FF8A4C", x2="72", y2="0").replace(
            "<linearGradient ", '<linearGradient gradientUnits="userSpaceOnUse" '
        ),
    )


def rectangular():
    groups = {}
    for name, text in TEMPERATURES.items():
        groups[name] = line(text, 53, 33, 19, 2.6)
    for name, text in WORDS.items():
        groups[name] = line(text, 53, 55, 9.5, 1.7)
    groups["range"] = line("H 26°", 124, 32, 7, 1.3, opacity=0.7) + line(
        "L 11°", 124, 54.5, 7, 1.3, opacity=0.7
    )
    return drawing(160, 72, groups)


def inline():
    groups = {name: line(text, 84, 23, 11.5, 1.9) for name, text in TEMPERATURES.items()}
    groups |= {name: line(text, 120, 23, 11.5, 1.9) for name, text in WORDS.items()}
    return drawing(342, 36, groups)


def corner():
    groups = {
        name: line(text, 20, 32, 9, 1.7, anchor="middle") for name, text in TEMPERATURES.items()
    }
    return drawing(38, 38, groups)


def write(folder):
    panels = {
        "Small": small, "Medium": medium, "Large": large, "ExtraLarge": extra_large,
        "Circular": circular, "Rectangular": rectangular, "Inline": inline, "Corner": corner,
    }  # fmt: skip
    for name, panel in panels.items():
        (folder / f"{name}.svg").write_text(panel())
    catalog = Catalog(folder / "Assets.xcassets")
    for name, icon in ICONS.items():
        catalog.image(name.capitalize(), drawing(64, 64, {"art": icon()}))
