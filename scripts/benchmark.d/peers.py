# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""A peer's whole job in a process of its own: every PNG of a folder, two threads, zlib level 6.

  peers.py PEER JOB FOLDER OUT [PHOTO]

Jobs: `luminance-to-alpha` (composite on black, Rec. 709 luma to alpha, white ink), `composite` (a
photo scaled to the screen once, each picture over it where the Home Screen has its first widget),
`composite-3` (three of them, of one decoding) and `decode`. Each is written as that library's manual
would have it.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

THREADS = 2
LEVEL = 6
# A phone's screen in points, at one pixel a point, as the files' names have no scale.
SCREEN = (402, 874)
# Room for pictures that are larger than the screen: its edges go on.
WALL = (2048, 2048)
MARGIN = ((WALL[0] - SCREEN[0]) // 2, (WALL[1] - SCREEN[1]) // 2)
LUMA = (0.2126, 0.7152, 0.0722)
# A small widget of the Home Screen: where it begins, and its side.
SLOT, SIDE = ((402 - 349.67) / 2, 0.09 * 874), 164.33


def place(*size):
    """Where on the wall a picture of that size lies: over the slot's middle, within the screen.

    What is larger than the screen lies over the wall's middle; the command magnifies its screen.
    """
    at = []
    for axis in (0, 1):
        if size[0] > SCREEN[0] or size[1] > SCREEN[1]:
            at.append((WALL[axis] - size[axis]) // 2)
            continue
        start = int(SLOT[axis] + (SIDE - size[axis]) / 2 + 0.5)
        at.append(MARGIN[axis] + min(max(start, 0), SCREEN[axis] - size[axis]))
    return at


def each(files, work):
    with ThreadPoolExecutor(THREADS) as pool:
        for _ in pool.map(work, files):
            pass


class Pillow:
    """The Python Imaging Library."""

    def __init__(self):
        from PIL import Image

        Image.MAX_IMAGE_PIXELS = None
        self.image = Image

    def read(self, path, mode):
        with self.image.open(path) as picture:
            return picture.convert(mode)

    def luminance_to_alpha(self, files, out):
        image = self.image

        def one(path):
            picture = self.read(path, "RGBA")
            black = image.new("RGB", picture.size)
            black.paste(picture, mask=picture.getchannel("A"))
            luma = black.convert("L", (*LUMA, 0))
            image.merge("LA", (image.new("L", picture.size, 255), luma)).save(
                out / path.name, compress_level=LEVEL)

        each(files, one)

    def wall(self, photo):
        screen = self.read(photo, "RGB").resize(SCREEN, self.image.Resampling.BOX)
        wall = self.image.new("RGB", WALL)
        left, top = MARGIN
        sides = [
            (screen.crop((0, 0, 1, SCREEN[1])), (0, left)),
            (screen.crop((SCREEN[0] - 1, 0, SCREEN[0], SCREEN[1])), (left + SCREEN[0], WALL[0]))]
        wall.paste(screen, (left, top))
        for strip, (start, end) in sides:
            wall.paste(strip.resize((end - start, SCREEN[1])), (start, top))
        for row, start, end in ((top, 0, top), (top + SCREEN[1] - 1, top + SCREEN[1], WALL[1])):
            strip = wall.crop((0, row, WALL[0], row + 1))
            wall.paste(strip.resize((WALL[0], end - start)), (0, start))
        return wall

    def composite(self, files, out, photo, copies=1):
        wall = self.wall(photo)

        def one(path):
            picture = self.read(path, "RGBA")
            left, top = place(picture.width, picture.height)
            alpha = picture.getchannel("A")
            for copy in range(copies):
                result = wall.crop((left, top, left + picture.width, top + picture.height))
                result.paste(picture, mask=alpha)
                result.save(target(out, path, copy), compress_level=LEVEL)

        each(files, one)

    def decode(self, files, out):
        def one(path):
            with self.image.open(path) as picture:
                picture.load()

        each(files, one)


class Vips:
    """libvips by its Python binding, which writes rows as they are unless set otherwise to filter them."""

    FILTER = "none"

    def __init__(self):
        # A thread a picture; the pool makes two of them.
        os.environ["VIPS_CONCURRENCY"] = "1"
        import pyvips

        pyvips.cache_set_max(0)
        self.image = pyvips.Image

    def read(self, path):
        picture = self.image.new_from_file(str(path), access="sequential")
        if picture.interpretation != "srgb":
            picture = picture.colourspace("srgb")
        return picture

    def luminance_to_alpha(self, files, out):
        def one(path):
            picture = self.read(path)
            if picture.hasalpha():
                picture = picture.flatten()
            luma = picture.recomb([list(LUMA)]).rint().cast("uchar")
            result = (luma * 0 + 255).cast("uchar").bandjoin(luma).copy(interpretation="b-w")
            result.pngsave(str(out / path.name), compression=LEVEL, filter=self.FILTER)

        each(files, one)

    def wall(self, photo):
        screen = self.image.thumbnail(str(photo), SCREEN[0], height=SCREEN[1], size="force")
        return screen.gravity("centre", *WALL, extend="copy").copy_memory()

    def composite(self, files, out, photo, copies=1):
        wall = self.wall(photo)

        def one(path):
            picture = self.read(path)
            if copies > 1:
                picture = picture.copy_memory()
            left, top = place(picture.width, picture.height)
            for copy in range(copies):
                behind = wall.crop(left, top, picture.width, picture.height)
                result = behind.composite(picture, "over").flatten()
                result.pngsave(str(target(out, path, copy)), compression=LEVEL, filter=self.FILTER)

        each(files, one)

    def decode(self, files, out):
        each(files, lambda path: self.read(path).copy_memory())


class FilteringVips(Vips):
    """libvips choosing a filter a row, as all the others do: slower, and much smaller files."""

    FILTER = "all"


class OpenCV:
    """OpenCV; it cannot write grey with alpha, so white ink is three channels here."""

    def __init__(self):
        import cv2
        import numpy

        cv2.setNumThreads(1)
        self.cv, self.numpy = cv2, numpy
        self.level = [cv2.IMWRITE_PNG_COMPRESSION, LEVEL]

    def read(self, path):
        """Colour, and alpha in three channels or None."""
        picture = self.cv.imread(str(path), self.cv.IMREAD_UNCHANGED)
        if picture.ndim == 2:
            picture = self.cv.cvtColor(picture, self.cv.COLOR_GRAY2BGR)
        if picture.shape[2] == 3:
            return picture, None
        return (
            self.cv.cvtColor(picture, self.cv.COLOR_BGRA2BGR),
            self.cv.cvtColor(self.cv.extractChannel(picture, 3), self.cv.COLOR_GRAY2BGR))

    def luminance_to_alpha(self, files, out):
        cv, numpy = self.cv, self.numpy
        weights = numpy.array([LUMA[::-1]])

        def one(path):
            color, alpha = self.read(path)
            luma = cv.transform(color, weights)
            if alpha is not None:
                luma = cv.multiply(luma, cv.extractChannel(alpha, 0), scale=1 / 255)
            white = numpy.full_like(luma, 255)
            cv.imwrite(str(out / path.name), cv.merge([white, white, white, luma]), self.level)

        each(files, one)

    def composite(self, files, out, photo, copies=1):
        cv = self.cv
        screen = cv.resize(cv.imread(str(photo)), SCREEN, interpolation=cv.INTER_AREA)
        left, top = MARGIN
        wall = cv.copyMakeBorder(screen, top, top, left, left, cv.BORDER_REPLICATE)

        def one(path):
            color, alpha = self.read(path)
            height, width = color.shape[:2]
            left, top = place(width, height)
            behind = wall[top : top + height, left : left + width]
            for copy in range(copies):
                result = color
                if alpha is not None:
                    result = cv.add(
                        cv.multiply(color, alpha, scale=1 / 255),
                        cv.multiply(behind, cv.bitwise_not(alpha), scale=1 / 255))
                cv.imwrite(str(target(out, path, copy)), result, self.level)

        each(files, one)

    def decode(self, files, out):
        each(files, lambda path: self.cv.imread(str(path), self.cv.IMREAD_UNCHANGED))


class ImageMagick:
    """Its `mogrify`, a process a thread with a share of the files each.

    It lays one picture over many, but not many over the place of one that their size asks for.
    """

    def __init__(self):
        os.environ["MAGICK_THREAD_LIMIT"] = "1"

    def mogrify(self, files, out, words):
        # Filter 5 chooses a filter a row, as the others do.
        level = ["-quality", f"{LEVEL}5", "-depth", "8"]
        shares = [
            subprocess.Popen(["mogrify", "-path", out, *words, *level, *files[number::THREADS]])
            for number in range(THREADS)]
        if any([share.wait() for share in shares]):
            sys.exit("mogrify failed")

    def luminance_to_alpha(self, files, out):
        self.mogrify(files, out, [
            "-background", "black", "-alpha", "remove", "-grayscale", "Rec709Luma",
            "-alpha", "copy", "-channel", "RGB", "-evaluate", "set", "100%", "+channel",
            "-define", "png:color-type=4"])


PEERS = {
    "Pillow": Pillow, "libvips": Vips, "libvips-filtering": FilteringVips, "OpenCV": OpenCV,
    "ImageMagick": ImageMagick}


def target(out, path, copy):
    return out / (f"{path.stem}.{copy}.png" if copy else path.name)


def main():
    name, job, folder, out, *photo = sys.argv[1:]
    peer, out = PEERS[name](), Path(out)
    folder = Path(folder)
    files = sorted(folder.glob("*.png")) if folder.is_dir() else [folder]
    if job == "luminance-to-alpha":
        peer.luminance_to_alpha(files, out)
    elif job == "decode":
        peer.decode(files, out)
    else:
        peer.composite(files, out, *photo, copies=3 if job == "composite-3" else 1)


if __name__ == "__main__":
    main()
