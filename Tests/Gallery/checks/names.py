# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Names from outside are shown and never obeyed."""

import shutil
import subprocess

import galleries
from harness import Skipped, check, equal, require

NAMES = [
    "<script>window.broken = 1</script>",
    "</script><script>window.broken = 1</script>",
    "<!--<script>",
    '"><img src=x onerror="window.broken = 1">',
    "a'b\"c&amp;",
    "line\nbreak",
    "rtl\u202egnp.exe",
    "isolate\u2067x\u2069",
    "para\u2028graph\u2029",
    "tab\tbell\x07",
    "{{data}} {{script}}",
    "javascript:alert(1)",
    "100% #1?x=y&z",
    "__proto__",
    "constructor",
    "👩‍👩‍👧 漢字 עברית",
    "x" * 240,
]


@check
def names_are_harmless(page):
    items = [
        galleries.item(
            name, scene, path=f"{index}.png", variant=variant, notes=[name], wallpaper=name
        )
        for index, name in enumerate(NAMES)
        for scene in ("lock-screen", name)
        for variant in ("v", name)
    ]
    page.open(items, title="</title><script>window.broken = 1</script>")
    for key in ("asset", "scene"):
        page.tab.click(f'#by [value="{key}"]')
        page.settle()
    require(page.js("window.broken === undefined"), "a name was run")
    equal(page.number("script"), 2, "scripts in the page")
    equal(page.number("img[src='x']"), 0, "elements made of names")
    page.tab.click('#by [value="asset"]')
    shown = page.assets()
    equal(len(shown), len(NAMES), "groups")
    equal(shown[0], NAMES[0], "markup as text")
    equal(
        shown[5:9],
        [
            "line\\nbreak",
            "rtl\\u{202E}gnp.exe",
            "isolate\\u{2067}x\\u{2069}",
            "para\\u{2028}graph\\u{2029}",
        ],
        "marks made visible",
    )
    equal(shown[15], NAMES[15], "emoji and Hebrew untouched")
    width = page.js("document.documentElement.scrollWidth - innerWidth")
    require(width <= 0, f"a long name makes the page {width} px too wide")
    page.shot("names")


@check
def file_names_become_addresses(page):
    paths = [
        "a b#c?d%41&e.png",
        "quote'\"<x>.png",
        "line\nbreak.png",
        "ünï-漢.png",
        "deep/er/x.png",
        "javascript:alert(1).png",
        "http:/x.png",
    ]
    page.open([galleries.item(path, path=path) for path in paths])
    page.tab.until(f"document.querySelectorAll('.grid img').length === {len(paths)}")
    page.tab.until("[...document.querySelectorAll('.grid img')].every(e => e.complete)")
    sizes = page.js("[...document.querySelectorAll('.grid img')].map(e => e.naturalWidth)")
    equal(sizes, [72] * len(paths), "pictures loaded")
    page.js("document.querySelectorAll('.open')[5].click()")
    require(
        page.js("document.querySelector('#viewer-facts a').href").startswith("file:"),
        "not a file's address",
    )


@check
def the_commands_own_page(page):
    """What `vibrancy render --html` writes, for files with such names."""
    if not page.binary:
        raise Skipped("no --binary")
    art = page.folder / "art"
    art.mkdir()
    source = sorted((page.fixtures / "Inputs").glob("*@3x.png"))[0]
    names = [
        "<script>window.broken = 1<",
        "</script>".replace("/", "\u2215"),
        "a'b\"c&amp;",
        "line\nbreak",
        "rtl\u202egnp",
        "para\u2028graph",
        "100% #1?x",
        "{{data}}",
        "עברית 漢字 👩‍👩‍👧",
    ]
    for name in names:
        shutil.copy(source, art / f"{name}.png")
    done = subprocess.run(
        [page.binary, "render", art, "--html", "-o", page.folder / "out"],
        capture_output=True,
        text=True,
    )
    equal([done.returncode, done.stderr], [0, ""], "the command")
    page.tab.open(galleries.address(page.folder / "out"))
    equal(len(page.assets()), len(names), "groups")
    page.tab.until("document.querySelector('.grid img')?.naturalWidth > 0")
    require(page.js("window.broken === undefined"), "a name was run")
    equal(page.number("script"), 2, "scripts in the page")
    require(
        page.text("body > footer").startswith("estimate, model 1"),
        "the footer does not say estimate",
    )
