# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What is measured on: real artwork of Debian packages, or drawn art where they cannot be had.

The packages are unpacked into the scratch folder, never installed and never part of the project:

  tuxpaint-stamps-default  cut-out photographs and drawings, RGBA, 280 to 1000 pixels (GPL-2+, CC0)
  oxygen-icon-theme        icons, RGBA, 256 pixels (LGPL-3+)
  mate-backgrounds         photographs, JPEG there, RGB crops of 600 to 900 pixels here (GPL-2+)
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("tuxpaint-stamps-default", "oxygen-icon-theme", "mate-backgrounds")
STAMPS, ICONS, PHOTOS = 115, 45, 40
# A phone's screen of 402 × 874 points in its pixels.
PHOTO = (1206, 2622)


class Assets:
    """A folder of PNG files, a photo to lay them on, and a sentence on what they are."""

    def __init__(self, folder, photo, origin):
        self.folder, self.photo = folder, photo
        self.files = sorted(folder.glob("*.png"))
        self.megapixels = sum(w * h for w, h in map(size, self.files)) / 1e6
        self.words = (
            f"{len(self.files)} files, {self.megapixels:.1f} Mpx,"
            f" {sum(file.stat().st_size for file in self.files) / 1e6:.1f} MB: {origin}")


def color_type(path):
    """The number of a PNG's colour type, from its header: 6 is RGBA."""
    with open(path, "rb") as file:
        return file.read(26)[25]


def size(path):
    """Width and height of a PNG, from its header."""
    with open(path, "rb") as file:
        head = file.read(24)
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")


def chosen(scratch, folders):
    """The PNG files of the folders given, or of the packages, or drawn ones."""
    photo = scratch / "photo.png"
    if folders:
        art = scratch / "given"
        shutil.rmtree(art, ignore_errors=True)
        art.mkdir(parents=True)
        gather(folders, art)
        if not photo.exists():
            photo = chosen(scratch, []).photo
        return Assets(art, photo, "of the folders given")
    art = scratch / "packages-art"
    if art.exists() and photo.exists() or unpack(scratch):
        if not art.exists() or not photo.exists():
            # In a process of its own, so that this one stays small: see `measuring.differences`.
            subprocess.run([sys.executable, __file__, scratch], check=True)
        return Assets(
            art, photo, f"{STAMPS} cut-out photographs and drawings of `tuxpaint-stamps-default`,"
            f" {ICONS} icons of `oxygen-icon-theme` and {PHOTOS} photos of `mate-backgrounds`")
    art, photo = scratch / "drawn-art", scratch / "drawn-photo.png"
    if not art.exists():
        draw("--benchmark", art, "--count", "170", "--size", "474")
        draw("--photo", photo)
    return Assets(art, photo, "the fixtures drawn at 474 × 474; real artwork could not be had")


def gather(folders, art):
    """Up to 200 readable PNG files of 100 pixels or more, evenly chosen, under names of their own."""
    files = sorted(
        path for folder in folders for path in Path(folder).rglob("*.png")
        if path.is_file() and path.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
        and 100 <= max(size(path)) <= 2048)
    if not files:
        sys.exit("error: --assets: no PNG files of 100 to 2048 pixels there")
    for number, path in enumerate(spread(files, 200)):
        shutil.copyfile(path, art / f"{number:03}.png")


def spread(values, count):
    """`count` of the values, evenly chosen; all where there are fewer."""
    if len(values) <= count:
        return values
    return [values[at * len(values) // count] for at in range(count)]


def draw(*words):
    subprocess.run(
        [sys.executable, ROOT / "scripts/make-fixtures", *map(str, words)], check=True,
        stdout=subprocess.DEVNULL)


def unpack(scratch):
    """Fetches and unpacks the packages; whether they are there."""
    if not shutil.which("apt-get") or not shutil.which("dpkg-deb"):
        return False
    for name in PACKAGES:
        target = scratch / "packages" / name
        if target.exists():
            continue
        shutil.rmtree(scratch / "fetched", ignore_errors=True)
        (scratch / "fetched").mkdir(parents=True)
        try:
            subprocess.run(
                ["apt-get", "download", "-qq", name], cwd=scratch / "fetched", check=True,
                capture_output=True)
            package, = (scratch / "fetched").glob("*.deb")
            subprocess.run(["dpkg-deb", "-x", package, scratch / "unpacked"], check=True)
        except (OSError, ValueError, subprocess.CalledProcessError):
            print(f"benchmark: cannot fetch the Debian package {name}; the art is drawn instead",
                  file=sys.stderr)
            return False
        target.parent.mkdir(exist_ok=True)
        (scratch / "unpacked").rename(target)
    shutil.rmtree(scratch / "fetched", ignore_errors=True)
    return True


def choose(scratch, art):
    """Copies stamps and icons, and crops photos; complete or not there."""
    from PIL import Image

    unfinished = art.with_suffix(".new")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir()
    packages = scratch / "packages"

    def pngs(name, accept):
        found = (path for path in (packages / name).rglob("*.png") if not path.is_symlink())
        return [path for path in sorted(found) if color_type(path) == 6 and accept(size(path))]

    stamps = pngs("tuxpaint-stamps-default", lambda s: 280 <= max(s) <= 1000 and min(s) >= 100)
    icons = pngs("oxygen-icon-theme", lambda s: s == (256, 256))
    for kind, paths in (("stamp", spread(stamps, STAMPS)), ("icon", spread(icons, ICONS))):
        for number, path in enumerate(paths):
            shutil.copyfile(path, unfinished / f"{kind}-{number:03}.png")
    photos = sorted((packages / "mate-backgrounds").rglob("nature/*.jpg"))
    for number in range(PHOTOS):
        with Image.open(photos[number % len(photos)]) as photo:
            photo = photo.convert("RGB")
        # Scaled down to half, as from a camera to an asset; another place of it each time.
        half = photo.resize((photo.width // 2, photo.height // 2), Image.Resampling.LANCZOS)
        width, height = 600 + 37 * number % 301, 500 + 53 * number % 301
        width, height = min(width, half.width), min(height, half.height)
        left = (half.width - width) * (number * 7 % 10) // 10
        top = (half.height - height) * (number * 3 % 10) // 10
        cut = half.crop((left, top, left + width, top + height))
        cut.save(unfinished / f"photo-{number:03}.png", compress_level=9)
    shutil.rmtree(art, ignore_errors=True)
    unfinished.rename(art)


def write_photo(scratch, photo):
    """One photo of the packages in the shape of a phone's screen."""
    from PIL import Image, ImageOps

    source, = (scratch / "packages/mate-backgrounds").rglob("nature/LadyBird.jpg")
    with Image.open(source) as picture:
        ImageOps.fit(picture.convert("RGB"), PHOTO, Image.Resampling.LANCZOS).save(
            photo, compress_level=6)


if __name__ == "__main__":
    choose(Path(sys.argv[1]), Path(sys.argv[1]) / "packages-art")
    write_photo(Path(sys.argv[1]), Path(sys.argv[1]) / "photo.png")
