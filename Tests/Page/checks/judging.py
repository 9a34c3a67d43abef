# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Verdicts: reported, shown on the picture, worked out anew when the art is another."""

from harness import check, equal, require
from listed import RULES


def judged(page, *names):
    page.work(*names, fragment="#tab=verdict")
    page.settle()


@check
def findings_are_told_and_shown_on_the_picture(page):
    judged(page, "logo-dark@3x.png", "leaf@3x.png")
    require(page.number(".finding") >= 1, "no finding for dark art")
    require(page.text("#sentence").endswith("."), page.text("#sentence"))
    require(page.number(".finding .gauge") >= 1, "no measure is drawn")
    require(page.number(".curve polyline") == 1, "no curve")
    page.shot("verdict")
    require(RULES.vibrant_dark_content in page.text("#findings"), "the rule is not named")
    page.tab.click(".finding .button")
    page.settle()
    equal(page.js("app.view.view"), "single", "view")
    finding = page.js("verdicts.chosen(app.view.current)")
    equal(page.js("stage.placeShown(app.current).id"), finding["scene"], "place")
    if finding.get("rectangle"):
        equal(page.number("#stage .main .box"), 1, "rectangles")
    page.shot("verdict-shown")
    page.tab.click(".finding .button")
    page.settle()
    equal(page.number("#stage .main .box"), 0, "rectangles after a second click")
    page.js("app.show({view: 'places'})")
    page.settle()
    require(page.number("figcaption .dot:not([hidden])") >= 1, "no tile is marked")
    require(page.number("#list .dot:not([hidden])") >= 1, "the list is not marked")


@check
def a_command_is_told_as_a_place_of_the_page(page):
    judged(page, "fish-hues@3x.png")
    text = page.js("document.getElementById('findings').textContent")
    require("here: Convert, “Brightness to opacity”" in text, "where the conversion is")
    # What the linter says in a sentence, and what is drawn below it, is one number.
    pairs = page.js(
        "[...document.querySelectorAll('.finding')].filter(one => one.querySelector('.scale')).map(one =>"
        " [one.querySelector('.message').textContent, one.querySelector('.scale b').textContent])"
    )
    require(pairs, "no measure")
    for message, drawn in pairs:
        require(drawn.split("\u00a0")[0].split(" ")[0] in message, f"{drawn}: {message}")


@check
def another_family_is_judged_anew(page):
    judged(page, "logo-dark@3x.png")
    page.js("globalThis.before = verdicts.of(app.view.current)")
    page.js("app.change('family', doc => { doc.look.family = 'accessoryCircular' })")
    page.settle()
    require(
        page.js("(now => now && now !== before)(verdicts.of(app.view.current))"), "not judged anew"
    )
    page.js("globalThis.before = verdicts.of(app.view.current)")
    page.js("app.change('tint', doc => { doc.look.tint = '#0A84FF' })")
    page.settle()
    require(page.js("verdicts.of(app.view.current) === before"), "a tint changes no verdict")
