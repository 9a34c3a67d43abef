# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Outlines of a few glyphs of a font, as text: for clocks and dates that are drawn at any size."""

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

FILE = "Inter-SemiBold.otf"
CHARACTERS = "0123456789:. ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

HEADER = """\
# Outlines of letters for drawn clocks and dates.
#
# Taken from the font Inter, semibold (Debian package fonts-inter {version}) by scripts/make-letters.
# Copyright 2016-2022 The Inter Project Authors, SIL Open Font License 1.1 (OFL.txt beside this file).
#
# The first line of numbers: units an em, height of a digit. Each other line: the code point in
# hexadecimal, the advance, and the outline in units of the font, y upwards from the baseline:
# M x y, L x y, C with two control points and an end. Every contour ends where it began.
# No kerning.
"""


class Pen(BasePen):
    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.words = []

    def add(self, command, *points):
        self.words.append(command + " ".join(f"{round(x)} {round(y)}" for x, y in points))

    def _moveTo(self, point):
        self.add("M", point)

    def _lineTo(self, point):
        self.add("L", point)

    def _curveToOne(self, first, second, end):
        self.add("C", first, second, end)


def text(fonts, version):
    font = TTFont(fonts / FILE)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    height = font["OS/2"].sCapHeight
    lines = [f"{font['head'].unitsPerEm} {height}"]
    for character in CHARACTERS:
        name = names[ord(character)]
        if character == ":" and "colon.case" in glyphs:
            name = "colon.case"
        glyph, pen = glyphs[name], Pen(glyphs)
        glyph.draw(pen)
        lines.append(" ".join([f"{ord(character):04X}", f"{round(glyph.width)}", *pen.words]))
    return HEADER.format(version=version) + "\n".join(lines) + "\n"
