# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What the checks of `render` share: sources, running a scene, comparing with the reference."""

from dataclasses import replace
from math import ceil

import numpy as np

import images
import pictures
from harness import Tally, require
from listed import SCENES
from reference import scenes
from reference.colour import parsed

DEEP = 24 / 65535  # single precision over a long formula; a wrong figure moves far more


def sources(context, *names):
    """Name to straight RGBA of the files written to `in`: all, or those named."""
    folder = context.new_folder("in")
    pictured = {
        "random": (pictures.random_rgba(96, 96, seed=21), 8),
        "grid": (pictures.grey_by_alpha(), 8),
        "deep": (pictures.random_rgba(48, 48, seed=22, depth=16), 16),
    }
    return {
        name: images.write(folder / f"{name}.png", *pictured[name])
        for name in (names or pictured)
    }


def plain(colour, straight):
    return np.broadcast_to(parsed(colour), straight.shape[:2] + (3,))


def judged(scene, straight):
    """Where a formula alone decides: not in the corners of the Smart Stack's plate."""
    if scene != SCENES.watch_smart_stack:
        return None
    height, width = straight.shape[:2]
    corner = ceil(0.22 * height)
    y, x = np.indices((height, width))
    return (np.minimum(y, height - 1 - y) >= corner) | (np.minimum(x, width - 1 - x) >= corner)


class Comparison:
    """Runs `render` and gathers differences, 8 bits at 1/255 and 16 bits more closely."""

    def __init__(self, context):
        self.context = context
        self.tally, self.deep = Tally(), Tally(tolerance=DEEP)
        self.runs = 0

    def rendered(self, scene, *arguments, depth=8):
        """The folder with the previews of everything in `in`."""
        self.runs += 1
        out = self.context.folder / f"out{self.runs}"
        self.context.run(
            "render", "in", "-o", out, "--scene", scene, "--depth", depth, *arguments)
        return out

    def add(self, out, name, scene, expected, where=None, depth=8):
        """Compares one preview with opaque RGB; it must be opaque wherever it is judged."""
        path = out / f"{name}.{scene}.png"
        written = sorted(item.name for item in out.iterdir())
        require(path.name in written, f"{path.name} was not written, but {written}")
        found, found_depth = images.rgba(path)
        require(found_depth == depth, f"{path.name}: {found_depth} bits, not {depth}")
        opaque = np.concatenate([expected, np.ones_like(expected[..., :1])], axis=-1)
        tally = self.deep if depth == 16 else self.tally
        tally.add(f"{out.name}/{path.name}", found, opaque, where, depth)

    def plain(self, inputs, scene, wallpaper, options=scenes.Options(), arguments=(), depth=8):
        """Renders `inputs` on a plain wallpaper and compares each with the reference."""
        out = self.rendered(scene, "--wallpaper", wallpaper, *arguments, depth=depth)
        for name, straight in inputs.items():
            expected = scenes.rendered(straight, scene, plain(wallpaper, straight), options=options)
            self.add(out, name, scene, expected, judged(scene, straight), depth)

    def result(self):
        text = self.tally.result()
        if self.deep.pixels:
            self.deep.result()
            text += f"; 16 bits: largest {self.deep.largest * 65535:.0f}/65535"
        return f"{text} in {self.runs} runs"


def with_figures(**figures):
    """Options some of whose figures are moved."""
    options = scenes.Options()
    return replace(options, figures=replace(options.figures, **figures))
