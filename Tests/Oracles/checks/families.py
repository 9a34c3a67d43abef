# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Families: the size of every canvas, and how a picture is fitted into it."""

import numpy as np

import images
import pictures
from harness import Mismatch, Tally, check, require
from listed import SCENES
from reference import places, resample
from reference.colour import over_opaque, parsed, premultiplied


def _sizes(context, scene, rows, scales, arguments=()):
    """Renders a dot for every row at every scale and compares the sizes; how many there were."""
    images.write(context.new_folder("in") / "dot.png", np.full((4, 4, 4), 255))
    wrong, count = [], 0
    for device, family, points in rows:
        for scale in scales:
            context.run(
                "render", "in/dot.png", "-o", "out", "--scene", scene, "--wallpaper", "#4D4D4D",
                "--device", device, "--family", family, "--scale", scale, "--compression", "fast",
                "--anywhere", *arguments)
            found = images.header(context.folder / "out" / f"dot.{scene}.png")[:2]
            expected = places.pixels(points, scale)
            count += 1
            if found != expected:
                wrong.append(f"{device} {family} @{scale}x: {found}, not {expected}")
    if wrong:
        raise Mismatch(f"{len(wrong)} of {count}: {'; '.join(wrong[:3])}")
    return f"{count} sizes"


@check(over=(18, 26, 27))
def phone_sizes_at_3x(context, os):
    rows = [row for row in places.phone_sizes(os) if not row[0].endswith("@2x")]
    return _sizes(context, "home-light", rows, (3,), ("--os", os))


@check(over=(18, 27))
def a_screen_of_two_scales_has_two_sizes(context, os):
    rows = [(name[:-3], *rest) for name, *rest in places.phone_sizes(os) if name.endswith("@2x")]
    return _sizes(context, "home-light", rows, (2,), ("--os", os))


@check(over=(18, 26))
def default_phone_sizes(context, os):
    rows = [row for row in places.phone_sizes(os) if row[0] == places.DEFAULT[os]]
    return _sizes(context, "home-light", rows, (1, 2, 3), ("--os", os))


@check()
def mac_sizes(context):
    rows = [(device, *row) for device in ("402x874", "mac") for row in places.MAC.items()]
    return _sizes(context, SCENES.mac_desktop, rows, (1, 2))


@check(over=(18, 26))
def standby_size(context, os):
    """A square of .903 of the screen's short side, however large the widget is laid out."""
    rows = []
    for device in (places.DEFAULT[os], "430x932", "375x667"):
        side = 0.903 * int(device.split("x")[0])
        rows.append((device, "systemSmall", (side, side)))
    return _sizes(context, SCENES.standby, rows, (1, 2, 3), ("--os", os))


@check()
def tablet_sizes_at_2x(context):
    return _sizes(context, "home-light", places.tablet_sizes(), (2,))


@check()
def tablet_lock_screen_sizes_at_2x(context):
    return _sizes(context, SCENES.ipad_lock_screen, places.tablet_lock_screen_sizes(), (2,))


@check()
def complication_sizes(context):
    return _sizes(context, SCENES.watch_full_color, places.watch_sizes(), (2,))


@check()
def smart_stack_sizes(context):
    rows = [(d, "accessoryRectangular", size) for d, size in places.SMART_STACK.items()]
    return _sizes(context, SCENES.watch_smart_stack, rows, (2,))


@check()
def aliases_and_defaults(context):
    """Short names, the default device, and the scale taken from the file's name."""
    images.write(context.new_folder("in") / "dot@3x.png", np.full((4, 4, 4), 255))
    for name, short in places.ALIASES.items():
        if name not in places.SYSTEM + places.ACCESSORY:
            continue
        for spelled in (name, short):
            context.run(
                "render", "in", "-o", "out", "--scene", "home-light", "--family", spelled,
                "--anywhere")
            found = images.header(context.folder / "out" / "dot@3x.home-light.png")[:2]
            expected = places.pixels(places.default_size(name), 3)
            require(found == expected, f"{spelled}: {found}, not {expected}")
    done = context.run("render", "in", "-o", "out", "--family", "systemSmal", status=2)
    require("systemSmall" in done.stderr, f"no nearest name for systemSmal: {done.stderr[:160]!r}")


def _soft(height, width):
    """A slow picture with a slow alpha, so that any sound filter gives nearly the same."""
    y, x = np.indices((height, width)) / np.array([height, width])[:, None, None]
    alpha = 128 + 100 * np.sin(3 * x + 2) * np.cos(2 * y)
    colour = pictures.smooth_screen(height, width)
    return np.concatenate([colour, np.floor(alpha + 0.5)[..., None]], axis=-1).astype(int)


@check(over=("contain", "cover", "none"))
def fit(context, fit):
    """Into 146 x 58 pt at 2x (no mask): whole factors, so offsets are whole and filters agree."""
    sizes = {"contain": ((232, 232), (116, 232), (232, 1168)), "cover": ((584, 584), (232, 584)),
             "none": ((100, 100), (100, 400), (200, 100))}[fit]
    backdrop = np.broadcast_to(parsed("#336699"), (116, 292, 3))
    tally = Tally(tolerance=1.5 / 255)
    for height, width in sizes:
        name = f"soft{width}x{height}"
        straight = images.write(context.new_folder("in") / f"{name}@2x.png", _soft(height, width))
        placed = premultiplied(resample.fitted(straight, 116, 292, fit))
        context.run(
            "render", f"in/{name}@2x.png", "-o", "out", "--scene", "home-light", "--wallpaper",
            "#336699", "--family", "accessoryRectangular", "--fit", fit, "--anywhere", "--device",
            "390x844")
        found, _ = images.rgba(context.folder / "out" / f"{name}@2x.home-light.png")
        tally.add(name, found[..., :3], over_opaque(placed, backdrop), where=_away_from(placed))
    return tally.result()


def _away_from(placed):
    """Pixels two away from the picture's own edges, where a filter's reach decides."""
    covered = placed[..., 3] > 0
    padded = np.pad(covered, 2, mode="edge")
    height, width = covered.shape
    near = np.stack([padded[y : y + height, x : x + width] for y in range(5) for x in range(5)])
    return near.all(axis=0) | ~near.any(axis=0)


@check()
def hidden_colours_do_not_leak(context):
    """Red beside clear green, halved: red at half strength, with no green in it."""
    codes = np.zeros((116, 116, 4), dtype=int)
    codes[..., 1] = 255
    stripes = np.arange(116) % 2 == 0
    codes[:, stripes] = [255, 0, 0, 255]
    images.write(context.new_folder("in") / "stripes.png", codes)
    context.run(
        "render", "in", "-o", "out", "--scene", "home-light", "--wallpaper", "#000000",
        "--family", "accessoryRectangular", "--scale", "1", "--fit", "contain", "--anywhere",
        "--device", "393x852")
    found, _ = images.rgba(context.folder / "out" / "stripes.home-light.png")
    middle = found[16:42, 55:91]
    require(middle[..., 1].max() <= 1, f"green up to {middle[..., 1].max()}")
    red = middle[..., 0]
    require(np.abs(red - 127.5).max() <= 2, f"red {red.min()}...{red.max()}")
