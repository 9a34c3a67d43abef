# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The shapes of families and icons against coverage counted point by point."""

import numpy as np

import images
from harness import check, require
from listed import SCENES
from reference import masks, places

RIM, INSIDE = 16, 2


def _coverage(path):
    """White on black in a shape: coverage, whether the outside is clear or shows the backdrop."""
    codes, _ = images.rgba(path)
    return codes[..., 0] * codes[..., 3] / 255


def _compared(path, expected):
    found = _coverage(path)
    require(found.shape == expected.shape, f"{found.shape}, not {expected.shape}")
    difference = np.abs(found - 255 * expected)
    rim = (expected > 0) & (expected < 1)
    touched = np.pad(rim, 1)
    height, width = rim.shape
    shifted = [touched[y : y + height, x : x + width] for y in range(3) for x in range(3)]
    near = np.stack(shifted).any(axis=0)
    away, at_rim = difference[~near].max(), difference[near].max()
    require(away <= INSIDE, f"{away:.1f}/255 away from the rim")
    y, x = np.unravel_index(np.where(near, difference, 0).argmax(), difference.shape)
    require(at_rim <= RIM, f"{at_rim:.1f}/255 at the rim, at ({x}, {y})")
    return f"{at_rim:.1f}/255"


def _white(context, width=8, height=None):
    shape = (height or width, width, 4)
    images.write(context.new_folder("in") / "white.png", np.full(shape, 255))


def _family(context, family, scale, scene="home-light", arguments=(), art=(8, 8)):
    _white(context, *art)
    context.run(
        "render", "in", "-o", "out", "--scene", scene, "--wallpaper", "#000000",
        "--background", "#FFFFFF", "--family", family, "--scale", scale, "--anywhere", *arguments)
    return context.folder / "out" / f"white.{scene}.png"


@check(over=(1, 2, 3))
def circular(context, scale):
    path = _family(context, "accessoryCircular", scale)
    return f"rim within {_compared(path, masks.circle(58 * scale, 58 * scale))}"


@check(
    over=("systemSmall", "systemMedium", "systemLarge"), is_long=True, except_for=["systemSmall"])
def system_families(context, family):
    notes = []
    for os, share in ((26, 0.225), (18, 0.21)):
        small, _ = places.default_size("systemSmall", os)
        for scale in (1, 2, 3):
            width, height = places.pixels(places.default_size(family, os), scale)
            path = _family(context, family, scale, arguments=("--os", os))
            expected = masks.system_family(height, width, scale, small, share)
            notes.append(_compared(path, expected))
    return f"rims within {', '.join(notes)}"


@check()
def corners_as_captures_read_them(context):
    """At 164.33 pt the straight edge ends 37 pt from the corner: 111 px at 3x."""
    found = _coverage(_family(context, "systemSmall", 3))
    cut = np.nonzero(found[0] < 255)[0]
    first = cut[cut < found.shape[1] // 2].max() + 1
    require(105 <= first <= 111, f"the top edge is whole from {first} px on")
    return f"the top edge is whole from {first} px on"


@check()
def mac_corners(context):
    """Opaque white over black: white again, clipped to a box of 36.5 pt."""
    _white(context, 316)
    context.run(
        "render", "in", "-o", "out", "--scene", SCENES.mac_desktop_receded, "--wallpaper", "#000000",
        "--family", "systemSmall", "--scale", "2")
    path = context.folder / "out" / f"white.{SCENES.mac_desktop_receded}.png"
    width, height = places.pixels(places.MAC["systemSmall"], 2)
    return f"rim within {_compared(path, masks.system_family(height, width, 2, box=36.5))}"


@check()
def corners_can_be_set(context):
    settings = ("--set", "corner-size=0.24", "--set", "corner-exponent=2.6")
    path = _family(context, "systemSmall", 2, arguments=settings)
    box = 0.24 * 164.33 * 2
    return f"rim within {_compared(path, masks.superellipse(329, 329, box, 2.6))}"


@check()
def smart_stack_plate(context):
    """#1C1C1E behind clear art, black in its corners; their exponent is published nowhere."""
    images.write(context.new_folder("in") / "clear.png", np.zeros((8, 8, 4), dtype=int))
    context.run(
        "render", "in", "-o", "out", "--scene", SCENES.watch_smart_stack, "--family",
        "accessoryRectangular", "--device", "40mm", "--scale", "2")
    codes, _ = images.rgba(context.folder / "out" / f"clear.{SCENES.watch_smart_stack}.png")
    height, width = codes.shape[:2]
    shown = codes[..., :3] * (codes[..., 3:] / 255)
    require(np.abs(shown[0, 0]).max() <= 2, f"a corner is {codes[0, 0].tolist()}")
    square, round_ = (masks.superellipse(height, width, 0.22 * height, n) for n in (8, 1.9))
    plate = np.array([0x1C, 0x1C, 0x1E])
    off = np.abs(shown - plate)[round_ == 1].max()
    require(off <= 1, f"the plate is {codes[height // 2, width // 2].tolist()}")
    outside = shown[square == 0]
    require(outside.size == 0 or outside.max() <= 2, f"{outside.max()} outside the plate")


@check(over=("accessoryRectangular", "accessoryInline"))
def no_mask(context, family):
    """White art of the view's size: an inline widget has no background that would fill it."""
    art = places.pixels(places.default_size(family), 2)
    found = _coverage(_family(context, family, 2, art=art))
    require((found == 255).all(), f"{int((found < 255).sum())} pixels are not covered")


@check(over=(64, 180, 1024), is_long=True, except_for=["64", "180"])
def icon(context, side):
    _white(context, side)
    context.run("render", "in", "-o", "out", "--scene", SCENES.icon_light, "--wallpaper", "#000000")
    path = context.folder / "out" / f"white.{SCENES.icon_light}.png"
    return f"rim within {_compared(path, masks.icon(side))}"


@check()
def nothing_is_masked_without_a_family(context):
    _white(context, 64)
    for scene in ("home-light", SCENES.standby, SCENES.watch_full_color):
        context.run("render", "in", "-o", "out", "--scene", scene, "--wallpaper", "#000000")
        found = _coverage(context.folder / "out" / f"white.{scene}.png")
        require((found == 255).all(), f"{scene}: {int((found < 255).sum())} pixels are cut")
