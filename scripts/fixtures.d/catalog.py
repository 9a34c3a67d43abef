# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Fixtures/Catalogs/Sample.xcassets: a small asset catalog made from Fixtures/Inputs."""

import base64
import json

import numpy as np

import png_format
from png_format import CHANNELS, RGB, RGBA

NAME = "Sample.xcassets"
INFO = {"info": {"author": "xcode", "version": 1}}
DARK = [{"appearance": "luminosity", "value": "dark"}]
TINTED = [{"appearance": "luminosity", "value": "tinted"}]
ICON_SIDE = 128

# Whole pixels at any scale, so that it can be compared with the same art as PNG.
SVG = """<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16" viewBox="0 0 24 16">
  <rect x="2" y="2" width="20" height="12" fill="#2F80ED"/>
  <rect x="6" y="5" width="6" height="6" fill="#FFFFFF"/>
</svg>
"""

# 16 × 16 pixels, the left half #EB7828, the right half #1E5AC8: blocks that JPEG keeps exactly.
JPEG = base64.b64decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB"
    "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB"
    "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAARCAAQABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAA"
    "CQj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAACgn/xAAUEQEAAAAAAAAAAAAAAAAA"
    "AAAA/9oADAMBAAIRAxEAPwCiEJyAAPnwBjngAfM4A+fAGO//2Q=="
)


def flag():
    """What `SVG` shows, in points, RGBA."""
    picture = np.zeros((16, 24, 4), dtype=np.int64)
    picture[2:14, 2:22] = (0x2F, 0x80, 0xED, 255)
    picture[5:11, 6:12] = 255
    return picture


def pdf():
    """A page of 24 × 16 points with what `SVG` shows."""
    content = "0.184314 0.501961 0.929412 rg 2 2 20 12 re f 1 1 1 rg 6 5 6 6 re f"
    objects = [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Count 1/Kids[3 0 R]>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 16]/Contents 4 0 R>>",
        f"<</Length {len(content)}>>\nstream\n{content}\nendstream",
    ]
    text, table = "%PDF-1.4\n", "0000000000 65535 f \n"
    for number, body in enumerate(objects, 1):
        table += f"{len(text):010} 00000 n \n"
        text += f"{number} 0 obj\n{body}\nendobj\n"
    trailer = f"trailer\n<</Size {len(objects) + 1}/Root 1 0 R>>\nstartxref\n{len(text)}\n%%EOF\n"
    return (f"{text}xref\n0 {len(objects) + 1}\n{table}{trailer}").encode("ascii")


def slot(filename=None, scale=None, idiom="universal", **more):
    entry = {"filename": filename} if filename else {}
    return {**entry, "idiom": idiom, **({"scale": scale} if scale else {}), **more}


def icon_slot(filename, appearances=None, size="128x128"):
    """An entry of an app icon, of the size that those of the fixtures have."""
    more = {"appearances": appearances} if appearances else {}
    return slot(filename, **more, platform="ios", size=size)


def written(value):
    return (json.dumps({**value, **INFO}, indent=2) + "\n").encode()


