# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What is to be measured on a picture: a slow reference, pixel planes in, numbers out.

Pictures are (rows, columns, RGBA) codes of 8 bits. It exists so that each planted fault is known
to lie on its side of a threshold; the package does not use it.
"""

from functools import cached_property

import numpy as np

from canvas import linear_from_encoded

LUMA = np.array([0.2126, 0.7152, 0.0722])


class Art:
    """A picture and its masks; a template's ink is white."""

    def __init__(self, codes, scale, template=False):
        self.stored, self.scale = np.asarray(codes, dtype=np.float64) / 255, scale
        self.color, self.alpha = self.stored[..., :3].copy(), self.stored[..., 3]
        if template:
            self.color[...] = 1
        self.visible, self.solid = self.alpha >= 0.05, self.alpha >= 0.5
        self.luma = self.color @ LUMA
        core = self.solid & neighbours(self.solid)
        self.core = core if core.any() else self.solid if self.solid.any() else self.visible

    @cached_property
    def pairs(self):
        return inner_pairs(self)

    @property
    def bounds(self):
        """The visible bounds as slices of rows and columns."""
        rows, columns = np.nonzero(self.visible.any(1))[0], np.nonzero(self.visible.any(0))[0]
        return slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)


def neighbours(mask):
    """Where all four neighbours are in a mask; nothing is beyond the canvas."""
    wide = np.pad(mask, 1)
    return wide[:-2, 1:-1] & wide[2:, 1:-1] & wide[1:-1, :-2] & wide[1:-1, 2:]


def percentile(values, share, weights=None):
    """By nearest rank: the smallest value at which `share` of the weight is reached."""
    order = np.argsort(values, kind="stable")
    weights = np.ones(len(values)) if weights is None else weights
    reached = np.cumsum(weights[order])
    place = np.searchsorted(reached, share * reached[-1] * (1 - 1e-12))
    return float(values[order][min(place, len(values) - 1)])


def oklab(color):
    """Ottosson 2020, from encoded sRGB."""
    cone = np.cbrt(
        linear_from_encoded(color)
        @ np.array(
            [
                [0.4122214708, 0.2119034982, 0.0883024619],
                [0.5363325363, 0.6806995451, 0.2817188376],
                [0.0514459929, 0.1073969566, 0.6299787005],
            ]
        )
    )
    return cone @ np.array(
        [
            [0.2104542553, 1.9779984951, 0.0259040371],
            [0.7936177850, -2.4285922050, 0.7827717662],
            [-0.0040720468, 0.4505937099, -0.8086757660],
        ]
    )


def inner_pairs(art):
    """Of each inner edge the two samples, as flat indices, and ΔE_ok between them."""
    lab, rows, columns = oklab(art.color), *art.alpha.shape
    index, solid = np.arange(rows * columns).reshape(rows, columns), art.solid
    first, second = [], []
    for lab_, index_, solid_ in (
        (lab, index, solid),
        (lab.transpose(1, 0, 2), index.T, solid.T),
    ):
        apart = np.sqrt(((lab_[:, 1:] - lab_[:, :-1]) ** 2).sum(-1))
        row, column = np.nonzero((apart > 0.10) & solid_[:, 1:] & solid_[:, :-1])
        last = solid_.shape[1] - 1
        before, after = column - 1, column + 2
        wide = (before >= 0) & (after <= last)
        wide &= solid_[row, np.maximum(before, 0)] & solid_[row, np.minimum(after, last)]
        first.append(index_[row, np.where(wide, before, column)])
        second.append(index_[row, np.where(wide, after, column + 1)])
    first, second = np.concatenate(first), np.concatenate(second)
    flat = lab.reshape(-1, 3)
    return first, second, np.sqrt(((flat[first] - flat[second]) ** 2).sum(-1))


def labels(mask):
    """The 8-connected parts of a mask, numbered from 1 in the order of their first pixels."""
    parent, result, above = [0], np.zeros(mask.shape, dtype=np.int64), []

    def root(n):
        while parent[n] != n:
            n = parent[n]
        return n

    for y, row in enumerate(np.pad(mask, ((0, 0), (1, 1))).astype(np.int8)):
        step = np.diff(row)
        runs = []
        for start, end in zip(np.nonzero(step == 1)[0], np.nonzero(step == -1)[0]):
            touching = {root(n) for a, b, n in above if a <= end and b >= start}
            name = min(touching, default=len(parent))
            if not touching:
                parent.append(name)
            for other in touching:
                parent[other] = name
            runs.append((start, end, name))
            result[y, start:end] = name
        above = runs
    names = np.array([root(n) for n in range(len(parent))])
    return compact(names[result])


def compact(named):
    kept = np.unique(named[named > 0])
    order = np.zeros(named.max() + 1, dtype=np.int64)
    order[kept] = np.arange(1, len(kept) + 1)
    return order[named]


