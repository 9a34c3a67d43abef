# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Variants, entries, families, notes and scenes that were left out."""

import galleries
from harness import check, equal, require


def opened(page):
    page.open([one for one in galleries.widgets() if one["asset"] == "Weather"])
    page.tab.until("document.querySelector('.strip') && document.querySelector('.grid img')")


@check
def a_strip_shows_variants_and_entries(page):
    opened(page)
    labels = page.js("[...document.querySelectorAll('.strip label')].map(e => e.innerText.trim())")
    equal(
        labels,
        ["clear · 09:00\nrelevance 10", "rain · 12:00\nrelevance 2.5", "snow · 18:00"],
        "strip",
    )


@check
def choosing_a_variant_shows_it(page):
    opened(page)
    first = page.js("document.querySelector('.grid img').src")
    require("clear" in first, f"first: {first}")
    page.tab.click(".strip label:nth-of-type(2)")
    require("rain" in page.js("document.querySelector('.grid img').src"), "rain is not shown")
    page.tab.key("ArrowRight", 39)
    require(
        "snow" in page.js("document.querySelector('.grid img').src"), "an arrow key does not choose"
    )
    equal(
        page.js("document.activeElement.parentElement.querySelector('bdi').textContent"),
        "snow · 18:00",
        "keyboard",
    )


@check
def families_have_headings(page):
    opened(page)
    equal(
        page.js("[...document.querySelectorAll('.family')].map(e => e.textContent)"),
        ["systemSmall", "systemMedium"],
        "families",
    )
    page.tab.click('#facets [data-value="systemMedium"]')
    equal(
        page.js("[...document.querySelectorAll('.family')].map(e => e.textContent)"),
        ["systemMedium"],
        "chosen",
    )


@check
def a_scene_left_out_says_why(page):
    opened(page)
    require(
        "disfavored" in page.js("document.querySelector('.plate.broken').dataset.reason"),
        "no reason",
    )
    equal(page.number("figure:has(.broken) button"), 0, "buttons on a scene left out")


@check
def notes_are_shown(page):
    page.open(galleries.widgets())
    require("nearest was taken" in page.text(".note"), "no note")
    page.tab.click(".open")
    require("nearest was taken" in page.text("#viewer-notes"), "no note in the large view")


@check
def a_note_all_share_is_said_once(page):
    page.open(
        [galleries.item("a", scene, notes=["said"]) for scene in ("lock-screen", "home-light")]
    )
    page.tab.until("document.querySelector('.grid img')")
    equal([page.number(".note"), page.text(".notes")], [0, "said"], "notes")


@check
def a_missing_file_is_said(page):
    page.tab.send("Log.disable")  # the browser says it too
    page.open([galleries.item("a", path="gone.missing.png"), galleries.item("b")])
    page.tab.until("document.querySelector('.plate.broken')")
    equal(
        page.js("document.querySelector('.plate.broken').dataset.reason"),
        "the file is missing",
        "said",
    )
