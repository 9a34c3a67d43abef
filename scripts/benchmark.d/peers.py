# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The same work as ours, done with Pillow and with libvips: two threads, compression level 6."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests/Oracles"))
from reference.figures import DEFAULTS as FIGURES  # noqa: E402

THREADS = 2


def pillow_luminance_to_alpha(files, out):
    """Composite on black, luma to alpha, white ink; LA files at zlib level 6."""
    from PIL import Image

    weights = (0.2126, 0.7152, 0.0722, 0)

    def one(path):
        with Image.open(path) as picture:
            picture = picture.convert("RGBA")
        black = Image.new("RGBA", picture.size, (0, 0, 0, 255))
        luma = Image.alpha_composite(black, picture).convert("RGB").convert("L", weights)
        white = Image.new("L", picture.size, 255)
        Image.merge("LA", (white, luma)).save(out / path.name, compress_level=6)

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(one, files))


def vips_lock_screen(files, out):
    """The lock screen's two layers over one grey, in float; compression 6."""
    os.environ["VIPS_CONCURRENCY"] = "1"
    import pyvips

    pyvips.cache_set_max(0)
    wall = 77 / 255
    material = FIGURES.material_lift + FIGURES.material_luma * wall
    vibrant = FIGURES.vibrant_constant + 0.4 * wall

    def one(path):
        picture = pyvips.Image.new_from_file(str(path), access="sequential")
        alpha = picture[3] / 255
        luma = (picture[0] * 0.2126 + picture[1] * 0.7152 + picture[2] * 0.0722) * (alpha / 255)
        base = alpha * (material - wall) + wall
        result = base + (luma * (base * -1 + vibrant))
        (result * 255).rint().cast("uchar").pngsave(str(out / path.name), compression=6)

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(one, files))


def vips_on_photo(files, out, photo):
    """A photo in the size of a phone's screen, and each file over the middle of it; compression 6."""
    os.environ["VIPS_CONCURRENCY"] = "1"
    import pyvips

    pyvips.cache_set_max(0)
    screen = pyvips.Image.thumbnail(str(photo), 430, height=932, size="force").copy_memory()

    def one(path):
        picture = pyvips.Image.new_from_file(str(path), access="sequential")
        wall = screen.gravity("centre", picture.width, picture.height, extend="copy")
        result = wall.composite(picture, "over").flatten()
        result.pngsave(str(out / path.name), compression=6)

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(one, files))


PEERS = {
    "pillow": pillow_luminance_to_alpha, "vips": vips_lock_screen, "vips-on-photo": vips_on_photo}


def run(name, files, out, *more):
    """Runs one peer by name over PNG files."""
    PEERS[name](files, Path(out), *more)


if __name__ == "__main__":
    import sys
    import time

    # Start-up and imports are not what is compared: warm up on one file, then time the rest.
    name, folder, out, *more = sys.argv[1:]
    one = Path(out) / "warm"
    one.mkdir(parents=True, exist_ok=True)
    files = sorted(Path(folder).glob("*.png"))
    run(name, files[:1], one, *more)
    start = time.perf_counter()
    run(name, files, out, *more)
    print(time.perf_counter() - start)
