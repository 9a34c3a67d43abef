# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Buoy: a small icon bundle of bitmaps, the same pixels on every machine."""

import json

from drawing import drawing, pixels


def art(body, defs=""):
    return pixels(drawing(512, 512, {"art": body}, defs), 1)


def body():
    shape = "M212 70H300L392 420H120Z"
    bands = "".join(f'<rect x="100" y="{y}" width="312" height="64" fill="#F7F3EA"/>' for y in (158, 290))
    return art(
        f'<path fill="#E5533D" d="{shape}"/><g clip-path="url(#shape)">{bands}</g>'
        '<rect x="226" y="26" width="60" height="52" rx="14" fill="#FFD56B"/>',
        f'<clipPath id="shape"><path d="{shape}"/></clipPath>')


def write(folder):
    assets = folder / "Assets"
    assets.mkdir(parents=True, exist_ok=True)
    (assets / "Body.png").write_bytes(body())
    (assets / "Ring.png").write_bytes(
        art('<circle cx="256" cy="256" r="190" fill="none" stroke="#FFFFFF" stroke-width="56"/>'))
    (assets / "Water.png").write_bytes(
        art('<path fill="#123A5C" d="M0 330Q64 290 128 330T256 330T384 330T512 330V512H0Z"/>'))
    icon = {
        "fill-specializations": [
            {"value": {"automatic-gradient": "srgb:0.35000,0.72000,0.86000,1.00000"}},
            {"appearance": "tinted", "value": {"solid": "extended-gray:0.05000,1.00000"}},
        ],
        "groups": [
            {"layers": [
                {"image-name": "Water.png", "position": {"scale": 2, "translation-in-points": [0, 0]},
                 "fill-specializations": [
                     {"value": {"linear-gradient": ["srgb:0.07000,0.36000,0.52000,0.85000", "srgb:0.03,0.16,0.27,1"]}},
                     {"appearance": "dark", "value": {"solid": "display-p3:0.10000,0.30000,0.45000,1.00000"}},
                     {"appearance": "tinted", "value": {"solid": "extended-gray:0.35000,1.00000"}}]}]},
            {"layers": [{"image-name": "Body.png", "position": {"scale": 1.4, "translation-in-points": [0, -40]}}]},
            {"opacity-specializations": [
                {"value": 0.6}, {"appearance": "dark", "value": 0.16}, {"appearance": "tinted", "value": 0.3}],
             "blend-mode": "soft-light",
             "layers": [{"image-name": "Ring.png", "position": {"scale": 1.8, "translation-in-points": [0, 0]}}]},
        ],
        "supported-platforms": {"squares": "shared"},
    }
    (folder / "icon.json").write_text(json.dumps(icon, indent=2, separators=(",", " : ")) + "\n")
