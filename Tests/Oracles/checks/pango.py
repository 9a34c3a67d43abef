# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Where layers of text are drawn, against Pango on the same machine: widths and baselines."""

import json
import subprocess
from pathlib import Path

import numpy as np

import images
from harness import check, require

# A font as a description names it, and as Pango does.
FONTS = {
    "DejaVu Sans": "DejaVu Sans", "DejaVuSans-Bold": "DejaVu Sans Bold",
    "DejaVu Serif": "DejaVu Serif", "DejaVuSansMono": "DejaVu Sans Mono",
    "Inter-SemiBold": "Inter Semi-Bold", "Inter": "Inter",
}
TEXTS = [
    "12:40", "21°", "Ferry", "Karaköy", "AVAVA To", "WAVE", "fi ffl", "1,234.56", "Pier 2", "i",
    "MMM", "|||", "a b  c", "Büyükada", "Ağız", "Łódź", "Ελλάδα", "Москва", "−40 %", "½ mile",
    "“quoted”", "e\u0301a\u0308", "A&B<C>", "100 km/h", "jgpqy", "ÅÄÖ", "ﬁne", "…", "don’t", "x²+y²",
    "TAVERN", "P. 7", "To: Yes", "“Ty”", "r.f.v.", "LT 11", "0123456789", "@home", "#1 (one)",
    "Zürich HB", "Straße", "señor",
]
SIZE, SCALE = 24, 3
# On the device that frames are written for, systemLarge has so many points.
FRAME = (60.0, 100.0, 240.0, 120.0)


def _pango(rows):
    program = Path(__file__).resolve().parent.parent / "pango_metrics.py"
    for python in ("/usr/bin/python3", "python3"):
        done = subprocess.run(
            [python, program], input=json.dumps(rows), capture_output=True, text=True, timeout=600,
            env={"PATH": "/usr/bin:/bin:/opt/homebrew/bin", "PANGOCAIRO_BACKEND": "fc"})
        if done.returncode == 0:
            return json.loads(done.stdout)
    require(False, "PyGObject with Pango (python3-gi, gir1.2-pango-1.0) is not installed")


def _ink(path):
    """The box of a picture's light on its dark ground, to parts of a pixel, in points."""
    codes = images.rgba(path)[0][..., 0].astype(float)
    light = np.clip((codes - 40) / 215, 0, 1)

    def ends(line):
        at = np.flatnonzero(line > 0.02)
        return at[0] + 1 - min(1, line[at[0]]), at[-1] + min(1, line[at[-1]])

    left, right = ends(light.max(axis=0))
    top, bottom = ends(light.max(axis=1))
    return tuple(one / SCALE for one in (left, right, top, bottom))


@check(over=list(FONTS))
def widths_and_baselines(context, font):
    """Each text leading at the top and trailing at the bottom; half a point is allowed."""
    ways = {"leading": "top", "trailing": "bottom", "center": "center"}
    values = {f"t{number:02}": {"text": text} for number, text in enumerate(TEXTS)}
    found = _pango([[FONTS[font], text] for text in TEXTS])
    largest = 0.0
    for align, vertical in ways.items():
        layer = {
            "text": "${t.text}", "font": font, "size": SIZE, "align": align, "verticalAlign": vertical,
            "frame": FRAME}
        (context.folder / f"{align}.widget.json").write_text(json.dumps({
            "families": ["systemLarge"], "containerBackground": "#000000",
            "parameters": {"t": values}, "layers": [layer]}))
        context.run(
            "render", f"{align}.widget.json", "-o", "out", "--scene", "home-light", "--wallpaper",
            "#000000", "--scale", SCALE)
        for (name, value), there in zip(values.items(), found):
            ink = _ink(context.folder / "out" / f"{align}.{name}.systemLarge.home-light.png")
            space = FRAME[2] - there["width"] * SIZE
            x = FRAME[0] + {"leading": 0, "center": space / 2, "trailing": space}[align]
            space = FRAME[3] - (there["ascent"] + there["descent"]) * SIZE
            y = FRAME[1] + {"top": 0, "center": space / 2, "bottom": space}[vertical]
            y += there["ascent"] * SIZE
            wanted = [
                x + there["left"] * SIZE, x + there["right"] * SIZE, y + there["top"] * SIZE,
                y + there["bottom"] * SIZE]
            apart = [abs(one - other) for one, other in zip(ink, wanted)]
            largest = max(largest, *apart)
            require(
                max(apart) <= 0.5,
                f"'{value['text']}' {align}: ink at {[round(one, 2) for one in ink]} pt, by Pango "
                f"{[round(one, 2) for one in wanted]}")
    return f"{len(TEXTS)} texts in 3 places, largest {largest:.2f} pt"
