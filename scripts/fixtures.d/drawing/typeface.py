# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The outlines of a variable font with three masters along its weight axis, as compact bytes.

Numbers are little-endian. A varint has seven bits a byte, low first, the high bit set in all but the
last; a zigzag varint is a signed number (0, -1, 1, -2 are 0, 1, 2, 3).

    "VTF1"
    u16  units an em
    u16  how many glyphs, characters, tabular forms, left classes, right classes
    u16  weight, of each of three masters: light, middle, heavy
    characters:     u16 code point, u16 glyph; ascending
    tabular forms:  u16 glyph, u16 the glyph of one width for all digits; ascending
    glyphs:         u24 offset of its outline from the first, u16 advance in the middle master,
                    i16 what the light and i16 what the heavy one adds, u8 left and u8 right class
    kerning:        i8 for each left class and each right class, in 4 units, middle master
    outlines

An outline begins with its number of contours as a varint; 0 is empty or composite. A composite has a
varint of parts next (0: empty), each a varint glyph and six zigzag varints: x and y of its place in the
middle master, what the light master adds, what the heavy one adds. Contours have a varint of points,
then a bit a point, low first, set where the curve passes through it; then zigzag varints of each point,
in lists: x of the middle master, y, light x, light y, heavy x, heavy y; each is the difference from
the point before, the light and heavy ones of what is added to the middle master.
"""

import struct
from collections import defaultdict

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEIGHTS = (400, 100, 900)
RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x192, 0x192), (0x1A0, 0x1A1), (0x1AF, 0x1B0), (0x218, 0x21B),
    (0x2BB, 0x2BD), (0x2C6, 0x2C7), (0x2D8, 0x2DD), (0x300, 0x30C), (0x31B, 0x31B), (0x323, 0x328),
    (0x37E, 0x3FF), (0x400, 0x45F), (0x490, 0x4FF), (0x1E80, 0x1E85), (0x1E9E, 0x1E9E),
    (0x1EA0, 0x1EF9), (0x2007, 0x200A), (0x2010, 0x2027), (0x202F, 0x205E), (0x2070, 0x209C),
    (0x20A0, 0x20BF), (0x2100, 0x215F), (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2303, 0x2327),
    (0x232B, 0x232B), (0x2380, 0x23CF), (0x2460, 0x2473), (0x24EA, 0x24EA), (0x25A0, 0x25FF),
    (0x2600, 0x27BF), (0x2B05, 0x2B1C),
]  # fmt: skip


class Master:
    """The font at one weight."""

    def __init__(self, path, weight):
        font = instancer.instantiateVariableFont(TTFont(path), {"wght": weight})
        self.glyphs, self.advances = font["glyf"], font["hmtx"]

    def parts(self, name):
        glyph = self.glyphs[name]
        return glyph.components if glyph.isComposite() else []

    def is_plain(self, name):
        return all(not hasattr(part, "transform") for part in self.parts(name))

    def points(self, name):
        """Contours of (x, y, whether the curve passes through it), parts in their places."""
        coordinates, ends, flags = self.glyphs[name].getCoordinates(self.glyphs)
        contours, start = [], 0
        for end in ends:
            contours.append([(round(x), round(y), flag & 1) for (x, y), flag in zip(coordinates, flags)][start : end + 1])
            start = end + 1
        return contours


def made(path):
    font = TTFont(path)
    masters = [Master(path, weight) for weight in WEIGHTS]
    names = font.getBestCmap()
    characters = [
        code for first, last in RANGES for code in range(first, last + 1) if code in names
    ]
    tabular = substitutions(font, "tnum")
    order = []

    def number(name):
        if name not in order:
            order.append(name)
        return order.index(name)

    mapped = [(code, number(names[code])) for code in characters]
    forms = sorted(
        (number(name), number(tabular[name])) for name in list(order) if name in tabular
    )
    known = len(order)
    outlines, at = [], 0
    while at < len(order):
        outlines.append(outline(masters, order[at], number))
        at += 1
    left, right, table = kerning(font, order, known)
    head = b"VTF1" + struct.pack(
        "<9H", font["head"].unitsPerEm, len(order), len(mapped), len(forms), max(left) + 1,
        max(right) + 1, 100, 400, 900,
    )  # fmt: skip
    body = b"".join(struct.pack("<HH", *pair) for pair in mapped + forms)
    offset = 0
    for index, name in enumerate(order):
        middle, light, heavy = [master.advances[name][0] for master in masters]
        body += offset.to_bytes(3, "little") + struct.pack(
            "<HhhBB", middle, light - middle, heavy - middle, left[index], right[index]
        )
        offset += len(outlines[index])
    body += bytes(value & 255 for row in table for value in row)
    return head + body + b"".join(outlines)


def outline(masters, name, number):
    parts = [master.parts(name) for master in masters]
    if parts[0]:
        if all(master.is_plain(name) for master in masters):
            written = varint(0) + varint(len(parts[0]))
            for middle, light, heavy in zip(*parts):
                written += varint(number(middle.glyphName)) + b"".join(
                    map(
                        zigzag,
                        (middle.x, middle.y, light.x - middle.x, light.y - middle.y,
                         heavy.x - middle.x, heavy.y - middle.y),
                    )
                )  # fmt: skip
            return written
    contours = [master.points(name) for master in masters]
    if not contours[0]:
        return varint(0) + varint(0)
    written = varint(len(contours[0]))
    for middle, light, heavy in zip(*contours):
        assert len(middle) == len(light) == len(heavy), name
        written += varint(len(middle))
        bits = sum(on << index for index, (_, _, on) in enumerate(middle))
        written += bits.to_bytes((len(middle) + 7) // 8, "little")
        for master in (None, light, heavy):
            for axis in (0, 1):
                values = [point[axis] for point in middle]
                if master:
                    values = [other[axis] - value for other, value in zip(master, values)]
                written += b"".join(zigzag(b - a) for a, b in zip([0, *values], values))
    return written


def varint(value):
    written = b""
    while value > 127:
        written += bytes([value & 127 | 128])
        value >>= 7
    return written + bytes([value])


def zigzag(value):
    return varint(value * 2 if value >= 0 else -value * 2 - 1)


def lookups(table, tag):
    """The lookups of a feature in the default script, in order."""
    indexes = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == tag
        for index in record.Feature.LookupListIndex
    }
    for index in sorted(indexes):
        yield [
            subtable.ExtSubTable if hasattr(subtable, "ExtSubTable") else subtable
            for subtable in table.LookupList.Lookup[index].SubTable
        ]


def substitutions(font, tag):
    found = {}
    for subtables in lookups(font["GSUB"].table, tag):
        for subtable in subtables:
            found = {**getattr(subtable, "mapping", {}), **found}
    return found


def kerning(font, order, known):
    """The class of each glyph as the left and as the right of a pair, and units / 4 by classes."""
    rows = defaultdict(dict)
    position = {name: index for index, name in enumerate(order[:known])}
    for subtables in lookups(font["GPOS"].table, "kern"):
        pairs = {}
        for subtable in subtables:
            first = [name for name in subtable.Coverage.glyphs if name in position]
            for name in first:
                if subtable.Format == 1:
                    records = subtable.PairSet[subtable.Coverage.glyphs.index(name)].PairValueRecord
                    seconds = {record.SecondGlyph: record.Value1 for record in records}
                else:
                    row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(name, 0)]
                    seconds = {
                        second: row.Class2Record[subtable.ClassDef2.classDefs.get(second, 0)].Value1
                        for second in position
                    }
                for second, value in seconds.items():
                    if second in position:
                        pairs.setdefault((name, second), getattr(value, "XAdvance", 0) if value else 0)
        for (name, second), value in pairs.items():
            row = rows[position[name]]
            row[position[second]] = row.get(position[second], 0) + value
    # Pairs of the letters that texts are made of decide the classes; a value below 2 units is none.
    matrix = [
        tuple(max(-128, min(127, round(rows[a].get(b, 0) / 4))) for b in range(known))
        for a in range(known)
    ]
    left, lines = classes(matrix)
    right, columns = classes([tuple(line[b] for line in lines) for b in range(known)])
    rest = len(order) - known
    return left + [left[0]] * rest, right + [right[0]] * rest, [
        [column[a] for column in columns] for a in range(len(lines))
    ]


def classes(rows):
    seen = {}
    numbers = [seen.setdefault(row, len(seen)) for row in rows]
    return numbers, list(seen)
