# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Lighthouse: an icon bundle of groups and layers, in three looks."""

import json

from drawing import drawing

SIDE = 1024


def solid(code, alpha=1.0):
    parts = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return {"solid": "srgb:" + ",".join(f"{part:.5f}" for part in [*parts, alpha])}


def grey(white, alpha=1.0):
    return {"solid": f"extended-gray:{white:.5f},{alpha:.5f}"}


def looks(key, value, **others):
    """A value with versions for looks, as the bundle writes it."""
    versions = [{"value": value}]
    versions += [{"appearance": look, "value": other} for look, other in others.items()]
    return {f"{key}-specializations": versions}


def sea(y, swing):
    data = f"M0 {y}" + f"q64 {swing} 128 0" * 8 + f"V{SIDE}H0Z"
    return drawing(SIDE, SIDE, {"art": f'<path fill="#1B6E8C" d="{data}"/>'})


def beam():
    art = '<path fill="#FFE9B0" d="M512 300L1100 120V480Z"/><path fill="#FFE9B0" d="M512 300L-76 120V480Z"/>'
    return drawing(SIDE, SIDE, {"art": art})


def tower():
    art = (
        '<path fill="#F7F3EA" d="M446 372H578L622 812H402Z"/>'
        '<path fill="#E5533D" d="M436.2 470H587.8L598 572H426Z"/>'
        '<path fill="#E5533D" d="M415.8 674H608.2L618.4 776H405.6Z"/>'
        '<path fill="#24364B" d="M418 346H606V378H418Z"/>'
        '<path fill="#24364B" d="M440 246C440 206 472 176 512 176C552 176 584 206 584 246Z"/>'
    )
    return drawing(SIDE, SIDE, {"art": art})


def lamp():
    return drawing(120, 100, {"art": '<rect x="6" width="108" height="100" fill="#FFD56B"/>'})


def write(folder):
    assets = folder / "Assets"
    assets.mkdir(parents=True, exist_ok=True)
    for name, art in {
        "Sea.svg": sea(806, -46), "Surf.svg": sea(872, 40), "Beam.svg": beam(), "Tower.svg": tower(),
        "Lamp.svg": lamp(),
    }.items():
        (assets / name).write_text(art)
    glass = {"shadow": {"kind": "neutral", "opacity": 0.5}, "translucency": {"enabled": True, "value": 0.5}}
    water = [
        {"image-name": "Surf.svg", "name": "surf", "opacity": 0.9,
         **looks("fill", solid("#2FA3B8"), dark=solid("#1B5F78"), tinted=grey(0.45))},
        {"image-name": "Sea.svg", "name": "sea",
         **looks("fill", solid("#17607F"), dark=solid("#103E55"), tinted=grey(0.3))},
    ]
    light = [
        {"image-name": "Lamp.svg", "name": "lamp", "glass": False,
         "position": {"scale": 1.0, "translation-in-points": [0, -216]},
         **looks("fill", None, tinted=grey(1))},
        {"image-name": "Beam.svg", "name": "beam", "blend-mode": "screen",
         **looks("opacity", 0.55, dark=0.35, tinted=0.3), **looks("hidden", False, tinted=False)},
    ]
    icon = {
        "fill-specializations": [
            {"value": {
                "linear-gradient": [
                    "display-p3:0.10000,0.18000,0.42000,1.00000", "display-p3:0.86000,0.46000,0.40000,1.00000"],
                "orientation": {"start": {"x": 0.5, "y": 0}, "stop": {"x": 0.5, "y": 0.8}}}},
        ],
        "groups": [
            {"name": "water", "layers": water, **glass},
            {"name": "tower", "layers": [{"image-name": "Tower.svg", "name": "tower"}], **glass},
            {"name": "light", "layers": light, "specular": False},
        ],
        "supported-platforms": {"circles": ["watchOS"], "squares": "shared"},
    }
    (folder / "icon.json").write_text(json.dumps(icon, indent=2, separators=(",", " : ")) + "\n")
