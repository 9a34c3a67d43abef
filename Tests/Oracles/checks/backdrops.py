# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Wallpaper files: which piece of them a picture gets, to the bit, and how they are scaled."""

import numpy as np

import images
import pictures
from checks.rendering import Comparison, with_figures
from harness import check, require
from listed import SCENES
from reference import places, resample, scenes

SCREEN = {scale: (874 * scale, 402 * scale) for scale in (1, 2, 3)}
SLOTS = {  # scenes that show their wallpaper where nothing covers it: kind of slot
    "lock-screen": "lock", SCENES.lock_screen_tinted: "lock", SCENES.ipad_lock_screen: "lock",
    "home-light": "home", SCENES.home_dark: "home", SCENES.home_tinted_legacy: "home",
}
# Sizes whose slots fall on whole pixels, or nearly: no rounding rule decides.
CLEAR = {1: (97, 96), 2: (96, 97), 3: (121, 120)}


def clear_asset(context, scale):
    """A fully transparent picture with hidden colours; its (width, height)."""
    width, height = CLEAR[scale]
    codes = pictures.random_rgba(height, width, seed=31)
    codes[..., 3] = 0
    images.write(context.new_folder("in") / f"clear@{scale}x.png", codes)
    return width, height


def slot_of(screen, scene, scale, size, device=(402, 874)):
    """The piece of a screen-sized picture that belongs to a bare picture of `size`."""
    left, top = map(places.rounded, places.slot(SLOTS[scene], size, scale, device))
    return screen[top : top + size[1], left : left + size[0]]


def place(codes):
    """(x, y) that the top left pixel of a cut of `pictures.coordinates` comes from."""
    red, green, blue = codes[0, 0, :3]
    return int(red + ((blue >> 4) << 8)), int(green + ((blue & 15) << 8))


@check(over=SLOTS)
def slot_is_cut_to_the_bit(context, scene):
    """Nothing covers it, nothing scales it: the very codes of the wallpaper, at every scale."""
    found_places = []
    for scale, (height, width) in SCREEN.items():
        screen = pictures.coordinates(height, width)
        images.write(context.folder / "screen.png", screen)
        size = clear_asset(context, scale)
        comparison = Comparison(context)
        out = comparison.rendered(scene, "--wallpaper", "screen.png")
        found, _ = images.rgba(out / f"clear@{scale}x.{scene}.png")
        (context.folder / "in" / f"clear@{scale}x.png").unlink()
        expected = slot_of(screen, scene, scale, size)
        require(
            np.array_equal(found[..., :3], expected),
            f"@{scale}x: cut at {place(found)}, not at {place(expected)}"
            if place(found) != place(expected) else f"@{scale}x: codes differ inside the slot")
        found_places.append(f"@{scale}x {place(found)}")
    return ", ".join(found_places)


@check()
def wide_wallpapers_lose_their_sides(context):
    """As high as the screen: no scaling, the middle to the bit; the other way round as well."""
    size = clear_asset(context, 2)
    for height, width in ((1748, 2000), (2304, 804)):
        wide = pictures.coordinates(height, width)
        images.write(context.folder / "wide.png", wide)
        out = Comparison(context).rendered("home-light", "--wallpaper", "wide.png")
        found, _ = images.rgba(out / "clear@2x.home-light.png")
        expected = slot_of(resample.aspect_fill(wide, 1748, 804), "home-light", 2, size)
        require(np.array_equal(found[..., :3], expected),
                f"{width}x{height}: cut at {place(found)}, not at {place(expected)}")


@check()
def scaling_is_done_in_linear_light(context):
    """A fine checkerboard of twice the screen's size becomes code 188, not 128."""
    clear_asset(context, 1)
    board = np.indices((1748, 804)).sum(axis=0) % 2 * 255
    images.write(context.folder / "board.png", np.repeat(board[..., None], 3, -1))
    out = Comparison(context).rendered("home-light", "--wallpaper", "board.png")
    found, _ = images.rgba(out / "clear@1x.home-light.png")
    off = np.abs(found[..., :3] - 188).max()
    require(off <= 1, f"code {found[40, 40, :3].tolist()}")


@check(over=("2x", "3x", "1.6x", "0.5x"), is_long=True, except_for=["2x", "1.6x", "0.5x"])
def scaled_wallpapers(context, factor):
    """A slow picture, scaled to the screen: any sound filter lands within 1.5/255."""
    size = clear_asset(context, 1)
    times = float(factor[:-1])
    screen = pictures.smooth_screen(round(874 * times), round(402 * times))
    images.write(context.folder / "smooth.png", screen)
    comparison = Comparison(context)
    comparison.tally.tolerance = 1.5 / 255
    out = comparison.rendered("home-light", "--wallpaper", "smooth.png")
    filled = resample.aspect_fill(screen / 255, 874, 402)
    comparison.add(out, "clear@1x", "home-light", slot_of(filled, "home-light", 1, size))
    return comparison.result()


@check()
def other_devices(context):
    """The slot moves with the device; a wallpaper of that screen's size is not scaled."""
    size = clear_asset(context, 2)
    for device in ((430, 932), (375, 667), (820, 1180)):
        screen = pictures.coordinates(device[1] * 2, device[0] * 2)
        images.write(context.folder / "screen.png", screen)
        out = Comparison(context).rendered(
            "lock-screen", "--wallpaper", "screen.png", "--device", f"{device[0]}x{device[1]}")
        found, _ = images.rgba(out / "clear@2x.lock-screen.png")
        expected = slot_of(screen, "lock-screen", 2, size, device)
        require(np.array_equal(found[..., :3], expected),
                f"{device}: cut at {place(found)}, not at {place(expected)}")


@check()
def class_comes_from_the_slot(context):
    """Light where the picture sits, dark around it: the light class. And the other way round."""
    art = pictures.random_rgba(96, 96, seed=33)
    straight = images.write(context.new_folder("in") / "art@2x.png", art)
    comparison = Comparison(context)
    options = with_figures(reduce_transparency=True)
    for inside, outside in ((250, 20), (20, 250)):
        screen = np.full((1748, 804, 3), outside)
        slot_of(screen, "lock-screen", 2, (96, 96))[:] = inside
        images.write(context.folder / "patch.png", screen)
        out = comparison.rendered(
            "lock-screen", "--wallpaper", "patch.png", "--set", "reduce-transparency=true")
        backdrop = np.full((96, 96, 3), inside / 255)
        expected = scenes.rendered(straight, "lock-screen", backdrop, options=options)
        comparison.add(out, "art@2x", "lock-screen", expected)
    return comparison.result()
