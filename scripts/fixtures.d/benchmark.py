# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""For the benchmark: many different RGBA files of one size (the art, turned, scaled and re-hued),
and a picture like a photo."""

import hashlib
import math
from multiprocessing import Pool
from pathlib import Path

import numpy as np
from PIL import Image

import inputs
from stored import codes

GOLDEN_ANGLE = 137.508


def write(folder, count, side):
    """Writes `count` files, side × side, no two alike; returns their names."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    names = list(inputs.ART)
    with Pool() as pool:
        masters = dict(zip(names, pool.map(master, [(name, side) for name in names], chunksize=1)))
        jobs = [(masters[names[k % len(names)]], k // len(names), side) for k in range(count)]
        pictures = pool.map(variant, jobs, chunksize=4)
    seen, written = set(), []
    for k, pixels in enumerate(pictures):
        digest = hashlib.sha256(pixels.tobytes()).digest()
        if digest in seen:
            raise ValueError(f"variant {k} of {names[k % len(names)]} repeats an earlier one")
        seen.add(digest)
        name = f"{k:03d}-{names[k % len(names)]}.png"
        Image.fromarray(pixels).save(folder / name, compress_level=6)
        written.append(name)
    return written


def photo(path, width=1290, height=2796):
    """Writes an opaque picture as a camera makes them: soft shapes, and some noise everywhere."""
    random = np.random.default_rng(9)
    picture = np.zeros((height, width, 3))
    for cells in (3, 9, 27, 81):
        grid = random.normal(size=(3, cells * 2, cells)).astype(np.float32)
        for channel in range(3):
            layer = Image.fromarray(grid[channel]).resize((width, height), Image.Resampling.BICUBIC)
            picture[..., channel] += np.array(layer) / cells**0.8
    picture += random.normal(scale=0.02, size=picture.shape)
    light = np.linspace(0.25, -0.25, height)[:, None, None]
    pixels = codes(0.5 + light + 0.18 * picture).astype(np.uint8)
    Image.fromarray(pixels).save(path, compress_level=6)


def master(job):
    """One art filling the width of a square, drawn at that size."""
    name, side = job
    width = inputs.ART[name][1]
    drawn = codes(inputs.picture(name, side / width)).astype(np.uint8)
    square = np.zeros((side, side, 4), dtype=np.uint8)
    top = (side - len(drawn)) // 2
    square[top : top + len(drawn)] = drawn[:, :side]
    return square


def variant(job):
    """Turned and scaled about the centre; hue turned at equal luma. Opaque art stays opaque."""
    pixels, number, side = job
    if number == 0:
        return pixels
    if pixels[..., 3].min() == 255:
        angle, zoom = 90 * (number % 4), 1 + 0.04 * number
    else:
        angle, zoom = GOLDEN_ANGLE * number, 0.96 - 0.03 * (number % 9)
    c, s, middle = math.cos(math.radians(angle)) / zoom, math.sin(math.radians(angle)) / zoom, side / 2
    matrix = (c, s, middle - middle * (c + s), -s, c, middle + middle * (s - c))
    image = Image.fromarray(pixels).transform(
        (side, side), Image.Transform.AFFINE, matrix, Image.Resampling.BICUBIC
    )
    return turned_hue(np.array(image), GOLDEN_ANGLE * number * 2)


def turned_hue(pixels, degrees):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    luma = np.array([0.213, 0.715, 0.072])
    swing = np.array([[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]])
    matrix = luma + c * (np.eye(3) - luma) + s * swing
    turned = codes(pixels[..., :3] / 255 @ matrix.T).astype(np.uint8)
    return np.concatenate([turned, pixels[..., 3:]], axis=-1)
