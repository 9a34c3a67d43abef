# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""PngSuite: what the command reads, against pypng's reading and against the gamma formula."""

import shutil

import numpy as np

import images
from harness import Tally, check, require
from reference.colour import codes, encoded

SRGB_GAMMA = 45455
REC709 = (31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000)


def _files(context, corrupt=False):
    require(context.pngsuite, "give --pngsuite DIR (scripts/fetch-pngsuite DIR fills one)")
    found = sorted(context.pngsuite.rglob("*.png"))
    found = [path for path in found if (path.name[0] == "x") == corrupt]
    count = 14 if corrupt else 160
    require(len(found) >= count, f"{len(found)} files in {context.pngsuite}, not {count}")
    return found


def _identity(context, folder):
    """Converts every PNG of `folder` with the one kind that changes no sample."""
    context.run(
        "convert", folder, "-o", context.folder / "out", "--to", "desaturate", "--saturation", "1")
    return context.folder / "out"


@check()
def samples_equal_pypng(context):
    """Colour chunks taken out: all 160, sample for sample, hidden colours too, 16 bits kept."""
    stripped = context.new_folder("stripped")
    files = _files(context)
    for path in files:
        (stripped / path.name).write_bytes(images.without_colour_chunks(path.read_bytes()))
    out = _identity(context, stripped)
    kinds = set()
    for path in files:
        expected, depth = images.pypng_rgba(stripped / path.name)
        found, found_depth = images.pypng_rgba(out / path.name)
        kinds.add(images.header(path)[2:])
        require(found_depth == depth, f"{path.name}: {found_depth} bits, not {depth}")
        require(found.shape == expected.shape, f"{path.name}: another size")
        wrong = (found != expected).any(axis=-1)
        require(
            not wrong.any(),
            f"{path.name}: {int(wrong.sum())} pixels differ, first (y, x) {np.argwhere(wrong)[:1]}"
            f": {found[wrong][:1]}, not {expected[wrong][:1]}")
    return f"{len(files)} files, {len(kinds)} kinds of depth, type and interlacing"


def _gamma(path):
    """The file's gAMA, in 1/100000, or None; fails on primaries this oracle has no formula for."""
    parts = dict(images.chunks(path.read_bytes()))
    if b"cHRM" in parts:
        primaries = np.frombuffer(parts[b"cHRM"], dtype=">u4").astype(int)
        require(np.abs(primaries - REC709).max() <= 100, f"{path.name}: primaries {primaries}")
    return int.from_bytes(parts[b"gAMA"], "big") if b"gAMA" in parts else None


@check()
def gamma_follows_the_formula(context):
    """As they are: light = sample^(1/gamma), then the sRGB curve; near 45455 nothing moves."""
    eight, sixteen = Tally(), Tally(tolerance=1 / 1000)
    plain = context.new_folder("plain")
    files, untouched = _files(context), 0
    for path in files:
        shutil.copy(path, plain / path.name)
    out = _identity(context, plain)
    for path in files:
        source, depth = images.pypng_rgba(path)
        found, found_depth = images.pypng_rgba(out / path.name)
        gamma = _gamma(path)
        values = source / (2**depth - 1)
        if gamma is not None and abs(gamma - SRGB_GAMMA) > 0.05 * SRGB_GAMMA:
            values[..., :3] = encoded(values[..., :3] ** (100000 / gamma))
            tally = eight if found_depth == 8 else sixteen
            tally.add(path.name, found, values, depth=found_depth)
            alpha = codes(values[..., 3], found_depth)
            require((found[..., 3] == alpha).all(), f"{path.name}: alpha moved")
        else:
            untouched += 1
            require(np.array_equal(found, source), f"{path.name}: gamma {gamma} moved samples")
    return f"8 bits: {eight.result()}; 16 bits: {sixteen.result()}; {untouched} files untouched"


@check()
def corrupt_files_are_refused(context):
    """One by one: exit 2, one error line with the name; nothing written."""
    files = _files(context, corrupt=True)
    for path in files:
        done = context.run("convert", path, "-o", "out", "--to", "grayscale", status=2)
        errors = [line for line in done.stderr.splitlines() if "error:" in line]
        require(len(errors) == 1, f"{path.name}: {len(errors)} error lines: {done.stderr[:200]!r}")
        require(path.name in errors[0], f"{path.name} is not named: {errors[0]}")
        require(not done.stdout.strip(), f"{path.name}: {done.stdout[:80]!r} on stdout")
        written = [item for item in (context.folder / "out").rglob("*") if item.is_file()]
        require(not written, f"{path.name}: {written} was written")
    return f"{len(files)} files"


@check()
def corrupt_files_stop_no_others(context):
    """All of PngSuite at once: exit 2, every valid file done, every corrupt one named once."""
    mixed = context.new_folder("mixed")
    good, bad = _files(context), _files(context, corrupt=True)
    for path in good + bad:
        shutil.copy(path, mixed / path.name)
    done = context.run("convert", mixed, "-o", "out", "--to", "template", status=2)
    written = {path.name for path in (context.folder / "out").rglob("*.png")}
    require(written == {path.name for path in good}, f"{len(written)} written, not {len(good)}")
    for path in bad:
        named = [line for line in done.stderr.splitlines() if path.name in line]
        require(len(named) == 1, f"{path.name} is named {len(named)} times")
