# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Measures our command against its peers in one run and prints ratios; never a test."""

import argparse
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

PEERS = Path(__file__).with_name("peers.py")


def timed(words):
    """Wall and CPU seconds and peak MB of a process."""
    start = time.perf_counter()
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    if status:
        sys.exit(f"failed: {words}")
    peak = usage.ru_maxrss / (1024 if platform.system() == "Linux" else 1024 * 1024)
    return wall, usage.ru_utime + usage.ru_stime, peak


def size(folder):
    """Bytes of the PNG files directly in a folder."""
    return sum(path.stat().st_size for path in folder.glob("*.png"))


def against(title, ours, peer, folder, work, rounds, more=()):
    """Interleaves our runs with a peer's and prints the ratio of the medians."""
    mine, theirs = work / "ours", work / peer
    times, peers = [], []
    for _ in range(rounds):
        shutil.rmtree(mine, ignore_errors=True)
        times.append(timed([*ours, "-o", str(mine), "-q"])[0])
        shutil.rmtree(theirs, ignore_errors=True)
        theirs.mkdir(parents=True)
        answer = subprocess.run(
            [sys.executable, PEERS, peer, folder, theirs, *more], check=True, capture_output=True)
        peers.append(float(answer.stdout))
    us, them = statistics.median(times), statistics.median(peers)
    print(f"{title}: {us * 1000:.0f} ms, {peer} {them * 1000:.0f} ms, ratio {us / them:.2f};"
          f" bytes {size(mine)} to {size(theirs)}, ratio {size(mine) / size(theirs):.2f}")


def on_photo(tool, art, photo, work, rounds):
    """What a photo as wallpaper costs more than a drawn one, in three scenes; interleaved."""
    walls = {"vivid": [], photo: []}
    for _ in range(rounds):
        for wall, runs in walls.items():
            words = [tool, "render", art, "--wallpaper", wall, "-o", str(work / "walls"), "-q"]
            runs.append(timed(words)[:2])
    wall, cpu = (
        statistics.median(run[i] for run in walls[photo])
        / statistics.median(run[i] for run in walls["vivid"]) for i in (0, 1))
    print(f"render on a photo to render on vivid: ratio {wall:.2f}, of processor time {cpu:.2f}")


def large(path, side):
    """A deterministic RGBA picture of side × side, not interlaced, written row by row."""
    def chunk(name, data):
        crc = zlib.crc32(name + data)
        return len(data).to_bytes(4, "big") + name + data + crc.to_bytes(4, "big")

    row = bytearray()
    for x in range(side):
        row += bytes((x & 255, (x * 7 >> 4) & 255, (x >> 5) & 255, 255 - (x >> 6 & 255)))
    packer = zlib.compressobj(1)
    with open(path, "wb") as file:
        head = side.to_bytes(4, "big") * 2 + bytes((8, 6, 0, 0, 0))
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head))
        for y in range(side):
            shift = 4 * (y % side)
            data = packer.compress(b"\0" + row[shift:] + row[:shift])
            if data:
                file.write(chunk(b"IDAT", data))
        file.write(chunk(b"IDAT", packer.flush()) + chunk(b"IEND", b""))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--binary", required=True)
    parser.add_argument("--static")
    parser.add_argument("--art", required=True)
    parser.add_argument("--photo", required=True)
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    tool, art = arguments.binary, arguments.art
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        against("convert luminance-to-alpha, 60 files",
                [tool, "convert", art, "--to", "luminance-to-alpha", "-j2"], "pillow", art, work,
                arguments.rounds)
        against("render lock-screen, 60 files",
                [tool, "render", art, "--scene", "lock-screen", "-j2"], "vips", art, work,
                arguments.rounds)
        photo = arguments.photo
        against("render home-light on a photo, 60 files",
                [tool, "render", art, "--scene", "home-light", "--wallpaper", photo, "-j2"],
                "vips-on-photo", art, work, arguments.rounds, [photo])
        on_photo(tool, art, photo, work, arguments.rounds)
        for label, binary in (("dynamic", tool), ("static", arguments.static)):
            if binary:
                runs = [timed([binary, "--version"])[0] * 1000 for _ in range(30)]
                print(f"start-up, {label}: median {statistics.median(runs):.1f} ms,"
                      f" best {min(runs):.1f} ms")
        picture = work / "large.png"
        large(picture, 12_000)
        wall, _, peak = timed([tool, "convert", str(picture), "--to", "luminance-to-alpha",
                               "-o", str(work / "large"), "-q"])
        print(f"convert 12000x12000: {wall:.1f} s, peak {peak:.0f} MB")
        small = work / "small"
        small.mkdir()
        bolt = Path(__file__).parents[2] / "Fixtures/Inputs/bolt.png"
        for count in (200, 2000, 10_000):
            have = len(list(small.iterdir()))
            for index in range(have, count):
                shutil.copy(bolt, small / f"{index}.png")
            wall, _, peak = timed([tool, "render", str(small), "-o", str(work / "many"), "-q"])
            print(f"render {count} small files: {wall:.1f} s, peak {peak:.0f} MB")


if __name__ == "__main__":
    main()