def of_art(art):
    """The facts of an asset, by their names."""
    if not art.visible.any():
        return {"visible-fraction": 0.0, "pixel-area": art.alpha.size}
    box, visible = art.bounds, art.visible
    luma, weight = art.luma[visible], art.alpha[visible]
    inner = art.alpha[box]
    ring = np.ones(inner.shape, dtype=bool)
    ring[2:-2, 2:-2] = False
    edge = art.luma[box][ring & (inner >= 0.05)]
    a, b, difference = art.pairs
    alpha = art.alpha.reshape(-1)
    facts = {
        "visible-fraction": visible.mean(),
        "opaque-fraction": (inner >= 0.99).mean(),
        "luma-p05": percentile(luma, 0.05, weight),
        "luma-p50": percentile(luma, 0.5, weight),
        "luma-p95": percentile(luma, 0.95, weight),
        "luma-mean": (luma * weight).sum() / weight.sum(),
        "chroma-p95": percentile(np.ptp(art.stored[visible][:, :3], axis=1), 0.95),
        "border-opaque": (inner[ring] > 0.98).mean(),
        "border-spread": np.ptp(edge) if len(edge) else 0.0,
        "bounds-fraction": inner.size / visible.size,
        "inner-edges": len(a),
        "perimeter": 2 * sum(inner.shape),
        "thin-fraction": thin(art),
        "dark-halo": halo(art),
        "pixel-area": art.alpha.size,
        "ink-count": 2 if several(art) else 1,
    }
    if len(a):
        facts["inner-edge-difference"] = percentile(difference, 0.5)
        facts["outline"], facts["outline-complexity"] = outline(art), complexity(art)
        facts["accented-edge-loss"] = (np.abs(alpha[a] - alpha[b]) < 0.05).mean()
    share = translucent(art)
    return {**facts, **({} if share is None else {"translucent-light": share})}


def outline(art):
    """Pairs of neighbours of which one is solid and the other is not."""
    wide = np.pad(art.solid, 1)
    return int((wide[1:] != wide[:-1]).sum() + (wide[:, 1:] != wide[:, :-1]).sum())


def complexity(art):
    """How much longer the contours of the largest part are than its hull's, squared, as lines of
    four directions tell by crossing them (Cauchy and Crofton)."""
    named = labels(art.solid)
    areas = np.bincount(named.reshape(-1))[1:]
    if not len(areas):
        return 1.0
    part = named == np.argmax(areas) + 1
    wide = np.pad(part, 1)
    straight = (wide[1:] != wide[:-1]).sum() + (wide[:, 1:] != wide[:, :-1]).sum()
    diagonal = (wide[1:, 1:] != wide[:-1, :-1]).sum() + (wide[1:, :-1] != wide[:-1, 1:]).sum()
    row, column = np.nonzero(part)

    def met(lines):
        return 2 * (np.ptp(lines) + 1)

    hull = met(row) + met(column) + (met(row + column) + met(row - column)) / np.sqrt(2)
    return max(1.0, float((straight + diagonal / np.sqrt(2)) / hull) ** 2)


def faintest_mark(samples, least, area, share=0.15):
    """Of parts that stay below a ratio beside one that reaches it the faintest, a contrast a sample;
    None: there are no two such parts. Those under `area` count where all make up `share`."""
    reading = [max(p["against"], p["within"]) for p in samples[0]]
    faint = [n for n, contrast in enumerate(reading) if contrast < least]
    if len(faint) == len(reading):
        return None
    if sum(samples[0][n]["area"] for n in faint) < share * sum(p["area"] for p in samples[0]):
        faint = [n for n in faint if samples[0][n]["area"] >= area]
    if not faint:
        return None
    mark = min(faint, key=lambda n: reading[n])
    return [max(parts[mark]["against"], parts[mark]["within"]) for parts in samples]


def outstanding(parts):
    """The share of the ink that has 3:1 against the scene; a plate has it as a whole."""
    standing = sum(p["area"] * (1 if p["plate"] else p["outstanding"]) for p in parts)
    return standing / sum(p["area"] for p in parts)


def several(art):
    lab = oklab(art.stored[..., :3])[art.core]
    spread = [percentile(v, 0.95) - percentile(v, 0.05) for v in lab.T]
    return spread[0] >= 0.1 or spread[1] >= 0.04 or spread[2] >= 0.04


def plateaus(alpha):
    """Flat pixels (their 3x3 varies little) that are on no fade and near none, as `convert` has it."""
    limit = 2.5 / 255 + 1e-9
    rows, columns = alpha.shape

    def seen(values, y, x, outside):
        wide = np.pad(values, 16, constant_values=outside)
        return wide[16 + y : 16 + y + rows, 16 + x : 16 + x + columns]

    square = [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)]
    high = np.max([seen(alpha, y, x, -1) for y, x in square], axis=0)
    low = np.min([seen(alpha, y, x, 2) for y, x in square], axis=0)
    flat = (alpha >= 0.05) & (high - low <= limit)
    slope = np.zeros_like(flat)
    for y, x in square:
        line = [seen(alpha, k * y, k * x, 9) for k in range(17)]
        steps = np.abs(np.diff(line, axis=0)) <= limit
        for far in (4, 8, 16):
            beyond = np.abs(line[far] - alpha) > limit
            slope |= flat & steps[:far].all(0) & beyond & (line[far] <= 1)
    near = slope.copy()
    for y, x in square:
        reached = slope
        for _ in range(8):
            reached = seen(reached, y, x, False) & flat
            near |= reached
    return flat & ~near


