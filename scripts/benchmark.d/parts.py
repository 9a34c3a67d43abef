# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What is measured, a function a part; each returns the lines of a section."""

import shutil
import subprocess
import sys
from pathlib import Path

import pictures
from listed import SCENES
from measuring import Runner, differences, in_turn, table
from peers import SCREEN

PEERS = Path(__file__).with_name("peers.py")


class Bench:
    """The command, what it is measured on, and where."""

    def __init__(self, tool, static, benchmarks, assets, scratch, work, rounds):
        self.tool, self.static, self.benchmarks = tool, static, benchmarks
        self.assets, self.scratch, self.work, self.rounds = assets, scratch, work, rounds
        self.cache = work / "cache"

    def ours(self, *words, name=None, out="ours", before=None, cached=False):
        """A run of the command, two threads; without its cache unless that is what is measured."""
        words = [self.tool, *words, "-j2", "-q"]
        if not cached and self.can(words[1], "--no-cache"):
            words.append("--no-cache")
        folder = self.work / out
        if words[1] != "lint":
            words += ["-o", folder]
        return Runner(name or "**vibrancy**", words, folder, before=before)

    def can(self, subcommand, option):
        """Whether a subcommand has an option; older versions have fewer."""
        reported = subprocess.run([self.tool, subcommand, "--help"], capture_output=True, text=True)
        return option in reported.stdout

    def peer(self, name, job, folder, *more):
        out = self.work / name
        words = [sys.executable, PEERS, name, job, folder, out, *more]
        return Runner(name.replace("-", ", "), words, out)

    def compared(self, runners, what, *most):
        """How the peers' pictures differ from the first runner's."""
        ours, *others = runners
        reported = "; ".join(
            f"{one.name} {differences(ours.out, one.out, *most)}" for one in others)
        return ["", f"{what}: {reported}."]


def convert(bench):
    """Luminance to alpha, each picture"""
    folder = bench.assets.folder
    job = "luminance-to-alpha"
    runners = in_turn([
        bench.ours("convert", folder, "--to", job),
        *(bench.peer(name, job, folder)
          for name in ("Pillow", "libvips", "libvips-filtering", "OpenCV", "ImageMagick"))],
        bench.rounds)
    return table(runners) + bench.compared(runners, "The pictures differ from ours by")


def lock_screen(bench):
    """Lock Screen on a photo as wallpaper; peers: the plain composite on that photo"""
    folder, photo = bench.assets.folder, bench.assets.photo
    runners = in_turn([
        bench.ours("render", folder, "--scene", "lock-screen", "--wallpaper", photo),
        *(bench.peer(name, "composite", folder, photo)
          for name in ("libvips", "libvips-filtering", "Pillow", "OpenCV"))], bench.rounds)
    lines = table(runners)
    # Ours is another picture, and more work: material, blur and vibrancy.
    return lines + bench.compared(runners[1:], "The composites differ from libvips' by")


def modes(bench):
    """Three modes of one decoding on a photo; peers: the plain composite, written three times"""
    folder, photo = bench.assets.folder, bench.assets.photo
    runners = in_turn([
        bench.ours("render", folder, "--scene", f"lock-screen,{SCENES.home_tinted},home-light",
                   "--wallpaper", photo),
        *(bench.peer(name, "composite-3", folder, photo)
          for name in ("libvips", "Pillow"))], max(bench.rounds - 3, 1))
    return table(runners)


def home_light(bench):
    """Home Screen, full color, on a photo: the plain composite, each picture"""
    folder, photo = bench.assets.folder, bench.assets.photo
    runners = in_turn([
        bench.ours("render", folder, "--scene", "home-light", "--wallpaper", photo),
        *(bench.peer(name, "composite", folder, photo)
          for name in ("libvips", "libvips-filtering", "Pillow", "OpenCV"))],
        max(bench.rounds - 2, 1))
    return table(runners) + bench.compared(
        runners, "The pictures of those no larger than the screen differ from ours by", SCREEN)


