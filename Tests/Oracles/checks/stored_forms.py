# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The table of the article "Converting art": what `convert` makes of each kind of PNG file, as
Pillow and libvips read it."""

import shutil
from pathlib import Path

import numpy as np
from PIL import Image

import images
from harness import Tally, check, require
from reference import conversions
from runner import Skipped

ARTICLE = Path(__file__).resolve().parents[3] / "Sources/App/Vibrancy/Vibrancy.docc/Converting.md"
SOURCES = {
    "8-bit RGBA": "gauge@2x.png",
    "16-bit RGBA": "Types/gauge-rgba16.png",
    "palette": "Types/fish-hues-palette8.png",
    "gray+alpha": "Types/leaf-grey-alpha8.png",
    "gAMA only": "Tagged/gauge-gama-55556.png",
    "Display P3": "Tagged/gauge-icc-display-p3.png",
}
KINDS = {
    "grayscale": conversions.grayscale,
    "desaturate": conversions.desaturate,
    "luminance-to-alpha": conversions.luminance_to_alpha,
    "template": conversions.template,
    # Its formula is that of plateaus, which has checks of its own.
    "vibrant": None,
    "tinted-icon": conversions.tinted_icon,
}
WORDS = {0: "gray", 2: "RGB", 3: "palette", 4: "gray+alpha", 6: "RGBA"}


def vips(path):
    try:
        import pyvips
    except (ImportError, OSError):
        raise Skipped("there is no libvips; pip install 'pyvips[binary]'") from None
    return pyvips.Image.new_from_file(str(path))


def rgba_of(image):
    """Codes of libvips, as red, green, blue and alpha."""
    codes = image.numpy().astype(np.int64)
    codes = codes.reshape(image.height, image.width, image.bands)
    top = 65535 if image.format == "ushort" else 255
    color = codes[..., :3] if image.bands > 2 else np.repeat(codes[..., :1], 3, axis=-1)
    alpha = codes[..., -1:] if image.bands in (2, 4) else np.full_like(codes[..., :1], top)
    return np.concatenate([color, alpha], axis=-1)


def source(path, name):
    """The art in sRGB, 0...1: by libvips where a profile says what its colors are."""
    codes, depth = images.rgba(path)
    values = codes / (2**depth - 1)
    if name == "Display P3":
        image = vips(path).icc_transform("srgb", embedded=True, depth=16, intent="relative")
        values = rgba_of(image) / [65535, 65535, 65535, 65535]
        values[..., 3] = codes[..., 3] / 255
    if name == "gAMA only":
        # Neither library heeds gAMA: the file's 0.55556 is undone, and sRGB's curve applied.
        linear = values[..., :3] ** (1 / 0.55556)
        curve = np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * linear ** (1 / 2.4) - 0.055)
        values = np.concatenate([curve, values[..., 3:]], axis=-1)
    return values


def table():
    """The article's table: kind of file to what each kind of conversion makes of it."""
    rows = [
        [cell.strip() for cell in line.strip("|\n ").split("|")]
        for line in ARTICLE.read_text().splitlines() if line.startswith("|")]
    head = next(row for row in rows if row[0] == "file")
    return {row[0]: dict(zip(head[1:], row[1:])) for row in rows if row[0] in SOURCES}


@check(over=KINDS)
def both_libraries_read_what_the_article_says(context, kind):
    folder = context.new_folder("in")
    for name, path in SOURCES.items():
        shutil.copy(context.fixtures / "Inputs" / path, folder / f"{name}.png")
    context.run("convert", "in", "-o", "out", "--to", kind)
    tally, promised = Tally(), table()
    require(promised.keys() == SOURCES.keys(), f"the article has {list(promised)}")
    for name in SOURCES:
        path = context.folder / "out" / f"{name}.png"
        _, _, depth, color, _ = images.header(path)
        form = f"{depth}-bit {WORDS[color]}"
        column = next(title for title in promised[name] if kind in title)
        require(form == promised[name][column], f"{name}: {form}, not {promised[name][column]}")
        by_vips = rgba_of(vips(path))
        by_pypng, _ = images.rgba(path)
        require((by_vips == by_pypng).all(), f"{name}: libvips reads other pixels")
        with Image.open(path) as image:
            if depth == 8:
                by_pillow = np.asarray(image.convert("RGBA")).astype(np.int64)
                require((by_vips == by_pillow).all(), f"{name}: Pillow reads other pixels")
            require("icc_profile" not in image.info and "gamma" not in image.info, f"{name}: tagged")
        if KINDS[kind]:
            expected = KINDS[kind](source(folder / f"{name}.png", name))
            clear = (expected[..., 3] < 0.5 / 255) & (by_vips[..., 3] == 0)
            tally.add(name, by_vips, expected, where=~clear, depth=depth)
    return tally.result()
