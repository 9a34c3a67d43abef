# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""For people who use a keyboard, a screen reader, their own colors or a small screen."""

import galleries
from harness import check, equal, require

CONTRAST = """(() => {
  const light = (c) => { const l = c.map(v => (v /= 255) <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
    return .2126 * l[0] + .7152 * l[1] + .0722 * l[2]; };
  const numbers = (text) => text.match(/[\\d.]+/g).map(Number);
  const behind = (e) => { for (; e; e = e.parentElement) { const c = numbers(getComputedStyle(e).backgroundColor);
    if (c[3] !== 0) return c; } return numbers(getComputedStyle(document.documentElement).backgroundColor); };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), low = new Set();
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !e.checkVisibility() || e.closest('script, .handle, :disabled')) continue;
    const [a, b] = [light(numbers(getComputedStyle(e).color)), light(behind(e))].sort((x, y) => y - x);
    const ratio = (a + .05) / (b + .05);
    if (ratio < 4.5) low.add(`${e.tagName}.${e.className} "${walker.currentNode.data.trim().slice(0, 20)}" ${ratio.toFixed(2)}`);
  }
  return [...low];
})()"""

UNNAMED = """[...document.querySelectorAll('button, input, select, a, img, dialog, aside, fieldset')]
  .filter(e => e.checkVisibility() && !e.closest('[aria-hidden=true]'))
  .filter(e => !(e.getAttribute('aria-label') || e.getAttribute('aria-labelledby') || e.labels?.length
    || e.textContent.trim() || e.getAttribute('alt') !== null && (e.alt || e.closest('label'))
    || e.querySelector('img[alt]:not([alt=""])')))
  .map(e => e.outerHTML.slice(0, 80))"""


@check
def text_has_contrast(page):
    for scheme in ("dark", "light"):
        page.tab.view(1280, 900, scheme)
        page.open(galleries.widgets(), "#scene=lock-screen&tint=%2330D158")
        page.settle()
        equal(page.js(CONTRAST), [], f"below 4.5:1 in {scheme}")
        page.tab.click(".open")
        equal(page.js(CONTRAST), [], f"below 4.5:1 in {scheme}, large view")


@check
def everything_has_a_name_and_a_landmark(page):
    page.open(galleries.widgets())
    page.settle()
    equal(page.js(UNNAMED), [], "without a name")
    for landmark in ("header.bar", "main", "aside[aria-label]", "body > footer", "search"):
        equal(page.number(landmark), 1, landmark)
    page.tab.click(".open")
    equal(page.js(UNNAMED), [], "without a name in the large view")


@check
def the_keyboard_reaches_everything(page):
    page.open(galleries.widgets())
    page.settle()
    seen = []
    for _ in range(40):
        page.tab.key("Tab", 9)
        seen.append(page.js("document.activeElement.id || document.activeElement.className"))
        style = page.js(
            "(() => { const e = document.activeElement; const s = getComputedStyle(e.matches('.hidden')"
            " ? e.parentElement : e); return s.outlineStyle + s.outlineWidth })()"
        )
        require(not style.startswith("none"), f"no ring around {seen[-1]}")
        if seen[-1] == "open":
            break
    for one in ("skip", "search", "print", "theme", "sweep", "chip", "open"):
        require(one in seen, f"{one} is not reached: {seen}")
    page.tab.key("Enter", 13)
    require(page.js("document.getElementById('viewer').open"), "Enter does not open")


@check
def the_skip_button_goes_to_the_previews(page):
    page.open(galleries.widgets())
    page.tab.key("Tab", 9)
    page.tab.key("Enter", 13)
    equal(page.js("document.activeElement.id"), "main", "keyboard")


@check
def a_small_screen_needs_no_sideways_scrolling(page):
    page.tab.view(360, 740, touch=True)
    page.open(galleries.widgets())
    page.settle()
    equal(page.js("document.documentElement.scrollWidth"), 360, "width")
    require(
        not page.js("document.getElementById('filters').checkVisibility()"),
        "filters fill the screen",
    )
    page.shot("phone", whole=True)
    page.tab.click("#filter-toggle")
    equal(
        page.js("document.getElementById('filter-toggle').getAttribute('aria-expanded')"),
        "true",
        "expanded",
    )
    small = page.js(
        "[...document.querySelectorAll('.chip')].filter(e => e.offsetHeight < 32).length"
    )
    equal(small, 0, "chips too small for a finger")
    page.shot("phone-filters")
    page.tab.click('#facets [data-value="lock-screen"]')
    require("(1)" in page.text("#filter-toggle"), "the button does not say that there is a filter")
    page.tab.click(".open")
    equal(page.js("document.getElementById('viewer').scrollWidth"), 360, "width of the large view")
    page.shot("phone-large")


@check
def the_theme_follows_and_is_chosen(page):
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    page.tab.view(1280, 900, "light")
    page.open(galleries.widgets())
    equal(page.js(ground), "rgb(245, 245, 247)", "ground in light")
    equal(
        page.js("document.getElementById('theme').getAttribute('aria-pressed')"), "true", "pressed"
    )
    page.tab.click("#theme")
    equal(page.js(ground), "rgb(24, 24, 26)", "ground after the toggle")
    page.tab.until("location.hash.includes('theme=dark')")


@check
def motion_is_left_out_when_asked(page):
    page.tab.send(
        "Emulation.setEmulatedMedia",
        features=[{"name": "prefers-reduced-motion", "value": "reduce"}],
    )
    page.open(galleries.widgets())
    moving = page.js(
        "[...document.querySelectorAll('*')].filter(e => parseFloat(getComputedStyle(e)"
        ".transitionDuration) > 0 || getComputedStyle(e).animationName !== 'none').length"
    )
    equal(moving, 0, "elements that move")
