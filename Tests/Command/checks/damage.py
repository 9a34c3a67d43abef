# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Damage at random, from a seed: never a crash, never a hang, never half a file."""

import random

import png
from harness import Mismatch, check, require
from listed import SCENES

SOURCES = [
    "Bad/Harmless/plain.png", "Bad/Harmless/animated.png", "Bad/Harmless/text-many.png",
    "Bad/Harmless/profile-garbage.png", "Bad/Harmless/pixels-in-many-chunks.png"]
RUNS = {
    1: ("render", "--scene", f"lock-screen,{SCENES.home_tinted},{SCENES.icon_tinted}", "--family", "small",
        "--anywhere"),
    2: ("convert", "--to", "luminance-to-alpha", "--keep-metadata"),
    3: ("convert", "--to", "vibrant", "--depth", "16"),
    4: ("convert", "--to", "tinted-icon", "--luma", "adaptive", "--keep-metadata"),
}


@check(over=[(f"seed {seed}", seed) for seed in RUNS])
def patched_bytes_are_survived(context, seeded):
    _, seed = seeded
    sources = [context.fixtures / name for name in SOURCES]
    sources += sorted((context.fixtures / "Inputs").glob("Types/*.png"))
    sources += sorted((context.fixtures / "Inputs").glob("Tagged/*.png"))
    sources = [one.read_bytes() for one in sources if one.stat().st_size < 6000]
    randomness = random.Random(seed)
    folder = context.folder / "art"
    folder.mkdir()
    for number in range(500):
        data = png.patched(sources[number % len(sources)], randomness)
        (folder / f"{number:03}.png").write_bytes(data)
    arguments = (*RUNS[seed], "-o", "out", "--max-pixels", "4000000")
    try:
        ended = context.run(*arguments, "art", status=None)
    except Mismatch:
        for path in sorted(folder.iterdir()):  # again, one at a time, to name the culprit
            context.run(*arguments, path, status=None)
        raise
    results = 3 if seed == 1 else 1
    done = {name.split(".")[0] for name in context.tree("out")}
    require(len(done) + len(ended.errors) == 500, f"{len(done)} done, {len(ended.errors)} refused")
    for name, data in context.tree("out").items():
        try:
            png.whole(data)
        except png.Broken as reason:
            raise Mismatch(f"{name} is not whole: {reason}") from None
    require(len(context.tree("out")) == results * len(done), "some results are missing")
    require(done and ended.errors, "the damage should refuse some, not all")
    return f"{len(done)} read, {len(ended.errors)} refused"
