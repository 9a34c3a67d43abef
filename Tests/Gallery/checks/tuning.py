# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Pages that carry their art draw it with other settings, as the command would."""

import base64
import subprocess

from harness import Skipped, check, equal, require
from listed import SCENES

# The codes of a picture as the page shows it, by what its text says.
CODES = """(async (file) => {
  const image = [...document.querySelectorAll('#groups img')].find(one => one.dataset.path === file);
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const {data} = context.getImageData(0, 0, canvas.width, canvas.height);
  return {width: canvas.width, height: canvas.height, source: image.src.slice(0, 5),
    codes: btoa(Array.from(data, (code) => String.fromCharCode(code)).join(''))};
})"""


def run(page, *words, status=(0,)):
    ended = subprocess.run(
        [page.binary, *words], cwd=page.folder, capture_output=True, text=True
    )
    if "has no page" in ended.stderr:
        raise Skipped("this build has no page for browsers")
    require(ended.returncode in status, ended.stderr)


def live(page, *words):
    if not page.binary:
        raise Skipped("needs --binary")
    art = [page.fixtures / "Inputs" / name for name in ("gauge@3x.png", "leaf@2x.png")]
    run(page, "render", *art, "--html", "-o", "out", *words)
    page.tab.open((page.folder / "out/index.html").as_uri())
    page.settle()


def tune(page, values):
    page.js("document.getElementById('tuning').open = true")
    page.tab.until("!document.querySelector('#tuning select').disabled", 60)
    page.js(f"tuning.change({values})")
    page.tab.until("tuning.isIdle", 60)
    page.settle()


def shown(page, name):
    return page.js(f"{CODES}({name!r})")


@check
def a_page_without_its_art_has_no_such_settings(page):
    live(page)
    equal(page.number("#tuning"), 0, "sections")
    require("worker" not in page.js("document.querySelector('meta[http-equiv]').content"), "policy")


@check
def what_is_drawn_is_what_the_command_draws(page):
    live(page, "--live", "--wallpaper", "mid")
    before = page.js("[...document.querySelectorAll('#groups img')].map(one => one.dataset.path)")
    require(len(before) == 6, f"{before}")
    tune(page, "{wallpaper: 'vivid', tint: '#30D158', model: {'material-lift': '0.15'}}")
    page.shot("tuned")
    files = {name: shown(page, name) for name in before}
    run(
        page, "render", *[page.fixtures / "Inputs" / name for name in ("gauge@3x.png", "leaf@2x.png")],
        "--html", "--live", "-o", "other", "--wallpaper", "vivid", "--tint", "#30D158",
        "--set", "material-lift=0.15",
    )
    # Read by the same browser: a page that draws nothing yet may not read files beside it.
    made = page.folder / "other/gallery"
    same = 0
    for name, drawn in files.items():
        equal(drawn["source"], "blob:", f"{name} is not drawn by the page")
        other = made / name.split("/")[-1]
        equal(codes(page, other), (drawn["width"], drawn["height"], drawn["codes"]), name)
        same += 1
    return f"{same} pictures, equal to the code"


def codes(page, file):
    data = base64.b64encode(file.read_bytes()).decode()
    read = page.js(
        f"(async () => {{ const image = new Image(); image.src = 'data:image/png;base64,{data}';"
        " await image.decode(); const canvas = document.createElement('canvas');"
        " [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];"
        " const context = canvas.getContext('2d'); context.drawImage(image, 0, 0);"
        " const {data} = context.getImageData(0, 0, canvas.width, canvas.height);"
        " return {width: canvas.width, height: canvas.height,"
        " codes: btoa(Array.from(data, (code) => String.fromCharCode(code)).join(''))}; })()"
    )
    return read["width"], read["height"], read["codes"]


@check
def all_is_as_it_was_when_asked(page):
    live(page, "--live")
    sources = "[...document.querySelectorAll('#groups img')].map(one => one.src)"
    before = page.js(sources)
    tune(page, "{tint: '#FF2D55'}")
    require(page.js(sources) != before, "nothing changes")
    page.tab.click("#tuning-reset")
    page.settle()
    equal(page.js(sources), before, "pictures")
    equal(page.number(".as-made"), 0, "dimmed")


@check
def what_the_page_cannot_draw_is_dimmed(page):
    if not page.binary:
        raise Skipped("needs --binary")
    widgets = page.fixtures / "Widgets/Weather"
    art = page.fixtures / "Inputs/leaf@2x.png"
    run(page, "render", widgets, art, "--html", "--live", "-o", "out", "--scene", SCENES.home_tinted)
    page.tab.open((page.folder / "out/index.html").as_uri())
    page.settle()
    tune(page, "{tint: '#FF2D55'}")
    require(page.number("#groups img.as-made") > 0, "composed widgets look as if they followed")
    require(page.number("#groups img[src^='blob:']") == 1, "the picture does not follow")
    require("stay as the command drew them" in page.text("#tuning-note"), page.text("#tuning-note"))


@check
def a_report_draws_its_pictures_too(page):
    if not page.binary:
        raise Skipped("needs --binary")
    art = page.fixtures / "Inputs/logo-dark@3x.png"
    (page.folder / "art").mkdir()
    (page.folder / "art/logo-dark@3x.png").write_bytes(art.read_bytes())
    run(
        page, "lint", "art", "--all", "--isolated", "--live", "--reporter", "html:lint.html",
        status=(0, 1),
    )
    page.tab.open((page.folder / "lint.html").as_uri())
    page.settle()
    tune(page, "{wallpaper: 'light', model: {'material-lift': '0.13'}}")
    require(page.number("main img[src^='blob:']") > 0, "nothing is drawn anew")
    page.shot("tuned-report")
