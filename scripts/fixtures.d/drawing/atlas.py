# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Glyphs of two styles on one grey sheet, and the numbers to set text with them."""

from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw, ImageFont

import png_format

STYLES = ((22, "Inter-Regular.otf", "regular"), (26, "Inter-SemiBold.otf", "semibold"))
WIDTH = 512
GAP = 1
FINE = 2048  # pixels an em: a size at which nothing is lost by rounding

RANGES = (
    (0x20, 0x7E),  # ASCII
    (0xA0, 0x17F),  # Latin-1, Latin Extended-A
    (0x218, 0x21B),  # Romanian
    (0x386, 0x3CE),  # Greek
    (0x400, 0x45F),  # Cyrillic
    (0x490, 0x491),  # Ukrainian
    (0x2010, 0x2015),
    (0x2018, 0x2022),
    (0x2026, 0x2026),
    (0x2030, 0x203A),
    (0x20AC, 0x20AC),  # the euro
    (0x2116, 0x2122),
    (0x2190, 0x2195),  # arrows
    (0x2212, 0x2212),
    (0x221E, 0x221E),
    (0x2248, 0x2265),
    (0x25A1, 0x25CF),
    (0x2713, 0x2718),
)
REPLACEMENT = 0xFFFD
LEVELS = 17  # of coverage: an eye cannot distinguish them from 256, and the sheet is half as large

HEADER = """\
# Letters for contact sheets: where each glyph lies in label-atlas.png (8-bit grey, coverage 0...255).
#
# Rasterised from the font Inter (Debian package fonts-inter {version}) by scripts/make-atlas.
# Copyright 2016-2022 The Inter Project Authors, SIL Open Font License 1.1 (OFL.txt beside this file).
#
# Lines of four numbers, one a style:  size ascent descent lineheight
#   all in pixels; size {styles}; descent counts downwards.
# Lines of nine, one a glyph:          size codepoint x y width height bearingX bearingY advance
#   codepoint is hexadecimal; x, y, width, height is its rectangle in the PNG, in pixels from the top left;
#   its left column goes bearingX right of the pen, its top row bearingY above the baseline
#   (row baseline - bearingY); then the pen moves on by advance, in 64ths of a pixel.
#   A glyph without ink has width and height 0. Glyphs that look alike share a rectangle.
# Sorted by size, then codepoint; no kerning. U+FFFD stands for everything that is not here.
"""


@dataclass
class Glyph:
    size: int
    codepoint: int
    coverage: np.ndarray
    bearing_x: int
    bearing_y: int
    advance: int
    x: int = 0
    y: int = 0


@dataclass
class Atlas:
    sheet: np.ndarray
    glyphs: list
    text: str

    def write(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "label-atlas.png").write_bytes(png_format.encode(self.sheet, png_format.GREY))
        (folder / "label-atlas.txt").write_text(self.text, encoding="utf-8")

    def differences(self, folder):
        problems = []
        with Image.open(folder / "label-atlas.png") as kept:
            if kept.mode != "L" or not np.array_equal(np.array(kept), self.sheet):
                problems.append("label-atlas.png: not what the font gives")
        if (folder / "label-atlas.txt").read_text(encoding="utf-8") != self.text:
            problems.append("label-atlas.txt: not what the font gives")
        return problems


def make(fonts, version):
    glyphs, lines = [], []
    for size, file, _ in STYLES:
        font = ImageFont.truetype(str(fonts / file), size, layout_engine=ImageFont.Layout.BASIC)
        ascent, descent = font.getmetrics()
        lines.append(f"{size} {ascent} {descent} {ascent + descent}")
        glyphs += rasterised(font, size)
    sheet = placed(glyphs)
    for g in glyphs:
        height, width = g.coverage.shape
        place = f"{g.x} {g.y} {width} {height} {g.bearing_x} {g.bearing_y} {g.advance}"
        lines.append(f"{g.size} {g.codepoint:04X} {place}")
    styles = ", ".join(f"{size} is {weight}" for size, _, weight in STYLES)
    text = HEADER.format(version=version, styles=styles) + "\n".join(lines) + "\n"
    return Atlas(sheet, glyphs, text)


def rasterised(font, size):
    """The glyphs the font has, and its own sign for a missing one as the replacement."""
    missing = glyph(font, size, 0x10FFFF)
    result = []
    for codepoint in (c for first, last in RANGES for c in range(first, last + 1)):
        one = glyph(font, size, codepoint)
        if not np.array_equal(one.coverage, missing.coverage) or one.advance != missing.advance:
            result.append(one)
    missing.codepoint = REPLACEMENT
    return [*result, missing]


def glyph(font, size, codepoint):
    pen, baseline = 2 * size, 3 * size
    image = Image.new("L", (6 * size, 5 * size))
    ImageDraw.Draw(image).text((pen, baseline), chr(codepoint), font=font, fill=255, anchor="ls")
    step = 255 / (LEVELS - 1)
    levels = np.floor(np.floor(np.array(image) / step + 0.5) * step + 0.5).astype(np.uint8)
    left, top, right, bottom = Image.fromarray(levels).getbbox() or (pen, baseline, pen, baseline)
    # Advances of the outlines, not those rounded to this size: words keep their rhythm.
    advance = font.font_variant(size=FINE).getlength(chr(codepoint)) * size / FINE
    return Glyph(
        size, codepoint, levels[top:bottom, left:right], left - pen, baseline - top, round(advance * 64)
    )


def placed(glyphs):
    """Shelves of glyphs of like height; sets x and y of each."""
    places, x, y, shelf = {}, 0, 0, 0
    for g in sorted(glyphs, key=lambda g: (-g.coverage.shape[0], g.size, g.codepoint)):
        height, width = g.coverage.shape
        key = (height, width, g.coverage.tobytes())
        if width == 0:
            continue
        if key not in places:
            if x + width > WIDTH:
                x, y = 0, y + shelf + GAP
            shelf = height if x == 0 else shelf
            places[key] = (x, y)
            x += width + GAP
        g.x, g.y = places[key]
    sheet = np.zeros((y + shelf, WIDTH), dtype=np.uint8)
    for g in glyphs:
        height, width = g.coverage.shape
        sheet[g.y : g.y + height, g.x : g.x + width] = np.maximum(
            sheet[g.y : g.y + height, g.x : g.x + width], g.coverage
        )
    return sheet
