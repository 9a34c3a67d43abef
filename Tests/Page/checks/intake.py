# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""How pictures come in, and what is said of what is none."""

import json

import pixels
import png
from harness import check, equal, require


def dropped(page, *paths):
    """Drops files and folders as a person does."""
    data = {"items": [], "files": [str(one) for one in paths], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        page.tab.send("Input.dispatchDragEvent", type=kind, x=640, y=420, data=data)
        if kind == "dragOver":
            require(
                page.js("!document.getElementById('over').hidden"), "nothing says where to drop"
            )
    page.tab.until("app.doc.order.length || document.getElementById('reported').children.length", 60)
    page.settle()


def titles(page):
    return page.js("app.listed().map(one => one.title)")


@check
def files_are_dropped_with_their_scale(page):
    page.open()
    page.settle()
    inputs = page.fixtures / "Inputs"
    dropped(page, inputs / "leaf@3x.png", inputs / "moon@2x.png", inputs / "tree.png")
    equal(titles(page), ["leaf@3x", "moon@2x", "tree"], "names")
    equal(page.js("app.doc.order.map(id => app.optionsOf(id).scale)"), [3, 2, 1], "scales")
    equal(page.text("#count"), "3 pictures", "count")
    require(page.js("document.getElementById('over').hidden"), "the drop area stays")
    page.shot("dropped")


@check
def a_picture_is_pasted(page):
    page.open()
    page.settle()
    page.js(
        "(async () => { const c = new OffscreenCanvas(40, 40); const x = c.getContext('2d'); x.fillRect(8, 8, 24, 24);"
        " const transfer = new DataTransfer(); transfer.items.add(new File([await c.convertToBlob()], 'image.png'));"
        " dispatchEvent(new ClipboardEvent('paste', {clipboardData: transfer})); })()"
    )
    page.tab.until("app.doc.order.length")
    page.settle()
    equal(titles(page), ["image"], "names")


@check
def a_catalog_is_dropped(page):
    page.open()
    page.settle()
    catalog = page.folder / "Art.xcassets"
    inputs = page.fixtures / "Inputs"

    def imageset(path, images, **more):
        folder = catalog / f"{path}.imageset"
        folder.mkdir(parents=True)
        for image in images:
            (folder / image["filename"]).write_bytes((inputs / image.pop("from")).read_bytes())
        (folder / "Contents.json").write_text(json.dumps({"images": images, **more}))

    dark = [{"appearance": "luminosity", "value": "dark"}]
    imageset(
        "Leaf",
        [
            {"filename": "a.png", "scale": "1x", "idiom": "universal", "from": "leaf.png"},
            {"filename": "b.png", "scale": "3x", "idiom": "universal", "from": "leaf@3x.png"},
            {
                "filename": "c.png",
                "scale": "3x",
                "idiom": "universal",
                "appearances": dark,
                "from": "moon@3x.png",
            },
        ],
    )
    imageset(
        "In/Mug",
        [{"filename": "m.png", "scale": "2x", "idiom": "universal", "from": "mug-template@2x.png"}],
        properties={"template-rendering-intent": "template"},
    )
    broken = catalog / "Odd.imageset"
    broken.mkdir()
    (broken / "Contents.json").write_text("{")
    (broken / "odd@2x.png").write_bytes((inputs / "tree@2x.png").read_bytes())
    (catalog / "Contents.json").write_text("{}")
    dropped(page, catalog)
    equal(titles(page), ["Mug", "Leaf", "Leaf · dark", "Odd · odd"], "names")
    equal(page.js("app.doc.order.map(id => app.optionsOf(id).scale)"), [2, 3, 3, 2], "scales")
    equal(page.js("app.optionsOf(app.doc.order[0]).template"), "yes", "template")
    require(
        "smaller scale left out" in page.text("#reported"), "the smaller scale is left out in silence"
    )


@check
def a_folder_of_ten_thousand_is_shown_in_part_and_said(page):
    page.open()
    page.settle()
    folder = page.folder / "Many"
    data = png.encode(4, 4, pixels.disc(4))
    for number in range(10_100):
        sub = folder / f"part{number // 1000}"
        sub.mkdir(parents=True, exist_ok=True)
        (sub / f"n{number:05}.png").write_bytes(data)
    dropped(page, folder)
    equal(page.js("app.doc.order.length"), 500, "pictures")
    said = page.text("#reported")
    require("10,100" in said and "500" in said, f"said: {said}")


GIF = (
    b"GIF89a\x02\x00\x02\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00"
    + 2
    * (
        b"\x21\xf9\x04\x00\x0a\x00\x00\x00"
        + b"\x2c\x00\x00\x00\x00\x02\x00\x02\x00\x00\x02\x03\x44\x02\x05\x00"
    )
    + b"\x3b"
)


def cmyk_jpeg():
    """8 × 8 of one grey in four inks: every coefficient is nothing."""

    def part(marker, body):
        return bytes([0xFF, marker]) + (len(body) + 2).to_bytes(2, "big") + body

    single = bytes([1] + [0] * 15 + [0])
    return (
        b"\xff\xd8"
        + part(0xEE, b"Adobe\x00\x64\x00\x00\x00\x00\x00")
        + part(0xDB, b"\0" + bytes([16] * 64))
        + part(
            0xC0, bytes([8, 0, 8, 0, 8, 4]) + b"".join(bytes([c, 0x11, 0]) for c in (1, 2, 3, 4))
        )
        + part(0xC4, b"\x00" + single)
        + part(0xC4, b"\x10" + single)
        + part(0xDA, bytes([4, 1, 0, 2, 0, 3, 0, 4, 0, 0, 63, 0]))
        + b"\x00\xff\xd9"
    )


@check
def bad_files_are_told_and_stop_no_other(page):
    page.open()
    page.settle()
    bad = page.fixtures / "Bad"
    page.drop(
        [
            ("empty.png", b""),
            ("notes.txt", b"no picture at all\n"),
            ("cut.png", (bad / "cut-in-pixels.png").read_bytes()),
            ("huge.png", png.claiming(30_000, 30_000)),
            ("photo.heic", (bad / "heic.png").read_bytes()),
            ("cut.jpg", b"\xff\xd8\xff\xe0" + bytes(40)),
            ("moving.gif", GIF),
            ("moving.png", (bad / "Harmless/animated.png").read_bytes()),
            ("inks.jpg", cmyk_jpeg()),
            ("fine@3x.png", (page.fixtures / "Inputs/leaf@3x.png").read_bytes()),
        ]
    )
    reported = page.reported()
    for name, word in [
        ("empty.png", "0 bytes"),
        ("notes.txt", "not a picture"),
        ("cut.png", "ends before"),
        ("cut.jpg", "cut off"),
        ("huge.png", "30,000×30,000"),
        ("photo.heic", "HEIC"),
    ]:
        require(word in reported.get(name, "-"), f"{name}: {reported.get(name)!r}")
    notes = page.js("Object.fromEntries(app.listed().map(one => [one.title, one.notes.join()]))")
    require("first frame" in notes["moving"], f"moving: {notes['moving']!r}")
    require("CMYK" in notes["inks"], f"inks: {notes['inks']!r}")
    equal(page.js("app.listed().filter(one => one.state === 'ready').length"), 4, "sound ones")
    equal(page.js("app.current.state"), "ready", "what is looked at")
    require(page.number("#grid .plate canvas") > 5, "nothing is shown")
    page.shot("bad")


@check
def names_are_only_text(page):
    page.open()
    page.settle()
    data = (page.fixtures / "Inputs/tree.png").read_bytes()
    page.js("globalThis.struck = 0")
    page.drop(
        [
            ("<img src=x onerror='struck=1'>.png", data),
            ("</script><script>struck=1</script>.png", data),
            ("a\u202egnp.exe.png", data),
            ("x" * 240 + ".png", data),
            ("b\u0007\n.png", data),
        ]
    )
    equal(page.js("struck"), 0, "a name was run")
    text = page.js("document.body.innerText")
    require("\u202e" not in text and "\\u{202E}" in text, "a name reorders the line")
    require("<img src=x" in text, "the name is not shown as it is")
    equal(
        page.js("document.documentElement.scrollWidth <= innerWidth"),
        True,
        "a long name widens the page",
    )
    page.js("app.show({view: 'single', compare: 'wipe', tab: 'verdict'})")
    page.settle()
    equal(page.number("main img, #files img"), 0, "an element out of a name")
