# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""A picture that behaves like a photograph: opaque, every luma, soft and hard edges, grain."""

import numpy as np

from paints import Function, Linear, Radial
from shapes import Outline, Where, circle, stroke

SIDE = 158
SUN = (106, 62)
SHORE = 117


def lattice(seed, length=512):
    return np.random.Generator(np.random.PCG64(seed)).random(length) * 2 - 1


def ridge(x, seed, octaves, period, roughness=0.5):
    """Smooth noise along a line, about -1…1: sums of waves, each half as long."""
    total, weight = 0, 1
    for octave in range(octaves):
        values = lattice(seed + octave)
        t = x / period * 2**octave
        cell = np.floor(t).astype(int)
        f = t - cell
        f = f * f * (3 - 2 * f)
        total = total + weight * (values[cell % 512] * (1 - f) + values[(cell + 1) % 512] * f)
        weight *= roughness
    return total


def field(x, y, seed, period):
    """Smooth noise over the plane, -1…1."""
    values = np.random.Generator(np.random.PCG64(seed)).random((64, 64)) * 2 - 1
    u, v = x / period, y / period
    i, j = np.floor(u).astype(int), np.floor(v).astype(int)
    fu, fv = u - i, v - j
    fu, fv = fu * fu * (3 - 2 * fu), fv * fv * (3 - 2 * fv)
    top = values[j % 64, i % 64] * (1 - fu) + values[j % 64, (i + 1) % 64] * fu
    low = values[(j + 1) % 64, i % 64] * (1 - fu) + values[(j + 1) % 64, (i + 1) % 64] * fu
    return top * (1 - fv) + low * fv


HILLS = (  # height, swing, seed, octaves, period; colour at the crest and in the mist below
    (86, 10, 11, 5, 62, "#B98A9B", "#E3B8A6"),
    (95, 8.5, 23, 6, 44, "#7F6F8F", "#C79AA0"),
    (105, 6.5, 37, 6, 36, "#4E5A78", "#93829A"),
)


def crest(hill):
    height, swing, seed, octaves, period, _, _ = hill
    return lambda x: height + swing * ridge(x, seed, octaves, period)


def clouds(x, y):
    """Long high clouds, lit from below by the sun."""
    streak = field(x * 0.45 + 9, y * 2.1, 51, 17) + 0.5 * field(x * 0.8, y * 3.6, 52, 11)
    streak = streak + 0.25 * field(x * 1.6, y * 6, 53, 9)
    band = np.exp(-(((y - 34) / 20) ** 2))
    alpha = np.clip((streak - 0.05) * 1.5, 0, 1) * band * 0.6
    near = np.exp(-np.hypot(x - SUN[0], (y - SUN[1]) * 1.4) / 48)[..., None]
    rgb = np.array([0.95, 0.77, 0.79]) * (1 - near) + np.array([1.0, 0.89, 0.68]) * near
    return np.concatenate([rgb, alpha[..., None]], axis=-1)


def lake(x, y):
    """The sky again, upside down and darker, and a path of light under the sun."""
    depth = (y - SHORE) / (SIDE - SHORE)
    top, bottom = np.array([0.80, 0.60, 0.60]), np.array([0.16, 0.22, 0.36])
    t = np.clip(depth * 1.25, 0, 1)[..., None] ** 0.8
    rgb = top * (1 - t) + bottom * t
    ripple = field(x * 0.22, y * (2.2 - depth), 71, 3.2) + 0.6 * field(x * 0.5, y * 3.1, 72, 4.1)
    spread = 3.5 + 15 * depth
    glitter = np.exp(-(((x - SUN[0]) / spread) ** 2)) * np.clip(ripple * 1.6 + 0.25, 0, 1)
    rgb = rgb + glitter[..., None] * np.array([0.62, 0.47, 0.24]) * (1 - 0.35 * depth[..., None])
    rgb = rgb + 0.028 * ripple[..., None]
    return np.concatenate([np.clip(rgb, 0, 1), np.ones(x.shape + (1,))], axis=-1)


def bank(x):
    return 142 + 5 * ridge(x + 40, 83, 5, 60) - 15 * np.exp(-(((x - 8) / 34) ** 2))


