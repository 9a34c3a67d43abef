# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Wallpapers: the module's own, a plain color, a photo of one's own."""

import png
from harness import check, equal, require

# The mean color of what is drawn in a place.
MEAN = """(() => { const tile = [...document.querySelectorAll('#grid figure')].find(e => e.tile.place.id === 'home-light');
  const c = tile.querySelector('.main canvas'), d = c.getContext('2d').getImageData(0, 0, c.width, 4).data;
  const sum = [0, 0, 0]; for (let i = 0; i < d.length; i += 4) for (let k = 0; k < 3; k++) sum[k] += d[i + k];
  return sum.map(v => Math.round(v / (d.length / 4))); })()"""


@check
def a_color_and_a_photo_are_wallpapers(page):
    page.work("leaf@3x.png", fragment="#mode=fullColor")
    require(page.number("#wallpapers canvas") >= 6, "wallpapers without a picture")
    before = page.js(MEAN)
    page.js(
        "(() => { const i = document.getElementById('wallpaper-color'); i.value = '#00ff00'; i.dispatchEvent(new Event('input')); })()"
    )
    page.settle()
    green = page.js(MEAN)
    require(green != before and green[1] > 180 and green[0] < 60, f"plain green is {green}")
    file = page.folder / "blue.png"
    file.write_bytes(png.encode(90, 200, bytes([10, 20, 220, 255]) * (90 * 200)))
    page.add(file, picker="#photo-picker")
    blue = page.js(MEAN)
    require(blue[2] > 180 and blue[1] < 80, f"a blue photo is {blue}")
    equal(page.js("app.doc.look.wallpaper"), "own", "chosen")
    require("own" not in page.js("location.hash"), "the photo is in the address")
    page.shot("photo")
    page.tab.click("#undo")
    page.settle()
    equal(page.js("app.doc.look.wallpaper"), "#00FF00", "undone")
    page.add(page.fixtures / "Bad/heic.png", picker="#photo-picker")
    require("HEIC" in page.text("#photo-note"), "a bad photo is not reported")
    equal(page.js("app.doc.look.wallpaper"), "#00FF00", "a bad photo changes nothing")
