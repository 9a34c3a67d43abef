# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""`convert --to vibrant`: opacity becomes grey on plateaus and their rims, never in a fade."""

import numpy as np
from PIL import Image

import images
from checks.formulas_convert import compared
from harness import check, require
from reference import conversions


def _picture(alpha, seed):
    """Straight codes with random colours of 6 x 6 tiles under the given alpha codes."""
    generator = np.random.default_rng(seed)
    height, width = alpha.shape
    tiles = generator.integers(0, 256, (-(-height // 6), -(-width // 6), 3))
    colour = np.kron(tiles, np.ones((6, 6, 1), dtype=int))[:height, :width]
    return np.concatenate([colour, alpha[..., None]], axis=-1)


FILTERS = {
    "box": Image.Resampling.BOX, "bilinear": Image.Resampling.BILINEAR,
    "bicubic": Image.Resampling.BICUBIC, "lanczos": Image.Resampling.LANCZOS,
}
PLATES = {"plate": 80, "disc": 26, "ring": 204, "stroke": 128, "card": 140}


def _designed():
    """Name to alpha codes and a mask of where the plate is, at 4 samples per pixel."""
    y, x = (np.indices((240, 320)) + 0.5) / 4
    distance = np.hypot(y - 30.3, x - 40.6)
    plate = (np.abs(x - 39.7) < 30.2) & (np.abs(y - 29.6) < 22.4)
    masks = {
        "plate": plate, "disc": distance < 24, "ring": (distance < 26) & (distance > 19.5),
        "stroke": np.abs(y - 0.7 * x - 2) < 4, "card": plate & (distance > 9),
    }
    alphas = {name: np.where(mask, PLATES[name], 0) for name, mask in masks.items()}
    alphas["card"][distance <= 9] = 255
    return {name: (alphas[name], masks[name]) for name in masks}


def _reduced(codes, name):
    """Codes reduced to a quarter by Pillow."""
    height, width = codes.shape
    small = Image.fromarray(codes.astype(np.uint8)).resize((width // 4, height // 4), FILTERS[name])
    return np.asarray(small).astype(int)


def _alphas():
    """Name to alpha codes: bars, soft rims, steps beside each other, fades, noise at the limit."""
    bars = np.kron(np.array([[0, 77, 128, 12, 13, 255, 204, 0]]), np.ones((30, 8), dtype=int))
    y, x = np.indices((64, 64))
    distance = np.hypot(y - 31.5, x - 31.5)
    disc = np.floor(np.clip(20.5 - distance, 0, 1) * 153 + 0.5).astype(int)
    ring = np.where(distance < 14, 230, disc)
    fade = np.broadcast_to(np.arange(0, 256, 4), (40, 64))
    # Fades of 1.2 codes a pixel down to an eighth of one, straight, slanted and round.
    y, x = np.indices((60, 150))
    ways = {"across": x, "down": y, "slanted": (x + y) / 2, "round": np.hypot(y - 30, x - 40)}
    slow = {
        f"{way}-{rate}": np.floor(60 + np.clip(rate * along, 0, 150) + 0.5).astype(int)
        for way, along in ways.items() for rate in (1.2, 0.7, 0.3, 0.15, 0.1)
    }
    line = np.where(np.abs(y - 0.8 * x + 20) < 4, 80 + x // 2, 0)
    edge = np.where(x < 70, 102, np.floor(np.clip(102 - 0.4 * (x - 70), 0, 102)).astype(int))
    generator = np.random.default_rng(3)
    dithered = np.floor(70 + 0.5 * x + generator.random(x.shape)).astype(int)
    ripple = 120 + generator.integers(0, 3, (40, 40))
    rough = 120 + generator.integers(0, 4, (40, 40))
    single = np.zeros((9, 9), dtype=int)
    single[4, 4] = 200
    return {
        "bars": bars, "disc": disc, "ring": ring, "fade": fade, "ripple": ripple, "rough": rough,
        **slow, "line": line,
        **{f"{shape}-{name}": _reduced(codes, name)
           for shape, (codes, _) in _designed().items() for name in FILTERS},
        "edge": edge, "dithered": dithered,
        "single": single, "solid": np.full((5, 5), 90), "dot": np.full((1, 1), 90),
    }


@check()
def opacity_becomes_grey_on_plateaus(context):
    folder, expected = context.new_folder("in"), {}
    spoken = 0
    for seed, (name, alpha) in enumerate(_alphas().items()):
        image = images.write(folder / f"{name}.png", _picture(alpha, seed))
        expected[name], plateau, rim = conversions.vibrant(image)
        spoken += int(plateau.sum() + rim.sum())
    note = compared(context, ("--to", "vibrant"), expected)
    return f"{note}; {spoken} pixels of plateaus and rims"


@check()
def a_plate_is_one_grey_whatever_reduced_it(context):
    folder, found = context.new_folder("in"), 0
    alphas = _alphas()
    white = {name: np.dstack([np.full(alpha.shape + (3,), 255), alpha])
             for name, alpha in alphas.items()}
    for shape in PLATES:
        for name in FILTERS:
            images.write(folder / f"{shape}-{name}.png", white[f"{shape}-{name}"])
    context.run("convert", "in", "-o", "out", "--to", "vibrant")
    for shape, (_, mask) in _designed().items():
        # All samples of the pixel, and of half of each pixel beside it.
        inside = np.pad(mask, 2)
        inside = np.stack([inside[y : y + 240, x : x + 320] for y in range(5) for x in range(5)])
        inside = inside.all(axis=0).reshape(60, 4, 80, 4).all(axis=(1, 3))
        for name in FILTERS:
            codes, _ = images.rgba(context.folder / "out" / f"{shape}-{name}.png")
            grey, alpha = codes[inside][:, 0], codes[inside][:, 3]
            require((alpha >= 252).all(), f"{shape}-{name}: alpha {alpha.min()} on the plate")
            off = np.abs(grey - PLATES[shape]).max()
            require(off <= 3, f"{shape}-{name}: grey is off by {off} codes")
            found += len(grey)
    return f"{found} pixels of plates"