def contents(inputs):
    """path below the catalog: its bytes."""

    def art(name):
        return (inputs / f"{name}.png").read_bytes()

    def icon(name):
        return reduced(art(f"Icons/{name}"))

    bolt = {"bolt.png": "bolt", "bolt@2x.png": "bolt@2x", "bolt@3x.png": "bolt@3x"}
    sets = {
        # A picture for each scale.
        "Bolt.imageset": (
            {"images": [slot(name, f"{scale}x") for scale, name in enumerate(bolt, 1)]},
            {name: art(source) for name, source in bolt.items()},
        ),
        # Light and dark; the scale is in the slot and not in the name; slots that nothing fills.
        "Logo.imageset": (
            {
                "images": [
                    slot(scale="1x"),
                    slot("day.png", "2x"),
                    slot("night.png", "2x", appearances=DARK),
                    slot(scale="3x"),
                ]
            },
            {"day.png": art("logo-dark@2x"), "night.png": art("leaf@2x")},
        ),
        # A template; one picture for every scale.
        "Mug.imageset": (
            {
                "images": [slot("mug-template@2x.png")],
                "properties": {"template-rendering-intent": "template"},
            },
            {"mug-template@2x.png": art("mug-template@2x")},
        ),
        # A file name with a space, in two slots.
        "Paper Boat.imageset": (
            {"images": [slot("paper boat.png", "1x"), slot("paper boat.png", "2x")]},
            {"paper boat.png": art("paper-boat@2x")},
        ),
        # A group with a namespace.
        "Drawn/Flag.imageset": (
            {
                "images": [slot("flag.svg")],
                "properties": {"preserves-vector-representation": True},
            },
            {"flag.svg": SVG.encode("ascii")},
        ),
        "Drawn/Page.imageset": ({"images": [slot("page.pdf")]}, {"page.pdf": pdf()}),
        "Drawn/Pixels.imageset": (
            {"images": [slot(scale="1x"), slot(scale="2x"), slot("flag.png", "3x")]},
            {"flag.png": encoded(enlarged(flag(), 3), RGBA)},
        ),
        "Photo.imageset": ({"images": [slot("photo.jpg", "1x")]}, {"photo.jpg": JPEG}),
        "Panel.colorset": (
            {
                "colors": [
                    {"idiom": "universal", "color": color("0xF2", "0xF4", "0xF7")},
                    {"idiom": "universal", "appearances": DARK, "color": color("0.1", "0.12", "0.15")},
                ]
            },
            {},
        ),
        "AppIcon.appiconset": (
            {
                "images": [
                    icon_slot("light.png"),
                    icon_slot("dark.png", DARK),
                    icon_slot("tinted.png", TINTED),
                ]
            },
            {
                "light.png": icon("app-icon"),
                "dark.png": icon("app-icon-dark"),
                "tinted.png": icon("app-icon-tinted"),
            },
        ),
        "PlainIcon.appiconset": (
            {"images": [icon_slot("plain.png"), icon_slot(None, DARK), icon_slot(None, TINTED)]},
            {"plain.png": icon("app-icon")},
        ),
        # Of a kind that is passed over.
        "spark.symbolset": ({"symbols": [{"idiom": "universal"}]}, {}),
    }
    files = {
        "Contents.json": written({}),
        "Drawn/Contents.json": written({"properties": {"provides-namespace": True}}),
    }
    for path, (described, parts) in sets.items():
        files[f"{path}/Contents.json"] = written(described)
        files.update({f"{path}/{name}": data for name, data in parts.items()})
    return files


def color(red, green, blue):
    parts = {"red": red, "green": green, "blue": blue, "alpha": "1.000"}
    return {"color-space": "srgb", "components": parts}


def enlarged(picture, scale):
    return picture.repeat(scale, axis=0).repeat(scale, axis=1)


def encoded(samples, color_type):
    return png_format.encode(samples, color_type)


def reduced(data):
    """An icon at the side of ICON_SIDE: means of whole blocks, in integers, premultiplied."""
    (_, _, _, color_type, *_), samples, _ = png_format.decode(data)
    channels, factor = CHANNELS[color_type], len(samples) // ICON_SIDE
    alpha = samples[..., 3:] if color_type == RGBA else np.full_like(samples[..., :1], 255)
    inks = samples[..., :3] if channels > 2 else samples[..., :1]

    def sums(values):
        shape = (ICON_SIDE, factor, ICON_SIDE, factor, values.shape[-1])
        return values.reshape(shape).sum(axis=(1, 3))

    total = sums(alpha)
    straight = (sums(inks * alpha) + total // 2) // np.maximum(total, 1)
    if color_type == RGBA:
        mean = (total + factor * factor // 2) // (factor * factor)
        straight = np.concatenate([straight * (mean > 0), mean], axis=-1)
    return encoded(straight, RGBA if color_type == RGBA else RGB if channels > 2 else color_type)


def write(folder, inputs):
    files = contents(inputs)
    for name, data in files.items():
        target = folder / NAME / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    return len(files), sum(map(len, files.values()))


def differences(folder, inputs):
    """One line for each file that is not what `contents` says."""
    files = contents(inputs)
    for name, data in files.items():
        file = folder / NAME / name
        if not file.exists():
            yield f"{NAME}/{name}: missing"
        elif file.read_bytes() != data and not same_picture(file.read_bytes(), data):
            yield f"{NAME}/{name}: not as written by --catalogs"
    for file in sorted((folder / NAME).rglob("*")):
        name = str(file.relative_to(folder / NAME))
        if file.is_file() and name not in files:
            yield f"{NAME}/{name}: not written by --catalogs"


def same_picture(one, other):
    """Whether two PNG files differ only in how zlib packed them."""
    if not (one.startswith(png_format.SIGNATURE) and other.startswith(png_format.SIGNATURE)):
        return False
    ours, theirs = png_format.decode(one), png_format.decode(other)
    return ours[0] == theirs[0] and ours[2] == theirs[2] and np.array_equal(ours[1], theirs[1])