def fir(x, base, height, seed):
    """One fir as an outline: tiers of boughs that sag, no two alike."""
    draw = np.random.Generator(np.random.PCG64(seed))
    left, right, tiers = [], [], max(5, round(height / 3))
    for tier in range(tiers):
        y = base - height * (1 - (tier + 0.4) / tiers)
        reach = height * 0.21 * (tier + 0.9) / tiers
        for side, points in ((-1, left), (1, right)):
            out = reach * draw.uniform(0.78, 1.15)
            points.append((x + side * out * 0.34, y - 0.3))
            points.append((x + side * out, y + height / tiers * draw.uniform(0.5, 0.85)))
    outline = [(x, base - height), *right, (x + 0.6, base + 2), (x - 0.6, base + 2), *left[::-1]]
    return Outline(outline)


def landscape(canvas):
    sky = ((0, "#2F5C93"), (0.3, "#6F8FBB"), (0.52, "#C9B3BE"), (0.72, "#F6C79C"), (1, "#FBDDB0"))
    canvas.fill(canvas.everywhere(), Linear((0, 0), (0, 112), *sky))
    canvas.fill(canvas.everywhere(), Function(clouds))
    canvas.fill(circle(*SUN, 84), Radial(SUN, 84, (0, "#FFF1C4D8"), (0.28, "#FFDFA068"), (1, "#FFC98A00")))
    canvas.fill(circle(*SUN, 9.2), Radial(SUN, 9.2, (0, "#FFFDF2"), (0.8, "#FFF8DC"), (1, "#FFEFB8")))
    for hill in HILLS:
        edge = crest(hill)
        canvas.fill(Where(lambda x, y, edge=edge: y > edge(x)), slope(hill))
    canvas.fill(Where(lambda x, y: y > SHORE + 0 * x), Function(lake))
    canvas.fill(Where(lambda x, y: (y > SHORE - 1.1) & (y < SHORE + 0.5) & (x > -1)), "#3E4A66")
    firs(canvas)


def slope(hill):
    _, _, seed, _, _, crest_color, mist_color = hill
    edge = crest(hill)
    high = np.array([int(crest_color[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    mist = np.array([int(mist_color[i : i + 2], 16) for i in (1, 3, 5)]) / 255

    def at(x, y):
        below = np.clip((y - edge(x)) / 22, 0, 1)[..., None]
        rgb = high * (1 - below) + mist * below
        rgb = rgb * (1 + 0.07 * field(x, y * 1.3, seed + 900, 5)[..., None] * (1 - below))
        lit = np.exp(-(((x - SUN[0]) / 46) ** 2))[..., None] * np.array([0.10, 0.05, 0.0])
        return np.concatenate([np.clip(rgb + lit, 0, 1), np.ones(x.shape + (1,))], axis=-1)

    return Function(at)


def firs(canvas):
    ground = Where(lambda x, y: y > bank(x))
    dark = Linear((0, 86), (0, 158), (0, "#1C2B3C"), (0.55, "#131E2B"), (1, "#0B121B"))
    draw = np.random.Generator(np.random.PCG64(5))
    outlines = []
    for x, height in (
        (4, 43),
        (13, 54),
        (22, 40),
        (30, 30),
        (37, 36),
        (45, 21),
        (53, 15),
        (133, 19),
        (141, 31),
        (150, 25),
        (157, 37),
    ):
        base = float(bank(np.array([float(x)]))[0])
        outlines += fir(x, base + 1.5, height, 300 + x).outlines
    canvas.fill(Outline(*outlines), dark)
    canvas.fill(ground, dark)
    blades = []
    for x in draw.uniform(0, SIDE, 130):
        base = float(bank(np.array([x]))[0]) + 0.8
        blades += stroke(
            [(x, base), (x + draw.uniform(-1, 1), base - draw.uniform(1.2, 3.2))], 0.5, 0.2
        ).outlines
    canvas.fill(Outline(*blades), dark)


def grained(picture, scale):
    """Grain as a sensor gives it: luma only, stronger in the shadows, coarser at a larger scale."""
    draw = np.random.Generator(np.random.PCG64(1000 + scale))
    rows, columns, _ = picture.shape
    coarse = draw.standard_normal((rows // scale + 1, columns // scale + 1))
    noise = np.kron(coarse, np.ones((scale, scale)))[:rows, :columns]
    luma = picture[..., :3] @ np.array([0.2126, 0.7152, 0.0722])
    strength = (1.1 - 0.6 * luma) / 255
    result = picture.copy()
    result[..., :3] = np.clip(picture[..., :3] + (noise * strength)[..., None], 0, 1)
    return result
