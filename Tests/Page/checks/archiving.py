# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""All that was dropped, converted, as one archive: the tree that the command writes, byte for byte."""

import base64
import io
import json
import shutil
import subprocess
import unicodedata
import zipfile

import pixels
import png
from checks.intake import dropped
from harness import Skipped, check, equal, require

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="12" height="10" fill="#c33"/></svg>'


def imageset(folder, *names, scale="2x", **more):
    folder.mkdir(parents=True)
    images = [{"filename": name, "idiom": "universal", "scale": scale} for name in names]
    # Spaces and lines as nobody else writes them: bytes are kept.
    (folder / "Contents.json").write_text(
        json.dumps({"images": images, **more}, indent=3, ensure_ascii=False) + "\n\n"
    )
    return folder


def art(page, name="MyArt"):
    """A folder as designers have them: a catalog, loose pictures, other files."""
    inputs = page.fixtures / "Inputs"
    root = page.folder / name
    root.mkdir()
    for one in ["leaf.png", "gauge@2x.png", "fish-hues@3x.png", "mug-template@2x.png"]:
        shutil.copy(inputs / one, root)
    below = root / "Weather" / "In the evening"
    below.mkdir(parents=True)
    shutil.copy(inputs / "trend-fade@3x.png", below)
    (below / "drawing.svg").write_bytes(SVG)
    (below / "photo.jpg").write_bytes(b"\xff\xd8\xff\xe0" + bytes(40))
    (root / "notes.txt").write_text("of the designer\n")
    for hidden in [".DS_Store", "build", "node_modules"]:
        (root / hidden).mkdir()
        shutil.copy(inputs / "tree.png", root / hidden)
    shutil.copy(inputs / "tree.png", root / "Sheet.vibrancy.png")
    catalog = root / "Icons.xcassets"
    star = imageset(catalog / "star.imageset", "star@2x.png")
    shutil.copy(inputs / "leaf@2x.png", star / "star@2x.png")
    shutil.copy(inputs / "tree@2x.png", star / "not named.png")
    (catalog / "Contents.json").write_text('{"info" : {"author" : "xcode"}}')
    mug = imageset(
        catalog / "In/mug.imageset",
        "mug.png",
        "vector.svg",
        properties={"template-rendering-intent": "template"},
    )
    shutil.copy(inputs / "mug-template@2x.png", mug / "mug.png")
    (mug / "vector.svg").write_bytes(SVG)
    icon = imageset(catalog / "AppIcon.appiconset", "icon.png")
    shutil.copy(inputs / "tree.png", icon / "icon.png")
    composed = catalog.parent / "App.icon"
    (composed / "Assets").mkdir(parents=True)
    (composed / "icon.json").write_text("{}")
    shutil.copy(inputs / "tree.png", composed / "Assets/layer.png")
    return root


def archived(page, kind):
    """The archive that the page saves, and its name."""
    page.tab.click("#tab-convert")
    page.js(f"document.getElementById('every-kind').value = {kind!r}")
    page.js(
        "globalThis.saved = new Promise(done => { const make = URL.createObjectURL; URL.createObjectURL = blob =>"
        " { if (blob.type === 'application/zip') { const reader = new FileReader();"
        " reader.onload = () => done(reader.result.split(',')[1]); reader.readAsDataURL(blob) } return make.call(URL, blob) } }),"
        " HTMLAnchorElement.prototype.click = function () { globalThis.savedName = this.download }"
    )
    page.tab.click("#every-save")
    data = base64.b64decode(page.js("saved"))
    return zipfile.ZipFile(io.BytesIO(data)), page.js("savedName")


def written(page, folder, kind):
    """What the command writes of a folder, by path below it."""
    if not page.binary:
        raise Skipped("there is no --binary to compare with")
    out = page.folder / f"out-{kind}"
    ended = subprocess.run(
        [page.binary, "convert", folder, "-o", out, "--to", kind, "--quiet"],
        capture_output=True,
        text=True,
    )
    require(ended.returncode in (0, 2), ended.stderr)
    return {str(one.relative_to(out)): one.read_bytes() for one in out.rglob("*") if one.is_file()}


def agree(archive, expected, top):
    """Whether an archive holds these files under a folder, and no others."""
    equal(archive.testzip(), None, "a damaged entry")
    found = {name: archive.read(name) for name in archive.namelist()}
    wanted = {f"{top}{name}": data for name, data in expected.items()}
    equal(sorted(found), sorted(wanted), "names")
    equal([name for name in found if found[name] != wanted[name]], [], "other bytes")