def lint(bench):
    """Lint in all its scenes, against decoding alone"""
    folder = bench.assets.folder
    decoding = [Runner("decoding by vibrancy", [bench.benchmarks, "decode", folder, "2"])]
    runners = in_turn([
        bench.ours("lint", folder, "--isolated"), *(decoding if bench.benchmarks else []),
        *(bench.peer(name, "decode", folder) for name in ("Pillow", "libvips", "OpenCV"))],
        bench.rounds)
    lines = table(runners)
    if bench.benchmarks:
        ratio = runners[0].median / runners[1].median
        lines += ["", f"Lint takes {ratio:.2f} × decoding the same files with the same reader."]
    return lines


def noise(bench):
    """Luminance to alpha of one picture of noise, below and above 16 Mpx"""
    sides = (4090, 4200)
    runners = in_turn([
        bench.ours("convert", pictures.noise(bench.scratch, side), "--to", "luminance-to-alpha",
                   name=f"{side} × {side}", out=f"noise-{side}") for side in sides],
        max(bench.rounds - 2, 1))
    small, large = (one.median / side**2 for one, side in zip(runners, sides))
    return [*table(runners), "", f"A pixel of the larger one takes {large / small:.2f} × as long."]


def large(bench):
    """Luminance to alpha of one picture of 12 000 × 12 000 (144 Mpx)"""
    picture = pictures.smooth(bench.scratch, 12_000)
    job = "luminance-to-alpha"
    runners = in_turn([
        bench.ours("convert", picture, "--to", job), bench.peer("Pillow", job, picture)],
        max(bench.rounds - 3, 1), warm=False)
    return table(runners) + bench.compared(runners, "The picture differs from ours by")


def small(bench):
    """Many small files (72 × 72), three scenes each"""
    tens = in_turn([bench.ours(
        "render", pictures.many(bench.scratch, 10_000), name="10 000 files", out="many")],
        max(bench.rounds - 3, 1), warm=False)
    hundreds = in_turn([bench.ours(
        "render", pictures.many(bench.scratch, 100_000), name="100 000 files", out="many")],
        1, warm=False)
    shutil.rmtree(bench.work / "many", ignore_errors=True)
    lines = table([*hundreds, *tens])
    return lines


def start_up(bench):
    """Start-up: `--version`"""
    binaries = [("linked dynamically", bench.tool)]
    if bench.static:
        binaries.append(("linked statically", bench.static))
    return table(in_turn(
        [Runner(name, [binary, "--version"]) for name, binary in binaries], 40))


def cache(bench):
    """A second run on the same files, from the cache"""
    folder, photo = bench.assets.folder, bench.assets.photo
    lines = []

    def clear():
        shutil.rmtree(bench.cache, ignore_errors=True)

    for name, words in (
        ("lint", ["lint", folder, "--isolated"]),
        ("render", ["render", folder, "--scene", "lock-screen", "--wallpaper", photo]),
    ):
        if not bench.can(name, "--no-cache"):
            continue
        first, second = in_turn([
            bench.ours(*words, name=f"first {name}", cached=True, before=clear),
            bench.ours(*words, name=f"second {name}", cached=True)], max(bench.rounds - 2, 1),
            warm=False)
        lines += [*table([first, second]), "",
                  f"The second takes {second.median / first.median:.3f} × the first.", ""]
    clear()
    return lines or ["This version has no cache: a second run costs as much as the first."]


def shares(bench):
    """Where the time of one thread goes"""
    if not bench.benchmarks:
        return ["`VibrancyBenchmarks` is not built."]
    reported = subprocess.run(
        [bench.benchmarks, "shares", bench.assets.folder], capture_output=True, text=True)
    if reported.returncode:
        sys.exit(f"error: VibrancyBenchmarks: {reported.stderr}")
    return ["```", *reported.stdout.splitlines(), "```"]


PARTS = {
    "convert": convert, "lock-screen": lock_screen, "modes": modes, "home-light": home_light,
    "lint": lint, "noise": noise, "large": large, "small": small, "start-up": start_up,
    "cache": cache, "shares": shares}
