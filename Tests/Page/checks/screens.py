# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Pictures in the slots of whole drawn screens."""

from harness import check, equal, require
from listed import SCENES

DRAWN = "stage.large.main.isDrawn && stage.large.main.width"


def on_a_screen(page, screen, *names, fragment=""):
    page.work(*names, fragment=fragment)
    page.tab.click("#view [value=screen]")
    page.js(f"app.show({{screen: {screen!r}}})")
    page.settle()


@check
def every_screen_is_drawn(page):
    on_a_screen(page, "", "leaf@3x.png", "landscape.png", "gauge@3x.png")
    screens = page.js("app.about.screens.map(one => one.id)")
    require(len(screens) == 19, f"{len(screens)} screens")
    for screen in screens:
        page.js(f"app.show({{screen: {screen!r}}})")
        page.settle()
        require(page.js(DRAWN) > 200, f"{screen} is not drawn")
        require(page.js("stage.large.main.placed") > 0, f"nothing is on {screen}")
        require(page.text("#caption b"), f"{screen} has no title")
        page.shot(f"screen-{screen}")


@check
def who_finds_no_slot_is_counted(page):
    on_a_screen(page, SCENES.standby, "leaf@3x.png", "gauge@3x.png", "moon@3x.png")
    require("2 of 3 pictures" in page.text("#caption"), page.text("#caption"))
    page.js("app.show({screen: 'lock-screen'})")
    page.settle()
    require("3 pictures" in page.text("#caption"), page.text("#caption"))


@check
def who_is_not_wanted_on_screens_is_left_out(page):
    on_a_screen(page, "lock-screen", "leaf@3x.png", "gauge@3x.png", "moon@3x.png")
    page.tab.click("#list li:nth-child(2) .choose")
    page.tab.click("#seated")
    page.tab.click("#list li:nth-child(1) .choose")
    page.settle()
    require("2 pictures" in page.text("#caption"), page.text("#caption"))
    page.tab.click("#undo")
    page.settle()
    require("3 pictures" in page.text("#caption"), page.text("#caption"))


@check
def from_a_screen_to_its_place(page):
    on_a_screen(page, SCENES.home_tinted, "leaf@3x.png")
    page.tab.click("#view [value=single]")
    page.settle()
    equal(page.js("stage.placeShown(app.current).id"), SCENES.home_tinted, "place")


@check
def each_picture_keeps_its_own_settings(page):
    on_a_screen(page, SCENES.watch_accented, "leaf@3x.png", "gauge@3x.png")
    before = page.js(SUM)
    page.js(
        "app.change('group', doc => { const id = doc.order[1];"
        " doc.options[id] = {...doc.options[id], group: 'accent'} })"
    )
    page.settle()
    require(page.js(SUM) != before, "the other picture's group changes nothing")


SUM = """(() => { const {canvas} = stage.large.main;
  const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.reduce((sum, value, at) => (sum * 31 + value * (at % 7 + 1)) % 1000000007, 0); })()"""


@check
def keys_and_address_know_screens(page):
    page.work("leaf@3x.png", fragment=f"#view=screen&screen={SCENES.home_dark}")
    equal(page.js("document.getElementById('place').value"), SCENES.home_dark, "screen of the address")
    page.tab.key("ArrowRight")
    page.settle()
    equal(page.js("app.view.screen"), SCENES.home_tinted, "the next screen")
    require(f"screen={SCENES.home_tinted}" in page.js("location.hash"), page.js("location.hash"))
    page.tab.key("1")
    page.tab.key("4")
    page.settle()
    equal(page.js("app.view.view"), "screen", "the key of the view")
