# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Postcard: an opaque picture and an emoji-like face, which a tint turns into blocks."""

from drawing import Catalog, drawing, gradient


def dunes(width):
    """A desert at dusk, opaque to the edges."""
    wide = width > 158
    w = width
    sun = 0.70 * w if wide else 108
    defs = gradient("sky", "#2B2A63", "#7B3F8C", "#E8677A", "#FFC27A") + gradient(
        "far", "#B8486B", "#8A3564"
    )
    defs += gradient("mid", "#7E2C5C", "#56204F") + gradient("near", "#3E1A45", "#1F1030")
    sky = f'<rect width="{w}" height="112" fill="url(#sky)"/>'
    stars = "".join(
        f'<circle cx="{x * w:.1f}" cy="{y}" r="{r}" fill="#FFF" fill-opacity=".85"/>'
        for x, y, r in [(0.08, 20, 0.9), (0.2, 40, 0.7), (0.31, 14, 1.1), (0.45, 30, 0.7), (0.58, 12, 0.9), (0.86, 22, 1), (0.94, 46, 0.7)]
    )  # fmt: skip
    disc = f'<circle cx="{sun}" cy="84" r="21" fill="#FFE9B8"/>'
    far = f'<path fill="url(#far)" d="M0 104C{w * 0.2:.0f} 82 {w * 0.34:.0f} 88 {w * 0.5:.0f} 99C{w * 0.68:.0f} 111 {w * 0.82:.0f} 84 {w} 92V158H0Z"/>'
    mid = f'<path fill="url(#mid)" d="M0 112C{w * 0.16:.0f} 110 {w * 0.3:.0f} 126 {w * 0.52:.0f} 118C{w * 0.74:.0f} 109 {w * 0.86:.0f} 118 {w} 108V158H0Z"/>'
    near = f'<path fill="url(#near)" d="M0 139C{w * 0.2:.0f} 122 {w * 0.46:.0f} 129 {w * 0.62:.0f} 140C{w * 0.76:.0f} 149 {w * 0.9:.0f} 145 {w} 134V158H0Z"/>'
    cactus = '<path fill="none" stroke="#2C1238" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M0 0V-44M0 -15H-8A3 3 0 0 1 -11 -18V-28M0 -21H8A3 3 0 0 0 11 -24V-36"/>'
    plants = f'<g transform="translate({0.885 * w:.1f} 140)">{cactus}</g>'
    if wide:
        plants += f'<g transform="translate({0.45 * w:.1f} 132) scale(.55)">{cactus}</g>'
    return drawing(width, 158, {"art": sky + stars + disc + far + mid + plants + near}, defs)


def fox():
    """A face whose parts differ in hue and in luma."""
    ears = (
        '<path fill="#E8702A" stroke="#E8702A" stroke-width="4" stroke-linejoin="round" d="M8 8L12 38L36 22ZM64 8L60 38L36 22Z"/>'
        '<path fill="#5A2413" d="M12.5 15L15 31L26 23ZM59.5 15L57 31L46 23Z"/>'
    )
    head = '<path fill="#F58A3C" d="M36 15C54 15 67 28 67 43C58 46 48 66 36 66C24 66 14 46 5 43C5 28 18 15 36 15Z"/>'
    cheeks = '<path fill="#FFF6E9" d="M5 43C14 38 26 41 31 50C33 54 39 54 41 50C46 41 58 38 67 43C58 46 48 66 36 66C24 66 14 46 5 43Z"/>'
    eyes = '<path fill="none" stroke="#2B1208" stroke-width="3.4" stroke-linecap="round" d="M18 38A4.6 4.6 0 0 1 27 38M45 38A4.6 4.6 0 0 1 54 38"/>'
    nose = '<path fill="#2B1208" d="M30.5 56.5A5.5 3.4 0 0 1 41.5 56.5C41.5 60 38.5 63 36 63C33.5 63 30.5 60 30.5 56.5Z"/>'
    return drawing(72, 72, {"art": ears + head + cheeks + eyes + nose})


def write(folder):
    catalog = Catalog(folder / "Assets.xcassets")
    catalog.image("Dunes", dunes(158))
    catalog.image("Dunes Wide", dunes(338))
    catalog.image("Fox", fox())
