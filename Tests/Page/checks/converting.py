# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Conversions: before and after, and the file."""

import base64

import png
from harness import check, equal, require


@check
def a_conversion_is_shown_and_downloaded(page):
    page.work("fish-hues@3x.png", fragment="#tab=convert")
    require(page.number("#kinds canvas") >= 6, "kinds without a picture")
    page.shot("convert")
    page.tab.click("#kinds li:nth-child(2) .button")
    page.settle()
    equal(page.js("app.view.compare"), "wipe", "compare")
    kind = page.js("app.optionsOf(app.view.current).version")
    require(kind, "no version")
    page.js("app.show({view: 'single', place: 'home-light'})")
    page.settle()
    require("as it was" in page.text("#stage .side.from"), "what it is compared with")
    page.shot("converted")
    page.tab.click("#tab-verdict")
    page.settle()
    require("what is left of it" in page.text("#verdict-of"), page.text("#verdict-of"))
    page.tab.click("#tab-convert")
    page.settle()
    page.js(
        "globalThis.saved = new Promise(done => { const make = URL.createObjectURL; URL.createObjectURL = blob =>"
        " { blob.arrayBuffer().then(b => done(btoa(String.fromCharCode(...new Uint8Array(b))))); return make.call(URL, blob) } }),"
        " HTMLAnchorElement.prototype.click = function () { globalThis.savedName = this.download }"
    )
    page.tab.click("#kinds li:nth-child(2) .button:last-child")
    data = base64.b64decode(page.js("saved"))
    equal(page.js("savedName"), f"fish-hues-{kind}@3x.png", "name")
    width, height, rgba = png.decode(data)
    equal((width, height), (216, 216), "size")
    require(any(0 < a < 255 for a in rgba[3::4]), "alpha was lost")
    page.tab.click("#undo")
    equal(page.js("app.optionsOf(app.view.current).version"), "", "undone")


def reported(page):
    """What is said beside each conversion, once all of them are judged."""
    page.tab.until("[...document.querySelectorAll('#kinds .note')].every(note => note.textContent)")
    return page.js(
        "Object.fromEntries([...document.querySelectorAll('#kinds li')].map(li => [li.querySelector('b').textContent, li.querySelector('.note').textContent]))"
    )


@check
def what_a_conversion_cannot_bring_back_is_told(page):
    """Hue alone distinguished fish and bowl: no rule finds that in what is grey."""
    page.work("fish-hues@3x.png", fragment="#tab=convert")
    notes = reported(page)
    equal(notes["Template: white in its shape"], "What is inside its outline is gone", "template")
    require(notes["Grey"].startswith("What hue alone distinguished is one grey"), notes["Grey"])
    page.add(page.fixtures / "Inputs/leaf@3x.png")
    equal(reported(page)["Grey"], "Reads well where it is judged", "a leaf of one color")


@check
def what_a_conversion_leaves_is_told(page):
    page.work("tree.png", fragment="#tab=convert")
    notes = reported(page)
    equal(
        notes["Template: white in its shape"],
        "All of it becomes one flat color; “Brightness to opacity” would keep it",
        "what is lost",
    )
    found = page.js("verdicts.of(app.view.current, '').findings.length")
    require(found and notes["As it is"].split(" ")[0].isdigit(), f"{found} findings, reported: {notes}")
    page.js("HTMLAnchorElement.prototype.click = () => {}")
    page.tab.click("#kinds li:nth-child(5) .button:last-child")
    page.settle()
    require("but all of it becomes" in page.text("#toast"), page.text("#toast"))
