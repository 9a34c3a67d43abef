# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Folders of drawings and photographs: all kinds of pictures are walked, and what is not read is
counted."""

import json
import shutil

from harness import check, require


def picture(context, name):
    """One of the fixtures of a kind, under another name."""
    ending = name.rsplit(".", 1)[1]
    source = sorted(path for path in context.fixtures.rglob(f"*.{ending}") if "Bad" not in path.parts)[0]
    place = context.folder / name
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, place)
    return place


def judged(context, *words):
    ended = context.run("lint", *words, "--reporter", "json", status=None)
    summary = json.loads(ended.output)["summary"]
    return summary["judged"], " ".join(summary["notes"])


@check(over=["svg", "pdf", "jpg"])
def a_folder_of_one_kind_is_walked(context, ending):
    picture(context, f"art/a.{ending}")
    require(judged(context, "art")[0] == 1, "not judged")
    for command in (("check", "--no-sheet"), ("inspect",)):
        require("a." in context.run(*command, "art").output, f"{command[0]} shows nothing")
    context.run("render", "art", "-o", "out", "--scene", "home-light")
    require(context.tree("out").keys() == {"a.home-light.png"}, context.tree("out").keys())


@check()
def pictures_of_one_name_and_several_kinds_are_all_drawn(context):
    for ending in ("svg", "pdf", "jpg"):
        picture(context, f"art/a.{ending}")
        picture(context, f"art/{ending}.{ending}")
    context.art("art/a.png")
    require(judged(context, "art")[0] == 7, "not all are judged")
    context.run("render", "art", "-o", "out", "--scene", "home-light")
    names = {f"{name}.home-light.png" for name in (
        "a", "a.svg", "a.pdf", "a.jpg", "svg", "pdf", "jpg")}
    require(set(context.tree("out")) == names, sorted(context.tree("out")))
    ended = context.run("convert", "art", "-o", "gray", "--to", "grayscale")
    require(context.tree("gray").keys() == context.tree("art").keys(), sorted(context.tree("gray")))
    require(
        "note: 6 files not converted, copied unchanged: not PNG (2 .jpg, 2 .pdf, 2 .svg)" in ended.error,
        ended.error)


@check()
def one_file_that_is_not_converted_is_counted_as_one(context):
    context.art("art/a.png")
    picture(context, "art/b.svg")
    ended = context.run("convert", "art", "-o", "gray", "--to", "grayscale")
    require("note: 1 file not converted, copied unchanged: not PNG (1 .svg)" in ended.error, ended.error)


@check()
def what_is_not_read_is_counted(context):
    context.art("art/a.png")
    for name in ("b.webp", "c.heic", "sub/d.HEIC", ".hidden.gif", "notes.txt"):
        (context.folder / "art" / name).parent.mkdir(exist_ok=True)
        (context.folder / "art" / name).write_bytes(b"none of ours")
    note = "skipped 3 pictures in formats that are not read (2 .heic, 1 .webp); export them as PNG"
    require(note in judged(context, "art")[1], judged(context, "art")[1])
    ended = context.run("render", "art", "-o", "out", "--scene", "home-light")
    require(note in ended.error, ended.error)
    # Of a project's folders, most pictures are of no widget.
    (context.folder / "art/App.swift").write_text("struct App {}")
    require("skipped 3" not in judged(context, "art")[1], "a project's other pictures are counted")


@check()
def a_png_named_as_a_jpeg_is_not_read_and_the_rest_is(context):
    context.art("art/a.png")
    context.art("art/b.jpg")
    ended = context.run("render", "art", "-o", "out", "--scene", "home-light", status=2)
    require("art/b.jpg: is a PNG, not a JPEG; name it .png" in ended.error, ended.error)
    require(set(context.tree("out")) == {"a.home-light.png"}, context.tree("out"))


@check()
def a_drawing_whose_parts_a_description_shows_is_no_picture_of_its_own(context):
    shutil.copytree(context.fixtures / "Widgets/Month", context.folder / "Month")
    judged_paths = {
        one["path"]
        for one in json.loads(
            context.run("lint", "Month", "--isolated", "--reporter", "json", status=None).output
        )["findings"]
    }
    require(not any(path.endswith(".svg") for path in judged_paths), judged_paths)
    context.run("render", "Month", "-o", "out", "--scene", "home-light")
    require(not any(name.startswith(("Dates", "Motifs")) for name in context.tree("out")), context.tree("out"))
    # Named itself, it is one.
    context.run("render", "Month/Dates.svg", "-o", "one", "--scene", "home-light")
    require(set(context.tree("one")) == {"Dates.home-light.png"}, context.tree("one"))
