# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What a preview shows is outlined where it is pointed at, with the line that it is written in."""

import galleries
from harness import check, equal, require


def steps(**more):
    """A widget of 200 × 100 pixels: a card, and on it a title and a symbol."""
    return galleries.item(
        "Steps", "home-light", family="systemMedium", width=200, height=100,
        elements=[
            [0, 0, 200, 100, "shape", "Widgets/Steps.swift:12"],
            [20, 10, 80, 20, 'text "8 432"', "Widgets/Steps.swift:15"],
            [150, 60, 30, 30, "symbol figure.walk"],
            [20, 10, 80, 20, "text \"<b>\"", "Widgets/<i>.swift:1"],
        ], **more)


def move(page, selector, x, y, of=(200, 100)):
    """Points at a pixel of the picture in an element."""
    left, top, width, height = page.js(
        f"(() => {{ const r = document.querySelector('{selector}').getBoundingClientRect();"
        " return [r.x, r.y, r.width, r.height] })()")
    times = min(width / of[0], height / of[1])
    page.tab.hover(left + (width - times * of[0]) / 2 + x * times,
                   top + (height - times * of[1]) / 2 + y * times)


def shown(page):
    return page.js("(() => { const p = document.querySelector('.pointed'); return p.hidden ? '' :"
                   " [...p.children].map(e => e.textContent).join(' | ') })()")


@check
def the_smallest_element_is_named(page):
    page.open([steps()])
    page.settle()
    equal(shown(page), "", "before anything is pointed at")
    move(page, ".plate", 160, 70)
    equal(shown(page), "symbol figure.walk", "a symbol that the system draws")
    move(page, ".plate", 120, 50)
    equal(shown(page), "shape | Widgets/Steps.swift:12", "the card")
    move(page, ".plate", 30, 20)
    equal(shown(page), 'text "<b>" | Widgets/<i>.swift:1', "of two in one place the upper")
    box = page.js("(() => { const o = document.querySelector('.outline').getBoundingClientRect(),"
                  " p = document.querySelector('.plate').getBoundingClientRect(), t = p.width / 200;"
                  " return [(o.x - p.x) / t, (o.y - p.y) / t, o.width / t, o.height / t].map(Math.round) })()")
    equal(box, [20, 10, 80, 20], "the outline in pixels of the picture")
    inside = page.js("(() => { const r = document.querySelector('.pointed').getBoundingClientRect();"
                     " return r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight })()")
    require(inside, "the label leaves the window")
    page.tab.hover(5, 5)
    equal(shown(page), "", "behind the picture")


@check
def the_large_view_points_and_lists(page):
    page.open([steps(fullColor="Steps.full.png")])
    page.settle()
    page.tab.click(".open")
    equal(shown(page), "", "the large view opens without a label")
    move(page, "#pair", 120, 50)
    equal(shown(page), "shape | Widgets/Steps.swift:12", "in the large view, under its slider")
    equal(page.js("document.querySelector('#viewer-elements summary').textContent"), "4 elements", "the list")
    page.tab.hover(5, 5)
    page.js("document.querySelector('#viewer-elements').open = true;"
            " document.querySelector('#elements button').focus()")
    equal(shown(page), "shape | Widgets/Steps.swift:12", "with the keyboard")
    equal(page.js("document.querySelector('.outline').parentElement.id"), "pair", "where it is outlined")
    page.shot("elements")


@check
def a_picture_has_none(page):
    page.open(galleries.widgets())
    page.settle()
    move(page, ".plate", 20, 20, (72, 72))
    equal(shown(page), "", "a picture as it is")
    page.tab.click(".open")
    require(page.js("document.getElementById('viewer-elements').hidden"), "an empty list is shown")