def translucent(art):
    """Share of the plateaus that is light and lets things through; None with few plateaus."""
    plateau = plateaus(art.alpha)
    parts = labels(art.visible)
    holds = np.unique(parts[art.solid])
    plate = np.isin(parts, holds) & ~art.solid
    kept = plateau & ~plate
    if kept.sum() < 0.2 * art.visible.sum():
        return None
    light = kept & (art.alpha < 0.7) & (art.luma > 0.6)
    return light.sum() / max(1, kept.sum())


def shifted_any(mask, offsets):
    """Where a mask moved by any of the offsets lies: a dilation."""
    reach = max(max(abs(y), abs(x)) for y, x in offsets)
    wide, result = np.pad(mask, reach), np.zeros(mask.shape, dtype=bool)
    rows, columns = mask.shape
    for y, x in offsets:
        result |= wide[reach - y : reach - y + rows, reach - x : reach - x + columns]
    return result


def halo(art):
    near = [(y, x) for y in range(-2, 3) for x in range(-2, 3) if y * y + x * x <= 6.25]
    dark = art.visible & ~art.solid & (art.luma < 0.2) & ~shifted_any(art.solid, near)
    return dark.sum() / art.visible.sum()


def thin(art):
    """What an opening by a disc 2 points across takes away, on a raster of half pixels."""
    if not art.solid.any():
        return 0.0
    radius = 2 * art.scale
    mask = np.pad(art.solid.repeat(2, 0).repeat(2, 1), 2 * radius)
    # A disc of even width lies between pixels: offsets of its pixels' centres are halves.
    span = np.arange(-radius, radius)
    disc = [(y, x) for y in span for x in span if (y + 0.5) ** 2 + (x + 0.5) ** 2 <= radius**2]
    kept = ~shifted_any(~mask, [(-y, -x) for y, x in disc])
    opened = shifted_any(kept, disc)
    return 1 - opened.sum() / mask.sum()


def ratio(one, other):
    high, low = np.maximum(one, other), np.minimum(one, other)
    return (high + 0.05) / (low + 0.05)


def luminance(color):
    """WCAG relative luminance; of greys where a colour has one channel."""
    linear = linear_from_encoded(color)
    return linear[..., 0] if color.shape[-1] == 1 else linear @ LUMA


def parts_of(art, render):
    """Of each part its area and its two readings in a place (places.py)."""
    mask = art.solid if art.solid.any() else art.visible
    named = labels(mask)
    preview, scene = map(luminance, render(art.color, art.alpha))
    least = 4 * art.scale**2
    areas = np.bincount(named.reshape(-1))[1:]
    large = [n + 1 for n, area in enumerate(areas) if area >= least]
    groups = [named == n for n in large] or [named > 0]
    found = []
    for group in groups:
        core = art.core & group
        shown = preview
        if not core.any():
            core, most = group, art.alpha[group].max()
            if most >= 0.5:
                shown = luminance(render(art.color, np.minimum(art.alpha / most, 1))[0])
        against = ratio(shown[core], scene[core])
        tones, enough = shown[core], 12 * art.scale**2
        low, high = percentile(tones, 0.01), percentile(tones, 0.99)
        if min((tones <= low).sum(), (tones >= high).sum()) < enough:
            low, high = percentile(tones, 0.05), percentile(tones, 0.95)
        rows, columns = np.nonzero(group.any(1))[0], np.nonzero(group.any(0))[0]
        box = art.alpha[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        ring = np.ones(box.shape, dtype=bool)
        ring[2:-2, 2:-2] = False
        found.append(
            {
                "area": int(group.sum()),
                "against": percentile(against, 0.5),
                "within": float(ratio(high, low)),
                "outstanding": float((against >= 3).mean()),
                "plate": bool(group.sum() >= 0.75 * box.size and (box[ring] >= 0.99).all()),
            }
        )
    return found


def illegible(parts, least):
    """`illegible-share` at a ratio."""
    failing = sum(p["area"] for p in parts if max(p["against"], p["within"]) < least)
    return failing / sum(p["area"] for p in parts)


def lightness(luminance):
    """CIE L* of relative luminance."""
    cube = np.where(luminance > 216 / 24389, np.cbrt(luminance), (24389 / 27 * luminance + 16) / 116)
    return 116 * cube - 16


def retention(art, render):
    """`detail-retention`; None without inner edges."""
    a, b, _ = art.pairs
    if not len(a):
        return None
    tone = lightness(luminance(render(art.color, art.alpha)[0]).reshape(-1))
    return float((np.abs(tone[a] - tone[b]) >= 8).mean())


def difference(one, other, render):
    """The mean ΔE_ok of two arts in a place, over what is visible in either."""
    both = one.visible | other.visible
    shown = [
        oklab(np.broadcast_to(render(art.color, art.alpha)[0], art.color.shape)[both]) for art in (one, other)
    ]
    return float(np.sqrt(((shown[0] - shown[1]) ** 2).sum(-1)).mean())
