# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Luminance to alpha against another renderer: librsvg's feColorMatrix."""

import base64
import shutil
import subprocess

import numpy as np

import images
import pictures
from harness import check, require

SVG = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
 width="{0}" height="{1}"><filter id="f" x="0" y="0" width="1" height="1"
 color-interpolation-filters="sRGB"><feColorMatrix type="luminanceToAlpha"/></filter>
 <image width="{0}" height="{1}" filter="url(#f)" xlink:href="data:image/png;base64,{2}"/></svg>"""


def _librsvg_alpha(context, codes):
    require(shutil.which("rsvg-convert"), "rsvg-convert (librsvg2-bin) is not installed")
    height, width = codes.shape[:2]
    data = base64.b64encode(images.as_bytes(codes)).decode()
    svg = context.folder / "filter.svg"
    svg.write_text(SVG.format(width, height, data))
    subprocess.run(["rsvg-convert", svg, "-o", context.folder / "svg.png"], check=True, timeout=600)
    return images.rgba(context.folder / "svg.png")[0][..., 3]


@check()
def straight_form(context):
    """Within 1/255 where alpha >= 128; below, librsvg's 8-bit premultiplied storage decides."""
    codes = pictures.random_rgba(200, 200, seed=11)
    expected = _librsvg_alpha(context, codes)
    images.write(context.folder / "art.png", codes)
    context.run(
        "convert", "art.png", "-o", "out", "--to", "luminance-to-alpha", "--form", "straight")
    found = images.rgba(context.folder / "out" / "art.png")[0][..., 3]
    judged = codes[..., 3] >= 128
    difference = np.abs(found - expected)[judged]
    require(difference.max() <= 1, f"{difference.max()}/255 apart")
    return f"{int((difference > 0).sum())} of {int(judged.sum())} pixels by 1/255"