@check
def a_folder_comes_back_as_the_command_writes_it(page):
    page.open()
    page.settle()
    folder = art(page)
    dropped(page, folder)
    for kind in page.js("app.about.conversions.map(one => one.id)"):
        archive, name = archived(page, kind)
        equal(name, "MyArt.zip", "name")
        agree(archive, written(page, folder, kind), "MyArt/")
    said = page.text("#every-note")
    for part in ["7 converted", "1 .jpg, 2 .svg", "1 app-icon set copied"]:
        require(part in said, f"{part!r} is not in {said!r}")
    page.js("document.getElementById('convert').scrollTop = 0")
    page.shot("archive")


@check
def every_kind_of_png_comes_back_as_the_command_writes_it(page):
    """Palettes, few bits, grays, 16 bits, interlacing; colors of other profiles aside."""
    page.open()
    page.settle()
    folder = page.folder / "Kinds"
    folder.mkdir()
    for one in sorted((page.fixtures / "Inputs/Types").glob("*.png")):
        if not any(name in one.read_bytes() for name in [b"iCCP", b"gAMA", b"cHRM", b"cICP"]):
            shutil.copy(one, folder)
    require(len(list(folder.iterdir())) > 5, "too few kinds")
    dropped(page, folder)
    archive, _ = archived(page, "desaturate")
    agree(archive, written(page, folder, "desaturate"), "Kinds/")


@check
def an_icon_set_is_converted_where_it_is_dropped_by_itself(page):
    page.open()
    page.settle()
    folder = art(page) / "Icons.xcassets/AppIcon.appiconset"
    dropped(page, folder)
    archive, name = archived(page, "tinted-icon")
    equal(name, "AppIcon.appiconset.zip", "name")
    agree(archive, written(page, folder, "tinted-icon"), "")
    require("1 converted, 1 copied" in page.text("#every-note"), page.text("#every-note"))


@check
def what_cannot_be_converted_is_said_and_the_rest_is_there(page):
    page.open()
    page.settle()
    folder = art(page)
    bad, catalog = page.fixtures / "Bad", folder / "Icons.xcassets"
    shutil.copy(bad / "cut-in-pixels.png", folder / "Weather/cut.png")
    (folder / "photo.png").write_bytes(b"\xff\xd8\xff\xe0" + bytes(40))
    imageset(catalog / "out.imageset", "../star.imageset/star@2x.png")
    (imageset(catalog / "odd.imageset", "x.png") / "Contents.json").write_text("{")
    decomposed = unicodedata.normalize("NFD", "Café")
    shutil.copy(folder / "leaf.png", folder / f"{decomposed}.png")
    dropped(page, folder)
    archive, _ = archived(page, "grayscale")
    agree(archive, written(page, folder, "grayscale"), "MyArt/")
    require(f"MyArt/{decomposed}.png" in archive.namelist(), "the name was composed")
    lines = page.js("[...document.querySelectorAll('#every-lines li.bad')].map(li => li.textContent)")
    for start, part in [
        ("MyArt/Weather/cut.png ", "ends before its picture does"),
        ("MyArt/photo.png ", "is not a PNG but a JPEG"),
        ("MyArt/Icons.xcassets/out.imageset/Contents.json ", "leads out of the set"),
        ("MyArt/Icons.xcassets/odd.imageset/Contents.json ", "is not sound JSON"),
    ]:
        found = [line for line in lines if line.startswith(start)]
        require(len(found) == 1 and part in found[0], f"{start}: {lines}")
    equal(len(lines), 4, "lines")
    page.js("document.getElementById('convert').scrollTop = 0")
    page.shot("archive-bad")


@check
def names_that_would_be_one_file_are_left_out(page):
    page.open()
    page.settle()
    data = (page.fixtures / "Inputs/leaf.png").read_bytes()
    names = ["one.png", "one.png", "Two.png", "two.png", "caf\u00e9.png", "cafe\u0301.png", "fine.png"]
    page.drop([(name, data) for name in names] + [("notes.txt", b"text"), ("..", b"up")])
    archive, name = archived(page, "grayscale")
    equal(archive.namelist(), ["fine.png", "notes.txt"], "names")
    equal(name, "grayscale.zip", "name")
    lines = page.js("[...document.querySelectorAll('#every-lines li')].map(li => li.textContent)")
    equal(len(lines), 7, f"lines: {lines}")
    require("is there twice" in lines[0] and "one file on a Mac" in lines[2], lines)
    require(any("leads out of an archive" in line for line in lines), lines)


