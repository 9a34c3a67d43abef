# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Drawings of named groups, and the files of a widget's folder."""

import io
import json
import subprocess

from PIL import Image


def drawing(width, height, groups, defs=""):
    """An SVG file whose groups are named and lie side by side below the root."""
    body = "".join(f'  <g id="{name}">{art}</g>\n' for name, art in groups.items())
    shared = f"  <defs>{defs}</defs>\n" if defs else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">\n{shared}{body}</svg>\n'
    )


def placed(art, x, y, scale=1.0):
    """Art moved, and scaled about its own top left."""
    by = f" scale({scale:.4g})" if scale != 1 else ""
    return f'<g transform="translate({x:.4g} {y:.4g}){by}">{art}</g>'


def gradient(name, *stops, x2="0", y2="1"):
    """A linear gradient of colours at even steps."""
    last = max(1, len(stops) - 1)
    marks = "".join(
        f'<stop offset="{round(i / last, 3)}" stop-color="{color}"/>'
        for i, color in enumerate(stops)
    )
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="{x2}" y2="{y2}">{marks}</linearGradient>'


def pixels(svg, scale):
    """The drawing as PNG bytes, opaque where it is."""
    done = subprocess.run(
        ["rsvg-convert", "-z", str(scale)], input=svg.encode(), capture_output=True, check=True
    )
    image = Image.open(io.BytesIO(done.stdout)).convert("RGBA")
    if image.getextrema()[3] == (255, 255):
        image = image.convert("RGB")
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


INFO = {"author": "xcode", "version": 1}


class Catalog:
    """An asset catalog being written."""

    def __init__(self, folder):
        self.folder = folder
        self._contents(folder, {})

    def image(self, name, svg, template=False):
        """An image set with pixels at 2x and 3x."""
        place = self.folder / f"{name}.imageset"
        place.mkdir(parents=True, exist_ok=True)
        entries = [{"idiom": "universal", "scale": "1x"}]
        for scale in (2, 3):
            file = f"{name}@{scale}x.png"
            (place / file).write_bytes(pixels(svg, scale))
            entries.append({"filename": file, "idiom": "universal", "scale": f"{scale}x"})
        content = {"images": entries}
        if template:
            content["properties"] = {"template-rendering-intent": "template"}
        self._contents(place, content)

    def color(self, name, light, dark=None):
        """A colour set, with a dark appearance if there is one."""
        place = self.folder / f"{name}.colorset"
        entries = [{"color": self._components(light), "idiom": "universal"}]
        if dark:
            appearance = [{"appearance": "luminosity", "value": "dark"}]
            entries.append(
                {"appearances": appearance, "color": self._components(dark), "idiom": "universal"}
            )
        self._contents(place, {"colors": entries})

    @staticmethod
    def _components(code):
        parts = {
            name: f"0x{code[i : i + 2].upper()}"
            for name, i in (("blue", 5), ("green", 3), ("red", 1))
        }
        return {"color-space": "srgb", "components": {"alpha": "1.000", **parts}}

    def _contents(self, place, content):
        place.mkdir(parents=True, exist_ok=True)
        text = json.dumps({**content, "info": INFO}, indent=2, separators=(",", " : "))
        (place / "Contents.json").write_text(text + "\n")
