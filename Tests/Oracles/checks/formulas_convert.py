# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Every kind of `convert` against its formula."""

import numpy as np

import images
import pictures
from harness import Tally, check, require
from reference import adaptive, conversions
from reference.colour import parsed

INK = "#3366CC"
KINDS = {
    "grayscale": (("--to", "grayscale"), conversions.grayscale),
    "desaturate": (("--to", "desaturate"), conversions.desaturate),
    **{
        f"desaturate {s}": (
            ("--to", "desaturate", "--saturation", s),
            lambda image, s=s: conversions.desaturate(image, float(s)))
        for s in ("0", "0.25", "0.7", "1")
    },
    **{
        f"luminance-to-alpha {form}{' ink' if ink else ''}": (
            ("--to", "luminance-to-alpha", "--form", form, *(("--ink", ink) if ink else ())),
            lambda image, form=form, ink=ink: conversions.luminance_to_alpha(
                image, form, parsed(ink or "#FFFFFF")))
        for form in ("on-black", "straight") for ink in (None, "#000000", INK)
    },
    "template": (("--to", "template"), conversions.template),
    "template ink": (
        ("--to", "template", "--ink", INK), lambda image: conversions.template(image, parsed(INK))),
    "tinted-icon": (("--to", "tinted-icon"), conversions.tinted_icon),
    "tinted-icon 709": (("--to", "tinted-icon", "--luma", "709"), conversions.tinted_icon),
}


def sources(context):
    """Name to straight RGBA of the files written to `in`."""
    folder = context.new_folder("in")
    pictured = {
        "random": (pictures.random_rgba(96, 96, seed=1), 8),
        "grid": (pictures.grey_by_alpha(), 8),
        "deep": (pictures.random_rgba(48, 48, seed=2, depth=16), 16),
    }
    return {
        name: images.write(folder / f"{name}.png", codes, depth)
        for name, (codes, depth) in pictured.items()
    }


def compared(context, arguments, expected):
    """Converts the folder `in` and compares by name; 16-bit input stays 16 bits."""
    context.run("convert", "in", "-o", "out", *arguments)
    tally, deep = Tally(), Tally(tolerance=2 / 65535)
    for name, values in expected.items():
        found, depth = images.rgba(context.folder / "out" / f"{name}.png")
        require((depth == 16) == name.startswith("deep"), f"{name}: {depth} bits")
        clear = (values[..., 3] == 0) & (found[..., 3] == 0)
        (deep if depth == 16 else tally).add(name, found, values, where=~clear, depth=depth)
    deep.result()
    return f"{tally.result()}; 16 bits: {deep.differing} of {deep.pixels} by one code"


@check(over=KINDS)
def kind(context, name):
    arguments, formula = KINDS[name]
    expected = {name: formula(image) for name, image in sources(context).items()}
    return compared(context, arguments, expected)


@check()
def ink_survives_where_nothing_covers(context):
    """A hidden colour under alpha 0 appears in the straight form, and only there."""
    codes = np.array([[[255, 255, 255, 0], [255, 0, 0, 0], [0, 0, 0, 0], [0, 0, 255, 77]]])
    images.write(context.new_folder("in") / "hidden.png", codes)
    for form, alphas in (("straight", [255, 54, 0, 18]), ("on-black", [0, 0, 0, 6])):
        context.run("convert", "in", "-o", form, "--to", "luminance-to-alpha", "--form", form)
        found = images.rgba(context.folder / form / "hidden.png")[0][0, :, 3].tolist()
        require(found == alphas, f"{form}: {found}, not {alphas}")


@check()
def adaptive_luma(context):
    """The weights of the reported search, on pictures whose best hue stands clear of the next."""
    context.new_folder("in")
    expected = {}
    for seed in range(6):
        generator = np.random.default_rng(seed)
        palette = generator.integers(0, 256, (5, 3))
        codes = np.full((40, 48, 4), 255)
        codes[..., :3] = palette[generator.integers(0, 5, (40, 48))]
        image = images.write(context.folder / "in" / f"hues{seed}.png", codes)
        chosen = adaptive.weights(image[..., :3], image[..., 3])
        expected[f"hues{seed}"] = conversions.tinted_icon(image, chosen)
    return compared(context, ("--to", "tinted-icon", "--luma", "adaptive"), expected)