@check
def a_large_folder_is_converted_with_progress_and_can_be_stopped(page):
    page.open()
    page.settle()
    folder = page.folder / "Many"
    for number in range(2_000):
        sub = folder / f"part{number // 500}"
        sub.mkdir(parents=True, exist_ok=True)
        data = png.encode(8, 8, pixels.disc(8)) if number % 4 else SVG
        (sub / f"n{number:05}.{'png' if number % 4 else 'svg'}").write_bytes(data)
    dropped(page, folder)
    page.tab.click("#tab-convert")
    page.tab.click("#every-save")
    page.tab.until("document.getElementById('every-bar').value > 50")
    equal(page.text("#every-save"), "Stop", "button")
    require("of 2,000 files" in page.text("#every-note"), page.text("#every-note"))
    page.shot("archive-progress")
    page.tab.click("#every-save")
    page.tab.until("document.getElementById('every-note').textContent.startsWith('Stopped')")
    archive, _ = archived(page, "grayscale")
    equal(len(archive.namelist()), 2_000, "files")
    require("1,500 converted, 500 copied" in page.text("#every-note"), page.text("#every-note"))


@check
def a_drawing_is_drawn_judged_and_copied(page):
    page.open()
    page.settle()
    page.drop([("badge.svg", SVG), ("box.svg", SVG.replace(b'width="20" height="10"><', b'viewBox="0 0 40 20"><')), ("odd.svg", b"<svg")])
    equal(page.js("app.listed().map(one => [one.width, one.height, one.state])"), [[60, 30, "ready"], [120, 60, "ready"], [None, None, "bad"]], "sizes")
    require("drawn by this browser at @3x" in page.js("app.listed()[0].notes.join()"), "nothing says who drew it")
    equal(page.js("app.optionsOf(app.listed()[0].id).scale"), 3, "scale")
    page.js("app.show({tab: 'verdict'})")
    page.settle()
    page.tab.until("document.querySelectorAll('#findings > *, #sentence').length > 0")
    archive, _ = archived(page, "grayscale")
    equal(archive.read("badge.svg"), SVG, "the drawing")
    page.shot("drawing")


@check
def what_no_archive_holds_is_refused_in_one_line(page):
    page.open()
    page.settle()
    for files, part in [
        ("Array.from({length: 65536}, (_, i) => ({path: `n${i}`, blob: {size: 0}, sum: 0}))", "65,536 files are more than one archive holds (65,535)"),
        ("[1, 2].map(i => ({path: `n${i}`, blob: {size: 2.2e9}, sum: 0}))", "more than one archive holds (4 GB)"),
    ]:
        refused = page.js(f"archive.made({files}).refused ?? ''")
        require(part in refused and "\n" not in refused, f"said: {refused!r}")
    most = "Array.from({length: 65535}, (_, i) => ({path: `n${i}`, blob: new Blob([]), sum: 0}))"
    require(page.js(f"archive.made({most}).size") > 65_535 * 76, "no archive of as many as it holds")


@check
def a_folder_that_is_picked_comes_back_like_one_that_is_dropped(page):
    page.open()
    page.settle()
    folder = art(page)
    page.add(folder, picker="#folder-picker")
    page.tab.until("app.doc.order.length")
    page.settle()
    archive, name = archived(page, "vibrant")
    equal(name, "MyArt.zip", "name")
    agree(archive, written(page, folder, "vibrant"), "MyArt/")


@check
def what_is_removed_or_dropped_again_is_not_converted_twice(page):
    page.open()
    page.settle()
    folder = art(page)
    dropped(page, folder)
    shutil.rmtree(folder / "Weather")
    dropped(page, folder)
    page.settle()
    other = art(page, "Other")
    page.add(other, picker="#folder-picker")
    page.tab.until("app.listed().length > 24")
    page.settle()
    archive, name = archived(page, "grayscale")
    equal(name, "grayscale.zip", "name")
    top = {name.split("/")[0] for name in archive.namelist()}
    equal(top, {"MyArt", "Other"}, "folders")
    require(not any("MyArt/Weather" in name for name in archive.namelist()), "the older folder is there")
    page.js("shelf.remove([...folders.kept().find(({ name }) => name === 'Other').ids])")
    page.settle()
    archive, _ = archived(page, "grayscale")
    agree(archive, written(page, folder, "grayscale"), "MyArt/")
