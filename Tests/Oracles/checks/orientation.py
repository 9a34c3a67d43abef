# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""A PNG that its EXIF data turns, as Pillow turns it."""

import numpy as np
from PIL import Image, ImageOps

import images
import pictures
from harness import Tally, check, require
from reference import conversions

ORIENTATION = 0x0112


@check()
def a_turned_png_is_read_upright(context):
    folder = context.new_folder("in")
    art = Image.fromarray(pictures.random_rgba(9, 5, seed=71).astype(np.uint8), "RGBA")
    for value in range(1, 9):
        exif = Image.Exif()
        exif[ORIENTATION] = value
        art.save(folder / f"turned-{value}.png", exif=exif)
    context.run("convert", "in", "-o", "out", "--to", "grayscale", "--keep-metadata")
    tally = Tally()
    for value in range(1, 9):
        with Image.open(folder / f"turned-{value}.png") as turned:
            upright = np.asarray(ImageOps.exif_transpose(turned)) / 255
        written = next((context.folder / "out").rglob(f"turned-{value}.png"))
        with Image.open(written) as image:
            require(image.getexif().get(ORIENTATION) == 1, f"{value}: the tag is not reset")
        codes, _ = images.rgba(written)
        tally.add(f"orientation {value}", codes, conversions.grayscale(upright))
    return tally.result()
