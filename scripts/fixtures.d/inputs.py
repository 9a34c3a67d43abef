# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Every input fixture: which drawing, at which size, stored how."""

import struct

import numpy as np

import glyphs
import icon
import landscape
import profiles
import widgets
from canvas import Canvas, encoded_from_linear, linear_from_encoded
from png_format import RGBA
from stored import Stored, codes, grey, grey_alpha, palette, rgb, rgba

ART = {  # name: (drawing, width, height in points, stored as)
    "cloud-rain": (glyphs.cloud_rain, 72, 72, rgba),
    "bolt": (glyphs.bolt, 72, 72, rgba),
    "leaf": (glyphs.leaf, 72, 72, rgba),
    "logo-dark": (glyphs.logo_dark, 72, 72, rgba),
    "mug-template": (glyphs.mug_template, 72, 72, rgba),
    "tree": (glyphs.tree, 72, 72, grey),
    "gauge": (widgets.gauge, 72, 72, rgba),
    "paper-boat": (widgets.paper_boat, 72, 72, rgba),
    "fish-hues": (widgets.fish_hues, 72, 72, rgba),
    "code-plate": (widgets.code_plate, 72, 72, rgb),
    "week-greys": (widgets.week_greys, 160, 72, rgba),
    "week-opacity": (widgets.week_opacity, 160, 72, rgba),
    "trend-fade": (widgets.trend_fade, 160, 72, rgba),
    "moon": (widgets.moon, 158, 158, rgba),
    "landscape": (landscape.landscape, 158, 158, rgb),
}
ICONS = {
    "app-icon": (icon.light, rgb),
    "app-icon-dark": (icon.dark, rgba),
    "app-icon-tinted": (icon.tinted, grey),
}


def jobs():
    """Independent pieces of work: the arguments of `made`, the largest first."""
    arts = [("art", name, scale) for scale in (3, 2, 1) for name in ART]
    return [("icon", name, 1) for name in ICONS] + arts + [("types", "", 1), ("tags", "", 1)]


def made(job):
    """The fixtures of one job, as Stored values."""
    kind, name, scale = job
    if kind == "art":
        suffix = "" if scale == 1 else f"@{scale}x"
        return [ART[name][3](f"{name}{suffix}.png", picture(name, scale))]
    if kind == "icon":
        drawing, store = ICONS[name]
        canvas = Canvas(1024, 1024, 1)
        drawing(canvas)
        return [store(f"Icons/{name}.png", canvas.draw())]
    return list(types() if kind == "types" else tags())


def picture(name, scale):
    """An art as straight RGBA, encoded sRGB, 0…1."""
    drawing, width, height, _ = ART[name]
    canvas = Canvas(width, height, scale)
    drawing(canvas)
    result = canvas.draw()
    return landscape.grained(result, max(1, round(scale))) if name == "landscape" else result


def types():
    """The same art in every type a PNG can have."""
    plate, tree, leaf = picture("code-plate", 1), picture("tree", 1), picture("leaf", 1)
    gauge, fish, week = picture("gauge", 1), picture("fish-hues", 1), picture("week-greys", 1)
    bolt, scene = picture("bolt", 1), picture("landscape", 1)
    on_black = gauge.copy()
    on_black[..., :3] *= gauge[..., 3:]

    for end, interlaced in (("", False), ("-interlaced", True)):
        more = {"interlaced": interlaced}
        yield grey(f"Types/code-plate-grey1{end}.png", plate, 1, **more)
        yield grey(f"Types/tree-grey2{end}.png", tree, 2, **more)
        yield grey(f"Types/tree-grey4{end}.png", tree, 4, **more)
        yield grey(f"Types/tree-grey16{end}.png", tree, 16, **more)
        yield grey_alpha(f"Types/leaf-grey-alpha8{end}.png", leaf, **more)
        yield grey_alpha(f"Types/leaf-grey-alpha16{end}.png", leaf, 16, **more)
        yield palette(f"Types/code-plate-palette1{end}.png", codes(plate), 1, **more)
        yield palette(f"Types/bolt-palette2{end}.png", levels(bolt, 4), 2, **more)
        yield palette(f"Types/week-greys-palette4{end}.png", levels(week, 5), 4, **more)
        yield palette(f"Types/fish-hues-palette8{end}.png", levels(fish, 18), 8, **more)
        yield rgb(f"Types/gauge-rgb16{end}.png", on_black, 16, **more)
        yield rgba(f"Types/gauge-rgba16{end}.png", gauge, 16, **more)
    yield rgb("Types/landscape-rgb8-interlaced.png", scene, interlaced=True)
    yield rgba("Types/gauge-rgba8-interlaced.png", gauge, interlaced=True)
    yield from keyed(tree, plate, on_black)
    yield from hidden(bolt)
    yield from small()


