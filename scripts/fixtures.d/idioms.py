# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The pictures of Fixtures/Idioms, whose sources and catalogs are written by hand."""

from planted import compact
from motifs import drawn
from shapes import box, circle, ring, stroke

SIDE = (50, 50)


def sign(canvas, color):
    """A signpost."""
    canvas.fill(box(8, 13, 34, 14, 3), color)
    canvas.fill(stroke([(25, 10), (25, 42)], 8), color)


def dough(canvas):
    canvas.fill(ring(25, 25, 13.5, 17), "#E8B26E")


def glaze(canvas):
    canvas.fill(ring(25, 25, 13, 12), "#5C301E")


def bevelled_owl(canvas):
    """Outlined by color alone, from black at each edge to white in the middle of each stroke."""
    for width, color in ((4.4, "#101010"), (3.4, "#5A5A5A"), (2.4, "#9A9A9A"), (1.2, "#EDEDED")):
        for x, y, radius in ((25, 25, 17), (19, 22, 4), (31, 22, 4)):
            canvas.fill(ring(x, y, radius, width), color)
        canvas.fill(stroke([(25, 27), (25, 36)], width), color)


def marked_owl(canvas):
    """A plate on which color alone draws."""
    canvas.fill(circle(25, 25, 22), "#FFFFFF")
    for y in (14, 36):
        canvas.fill(stroke([(11, y), (39, y)], 2.4), "#000000")
    for x in (18, 32):
        canvas.fill(ring(x, 25, 5.5, 1.6), "#000000")


def hard(codes):
    """Without anti-aliasing in alpha: what is half covered is opaque."""
    codes = codes.copy()
    codes[..., 3] = (codes[..., 3] >= 128) * 255
    codes[codes[..., 3] == 0] = 0
    return codes


def pictures():
    """The path below Fixtures/Idioms, and the codes."""
    white, black = (drawn(sign, color, size=SIDE, scale=3) for color in ("#F0F0F2", "#000000"))
    signs = {
        "manner-black-in-one-state": white,
        "manner-black-on-lock-screen": white,
        "manner-black-template": white,
        "manner-black-template-in-one-branch": white,
        "manner-template-alone": black,
        "name-in-constructor": black,
        "name-in-plain": black,
        "ui-image-generated-member": black,
        "ui-image-implicit-own-member": black,
        "ui-image-resource": black,
    }
    found = {f"{name}/Sign": codes for name, codes in signs.items()}
    for name in ("picture-on-picture", "picture-on-picture-of-the-other-group"):
        found[f"{name}/Dough"] = drawn(dough, size=SIDE, scale=3)
        found[f"{name}/Glaze"] = drawn(glaze, size=SIDE, scale=3)
    found["fringe-of-hard-alpha/Owl"] = hard(drawn(bevelled_owl, size=SIDE, scale=3))
    found["rings-without-holes/Owl"] = hard(drawn(marked_owl, size=SIDE, scale=3))
    return {path_of(place): compact(codes) for place, codes in found.items()}


def path_of(place):
    idiom, name = place.split("/")
    return f"{idiom}/DemoWidget/Assets.xcassets/{name}.imageset/{name.lower()}@3x.png"


def write(folder):
    found = pictures()
    for path, picture in found.items():
        (folder / path).write_bytes(picture.encoded())
    return len(found)


def differences(folder):
    found = pictures()
    for path, picture in found.items():
        file = folder / path
        if not file.exists():
            yield f"{path}: missing"
        elif difference := picture.difference(file.read_bytes()):
            yield f"{path}: {difference}"
    for file in sorted(folder.rglob("*.png")):
        if str(file.relative_to(folder)) not in found:
            yield f"{file.relative_to(folder)}: not drawn by this script"
