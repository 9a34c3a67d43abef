# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Every PNG that is written: its chunks, its type, and that other readers take it."""

import numpy as np
import png
from PIL import Image

import images
import pictures
from harness import check, require
from listed import SCENES
from reference import scenes

GREY, RGB, PALETTE, GREY_ALPHA, RGBA = 0, 2, 3, 4, 6


def _sound(path):
    """The chunks; fails unless sRGB is there and pypng and Pillow read the whole file alike."""
    parts = list(images.chunks(path.read_bytes()))
    kinds = [kind for kind, _ in parts]
    require(kinds[0] == b"IHDR" and kinds[-1] == b"IEND", f"{path.name}: {kinds}")
    require(kinds.count(b"sRGB") == 1, f"{path.name}: sRGB {kinds.count(b'sRGB')} times")
    require(kinds.index(b"sRGB") < kinds.index(b"IDAT"), f"{path.name}: sRGB after IDAT")
    if b"PLTE" in kinds:
        require(kinds.index(b"sRGB") < kinds.index(b"PLTE"), f"{path.name}: sRGB after PLTE")
    others = {b"gAMA", b"cHRM", b"iCCP", b"cICP"} & set(kinds)
    require(not others, f"{path.name}: also {others}")
    list(png.Reader(filename=str(path)).chunks())  # pypng verifies each checksum
    codes, depth = images.pypng_rgba(path)
    with Image.open(path) as image:
        image.load()
        require(image.size == codes.shape[1::-1], f"{path.name}: Pillow reads {image.size}")
    return parts


def _comments(parts):
    return [
        payload.partition(b"\0")[2].decode("latin-1")
        for kind, payload in parts if kind == b"tEXt" and payload.startswith(b"Comment\0")]


def _sources(context):
    folder = context.new_folder("in")
    images.write(folder / "colours.png", pictures.random_rgba(24, 24, seed=51))
    opaque = pictures.random_rgba(24, 24, seed=52)
    opaque[..., 3] = 255
    images.write(folder / "opaque.png", opaque)
    images.write(folder / "deep.png", pictures.random_rgba(12, 12, seed=53, depth=16), depth=16)
    glyph = np.full((24, 24, 4), 255)
    glyph[..., 3] = np.indices((24, 24)).sum(axis=0) * 5
    images.write(folder / "glyph.png", glyph)


@check()
def previews_say_what_they_are(context):
    """`Comment: estimate; model=1; scene=...` in every preview of every scene."""
    _sources(context)
    names = scenes.WIDGETS + scenes.ICONS
    context.run("render", "in", "-o", "out", "--scene", ",".join(names))
    written = sorted((context.folder / "out").glob("*.png"))
    require(len(written) == 4 * len(names), f"{len(written)} files, not {4 * len(names)}")
    for path in written:
        scene = path.name.split(".")[1]
        comments = _comments(_sound(path))
        require(len(comments) == 1, f"{path.name}: {len(comments)} comments")
        fields = comments[0].split("; ")
        named = {f"scene={name}" for name in (scene, scenes.ALIASES.get(scene, scene))}
        sound = fields[:2] == ["estimate", "model=1"] and fields[2] in named
        require(sound, f"{path.name}: {comments[0]!r}")
    return f"{len(written)} previews"


@check()
def sheets_say_what_they_are(context):
    _sources(context)
    context.run("render", "in", "--sheet", "sheet.png", "--scene", "lock-screen,home-light")
    comments = _comments(_sound(context.folder / "sheet.png"))
    require(len(comments) == 1, f"{len(comments)} comments")
    require(comments[0].startswith("estimate; model=1"), f"{comments[0]!r}")
    written = sorted(item.name for item in context.folder.iterdir())
    require(written == ["in", "sheet.png"], f"also wrote {written}")


@check(over=("fast", "balanced", "small"))
def conversions_are_sound(context, compression):
    _sources(context)
    kinds = (
        "grayscale", "desaturate", "luminance-to-alpha", "template", "vibrant", "tinted-icon")
    for kind in kinds:
        context.run("convert", "in", "-o", kind, "--to", kind, "--compression", compression)
        written = sorted((context.folder / kind).glob("*.png"))
        require(len(written) == 4, f"{kind}: {len(written)} files, not 4")
        for path in written:
            _sound(path)
            depth = images.header(path)[2]
            require((depth == 16) == (path.stem == "deep"), f"{kind}/{path.name}: {depth} bits")


@check()
def types_are_the_smallest(context):
    """Grey stays grey, opaque has no alpha, few colours make a palette."""
    _sources(context)
    flat = np.full((40, 40, 4), [200, 30, 60, 255])
    flat[::2] = [10, 30, 220, 90]
    images.write(context.folder / "in" / "flat.png", flat)
    expected = {
        ("opaque", "grayscale"): {GREY}, ("opaque", "tinted-icon"): {GREY},
        ("colours", "tinted-icon"): {GREY}, ("colours", "grayscale"): {GREY_ALPHA},
        ("glyph", "template"): {GREY_ALPHA, PALETTE, GREY},
        ("glyph", "luminance-to-alpha"): {GREY_ALPHA, PALETTE, GREY},
        ("deep", "grayscale"): {GREY_ALPHA}, ("deep", "desaturate --saturation 1"): {RGBA},
        ("opaque", "desaturate --saturation 1"): {RGB},
        ("flat", "desaturate --saturation 1"): {PALETTE},
    }
    for (name, kind), types in expected.items():
        context.run("convert", f"in/{name}.png", "-o", "out", "--to", *kind.split())
        found = images.header(context.folder / "out" / f"{name}.png")[3]
        require(found in types, f"{name} to {kind}: type {found}, not {sorted(types)}")
    context.run("render", "in/colours.png", "-o", "out", "--scene", f"lock-screen,{SCENES.watch_accented}")
    for scene in ("lock-screen", SCENES.watch_accented):
        found = images.header(context.folder / "out" / f"colours.{scene}.png")[3]
        wanted = {GREY, PALETTE}  # grey wallpaper, grey formula; white on black
        require(found in wanted, f"colours in {scene}: type {found}")


@check()
def metadata_is_dropped_unless_kept(context):
    """A text and a physical size: gone by default, there with --keep-metadata."""
    data = images.as_bytes(pictures.random_rgba(8, 8, seed=54))
    parts = list(images.chunks(data))
    extra = [(b"pHYs", bytes([0, 0, 14, 196] * 2 + [1])), (b"tEXt", b"Author\0somebody")]
    context.new_folder("in")
    (context.folder / "in" / "a.png").write_bytes(images.joined(parts[:1] + extra + parts[1:]))
    for arguments, kept in (((), False), (("--keep-metadata",), True)):
        context.run("convert", "in", "-o", "out", "--to", "grayscale", *arguments)
        found = [kind for kind, _ in _sound(context.folder / "out" / "a.png")]
        for kind in (b"pHYs", b"tEXt"):
            require((kind in found) == kept, f"{kind.decode()} {'lost' if kept else 'kept'}")