def levels(pixels, count):
    """Codes with a few steps of alpha and flat colours under them, so that a palette holds all."""
    result = codes(pixels)
    steps = count - 1
    result[..., 3] = np.floor(pixels[..., 3] * steps + 0.5) * 255 // steps
    step = 8 if count > 6 else 51
    result[..., :3] = np.minimum(255, (result[..., :3] + step // 2) // step * step)
    result[result[..., 3] == 0] = 0
    return result


def keyed(tree, plate, on_black):
    """tRNS that makes one colour clear, for the types that have no alpha."""
    yield grey("Types/tree-grey8-keyed.png", tree, transparency=struct.pack(">H", 0))
    yield grey("Types/tree-grey16-keyed.png", tree, 16, transparency=struct.pack(">H", 0))
    yield rgb("Types/code-plate-rgb8-keyed.png", plate, transparency=struct.pack(">3H", 255, 255, 255))
    yield rgb("Types/gauge-rgb16-keyed.png", on_black, 16, transparency=bytes(6))


def hidden(bolt):
    """Colours under clear pixels, as editors leave them there."""
    white = bolt.copy()
    white[..., :3] = 1
    yield rgba("Types/bolt-white-under-clear.png", white)
    coral = bolt.copy()
    coral[bolt[..., 3] == 0, :3] = np.array([235, 88, 80]) / 255
    yield rgba("Types/bolt-coral-under-clear.png", coral)


def small():
    """Sizes at which passes of an interlaced picture are empty."""
    ramp = np.zeros((9, 9, 4), dtype=np.int64)
    y, x = np.mgrid[0:9, 0:9]
    ramp[...] = np.stack([x * 31, y * 31, 255 - x * 20, 255 - y * 24], axis=-1)
    for rows, columns in ((1, 1), (1, 9), (9, 1), (5, 3)):
        for end, interlaced in (("", False), ("-interlaced", True)):
            name = f"Types/ramp-{columns}x{rows}{end}.png"
            yield Stored(name, ramp[:rows, :columns].copy(), RGBA, 8, interlaced)


def tags():
    """One gauge under many colour tags; where the tag is obeyed, each shows `gauge.png`."""
    gauge = picture("gauge", 1)
    linear = linear_from_encoded(gauge[..., :3])
    p3 = profiles.converted(linear, profiles.DISPLAY_P3)
    wide = profiles.converted(linear, profiles.BT2020)

    def recolored(values):
        return np.concatenate([values, gauge[..., 3:]], axis=-1)

    p3_encoded, p3_power = recolored(encoded_from_linear(p3)), recolored(np.clip(p3, 0, 1) ** (1 / 2.2))
    p3_profile = profiles.rgb_profile("Display P3 (Vibrancy fixture)", profiles.DISPLAY_P3)
    srgb_profile = profiles.rgb_profile("sRGB (Vibrancy fixture)", profiles.SRGB)
    wide_profile = profiles.rgb_profile(
        "BT.2020 2.2 (Vibrancy fixture)", profiles.BT2020, profiles.gamma_curve(2.2)
    )
    grey_profile = profiles.grey_profile("Grey 1.8 (Vibrancy fixture)", profiles.gamma_curve(1.8))
    leaf = picture("week-greys", 1)
    leaf[..., :3] = linear_from_encoded(leaf[..., :3]) ** (1 / 1.8)

    yield tagged("srgb", gauge, 8, profiles.srgb())
    yield tagged("icc-srgb", gauge, 8, profiles.iccp(srgb_profile))
    yield tagged("icc-display-p3", p3_encoded, 8, profiles.iccp(p3_profile))
    yield tagged("icc-display-p3-16", p3_encoded, 16, profiles.iccp(p3_profile))
    yield tagged(
        "icc-bt2020-16", recolored(np.clip(wide, 0, 1) ** (1 / 2.2)), 16, profiles.iccp(wide_profile)
    )
    yield tagged("icc-before-gama", p3_encoded, 8, profiles.iccp(p3_profile), profiles.gama(45455))
    yield tagged("icc-garbage", gauge, 8, profiles.iccp(b"not a profile"), profiles.gama(45455))
    yield tagged("icc-grey-on-rgb", gauge, 8, profiles.iccp(grey_profile))
    yield tagged("cicp-srgb", gauge, 8, profiles.cicp(1, 13))
    yield tagged("cicp-display-p3", p3_encoded, 8, profiles.cicp(12, 13))
    yield tagged("cicp-display-p3-16", p3_encoded, 16, profiles.cicp(12, 13))
    yield tagged("cicp-linear-16", recolored(linear), 16, profiles.cicp(1, 8))
    yield tagged("cicp-before-icc", gauge, 8, profiles.cicp(1, 13), profiles.iccp(p3_profile))
    yield tagged("cicp-pq", gauge, 8, profiles.cicp(9, 16))
    yield tagged("cicp-narrow-range", gauge, 8, profiles.cicp(1, 13, 0, 0))
    yield tagged("gama-linear-16", recolored(linear), 16, profiles.gama(100000))
    yield tagged("gama-55556", recolored(linear ** (1 / 1.8)), 8, profiles.gama(55556))
    yield tagged("gama-45455", gauge, 8, profiles.gama(45455))
    yield tagged("gama-45455-chrm-bt709", gauge, 8, profiles.gama(45455), profiles.chrm(profiles.SRGB))
    p3_points = profiles.chrm(profiles.DISPLAY_P3)
    yield tagged("gama-45455-chrm-p3-16", p3_power, 16, profiles.gama(45455), p3_points)
    name = "Tagged/week-greys-icc-grey.png"
    yield grey_alpha(name, leaf, chunks=(profiles.iccp(grey_profile),))


def tagged(name, pixels, depth, *chunks):
    return rgba(f"Tagged/gauge-{name}.png", pixels, depth, chunks=chunks)
