# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Links and names that lead out of what was named: refused, and nothing of what is there is reported."""

import json
import os

import png
from batches_of_art import IN_PLACE
from harness import check, require
from listed import RULES

SECRET = "s3cr3t:x:0:0\n"
REFUSED = "--follow-outside allows it"
CONTENTS = json.dumps({
    "images": [{"idiom": "universal", "scale": "3x", "filename": "p.png"}],
    "info": {"author": "xcode", "version": 1}})


def described(context, name, image, **others):
    path = context.folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(
        {"families": ["systemSmall"], "layers": [{"image": image}], **others}))


def a_set(context, folder):
    (context.folder / folder).mkdir(parents=True, exist_ok=True)
    (context.folder / folder / "Contents.json").write_text(CONTENTS)
    context.art(f"{folder}/p.png")


def outside(context):
    """What nobody named, and a folder `in` that is named."""
    context.art("out/p.png")
    a_set(context, "out/Cat.xcassets/Sun.imageset")
    (context.folder / "out/secret").write_text(SECRET)
    (context.folder / "in").mkdir()


def link(context, name, target):
    path = context.folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    os.symlink(os.path.relpath(context.folder / target, path.parent), path)


def silent(ended):
    require("s3cr3t" not in ended.output + ended.error, "it reports what is outside")
    return ended


PARTS = [
    ("a picture", lambda c: link(c, "in/a.png", "out/p.png")),
    ("a picture by its whole path", lambda c: os.symlink(c.folder / "out/p.png", c.folder / "in/a.png")),
    ("over another link", lambda c: [link(c, "in/x", "out"), os.symlink("x/p.png", c.folder / "in/a.png")]),
    ("a folder", lambda c: link(c, "in/more", "out")),
    ("a catalog", lambda c: link(c, "in/Cat.xcassets", "out/Cat.xcassets")),
    ("a set", lambda c: link(c, "in/C.xcassets/Sun.imageset", "out/Cat.xcassets/Sun.imageset")),
    ("a group", lambda c: link(c, "in/C.xcassets/Group", "out/Cat.xcassets")),
    ("a picture of a set", lambda c: [
        a_set(c, "in/C.xcassets/Sun.imageset"), os.remove(c.folder / "in/C.xcassets/Sun.imageset/p.png"),
        link(c, "in/C.xcassets/Sun.imageset/p.png", "out/p.png")]),
    ("a set's contents", lambda c: link(c, "in/C.xcassets/S.imageset/Contents.json", "out/secret")),
    ("a group's contents", lambda c: [
        a_set(c, "in/C.xcassets/G/Sun.imageset"), link(c, "in/C.xcassets/G/Contents.json", "out/secret")]),
    ("a description", lambda c: link(c, "in/a.widget.json", "out/secret")),
    ("a description's picture", lambda c: [
        described(c, "in/a.widget.json", "p.svg"), link(c, "in/p.svg", "out/secret")]),
    ("a description's catalog", lambda c: described(
        c, "in/a.widget.json", "Sun", catalog="../out/Cat.xcassets")),
]


@check(over=PARTS)
def what_leads_out_of_a_folder_is_refused(context, part):
    outside(context)
    part[1](context)
    context.art("in/own.png")
    for words in [("render", "in", "-o", "made", "--scene", "home-light"),
                  ("convert", "in", "--to", "grayscale", "--check")]:
        if words[0] == "convert" and "description's" in part[0]:
            continue
        ended = silent(context.run(*words, status=2))
        require(any(REFUSED in line for line in ended.errors), f"not refused: {ended.error}")
    require("made/own.home-light.png" in context.tree(), "its neighbour was not drawn")
    ended = silent(context.run("lint", "in", "--isolated", "--all", status=1))
    require(REFUSED in ended.output and RULES.unreadable_asset in ended.output, ended.output)
    for name in ("check", "inspect"):
        silent(context.run(name, "in", "--isolated", "--all", status=None))
    for words in [("render", "in", "-o", "all", "--scene", "home-light"), ("lint", "in", "--isolated")]:
        ended = silent(context.run(*words, "--follow-outside", status=None))
        require(REFUSED not in ended.output + ended.error, "it is refused all the same")


@check()
def what_was_named_may_be_a_link(context):
    outside(context)
    link(context, "a.png", "out/p.png")
    link(context, "folder", "out")
    link(context, "C.xcassets", "out/Cat.xcassets")
    described(context, "out/w.widget.json", "p.png", catalog="Cat.xcassets")
    link(context, "w.widget.json", "out/w.widget.json")
    for name in ("a.png", "folder", "C.xcassets", "folder/w.widget.json"):
        context.run("render", name, "-o", "made", "--scene", "home-light")
        context.run("lint", name, "--isolated")


@check()
def links_inside_are_followed(context):
    outside(context)
    context.art("in/art/p.png")
    link(context, "in/a.png", "in/art/p.png")
    os.symlink(context.folder / "in/art", context.folder / "in/again")
    a_set(context, "in/C.xcassets/Sun.imageset")
    link(context, "in/C.xcassets/Moon.imageset", "in/C.xcassets/Sun.imageset")
    context.run("render", "in", "-o", "made", "--scene", "home-light")
    described(context, "in/sub/w.widget.json", "Sun", catalog="../C.xcassets")
    context.run("render", "in", "-o", "made", "--scene", "home-light")
    ended = context.refused("render", "in/sub/w.widget.json", "-o", "alone", saying=[
        "in/sub/w.widget.json:1:", "catalog leads outside in/sub", REFUSED])
    require(not ended.written, ended.output)


@check()
def a_set_that_is_named_shares_its_catalog(context):
    outside(context)
    a_set(context, "C.xcassets/Sun.imageset")
    a_set(context, "C.xcassets/Moon.imageset")
    (context.folder / "C.xcassets/Moon.imageset/p.png").unlink()
    link(context, "C.xcassets/Moon.imageset/p.png", "C.xcassets/Sun.imageset/p.png")
    context.run("lint", "C.xcassets/Moon.imageset", "--isolated")


@check()
def a_configuration_that_is_found_may_not_be_a_link_out(context):
    outside(context)
    context.art("in/a.png")
    link(context, "in/.vibrancy.json", "out/secret")
    for words in [("lint", "in"), ("check", "in", "--no-sheet"), ("inspect", "in")]:
        silent(context.refused(*words, saying=["in/.vibrancy.json: leads outside in", REFUSED]))
        silent(context.refused(*words, "--follow-outside", saying="nothing of it is shown"))
        silent(context.refused(*words, "--config", "in/.vibrancy.json", saying="nothing of it is shown"))
        context.run(*words, "--isolated", status=None)
    (context.folder / "out/good.json").write_text("{}")
    link(context, "named.json", "out/good.json")
    context.run("lint", "in", "--config", "named.json")


@check(over=["../out/p.png", "$/out/p.png", "linked.png"])
def a_wallpaper_of_a_configuration_stays_in_its_folder(context, name):
    outside(context)
    context.art("in/a.png")
    link(context, "in/linked.png", "out/p.png")
    written = name.replace("$", str(context.folder))
    (context.folder / "in/.vibrancy.json").write_text(json.dumps({"wallpapers": [written]}))
    context.refused("lint", "in/a.png", saying=["in/.vibrancy.json:1:", "leads outside in", REFUSED])
    context.run("lint", "in/a.png", "--follow-outside")
    context.run("lint", "in/a.png", "--isolated", "--wallpaper", "in/linked.png")


@check()
def a_baseline_behind_a_link_is_not_quoted(context):
    outside(context)
    context.art("in/a.png")
    link(context, "mine/baseline.json", "out/secret")
    silent(context.refused("lint", "in", "--baseline", "mine/baseline.json", saying="nothing of it is shown"))
    context.run("lint", "in", "--write-baseline", "out/known.json")
    link(context, "mine/known.json", "out/known.json")
    context.run("lint", "in", "--baseline", "mine/known.json")


@check()
def a_source_outside_is_no_evidence(context):
    outside(context)
    a_set(context, "in/Assets.xcassets/Sun.imageset")
    (context.folder / "out/W.swift").write_text("import WidgetKit\nstruct W: Widget {}\n")
    link(context, "in/W.swift", "out/W.swift")
    ended = context.run("lint", "in", "--isolated", "--reporter", "json", status=None)
    require("1 Swift source passed over" in ended.output, ended.output)
    ended = context.run(
        "lint", "in", "--isolated", "--reporter", "json", "--follow-outside", status=None)
    require("passed over" not in ended.output, ended.output)


@check()
def in_place_writes_nothing_outside(context):
    outside(context)
    context.art("in/own.png")
    link(context, "in/a.png", "out/p.png")
    before = (context.folder / "out/p.png").read_bytes()
    words = ("convert", "in", "--to", "grayscale", *IN_PLACE)
    context.refused(*words, saying=["in/a.png: leads outside in", REFUSED])
    require((context.folder / "out/p.png").read_bytes() == before, "it was written")
    require(png.whole((context.folder / "in/own.png").read_bytes())[3] in (0, 3), "its neighbour was not")
    context.run(*words, "--follow-outside")
    require((context.folder / "out/p.png").read_bytes() != before, "it was not written")
    require((context.folder / "in/a.png").is_symlink(), "the link became a file")


@check()
def a_file_of_two_names_is_not_replaced_in_place(context):
    before = context.art("in/a.png").read_bytes()
    os.link(context.folder / "in/a.png", context.folder / "other.png")
    words = ("convert", "in", "--to", "grayscale")
    context.refused(*words, *IN_PLACE, saying=["in/a.png: ", "2 names", "hard links", "-o DIR"])
    require((context.folder / "in/a.png").read_bytes() == before, "it was replaced")
    require((context.folder / "in/a.png").stat().st_nlink == 2, "it has lost a name")
    require(sorted(context.tree()) == ["in/a.png", "other.png"], "left something behind")
    context.run(*words, "-o", "made")
    os.replace(context.folder / "made/a.png", context.folder / "in/a.png")
    os.link(context.folder / "in/a.png", context.folder / "again.png")
    context.run(*words, *IN_PLACE)


@check()
def a_read_only_file_is_not_replaced(context):
    art = context.art("in/a.png")
    before = art.read_bytes()
    art.chmod(0o444)
    words = ("convert", "in", "--to", "grayscale")
    context.refused(*words, *IN_PLACE, saying=["in/a.png: is read-only", "make it writable"])
    require(art.read_bytes() == before and art.stat().st_mode & 0o777 == 0o444, "it was replaced")
    for command in [
            (*words, "-o", "made"), ("render", "in", "--scene", "home-light", "-o", "drawn"),
            ("render", "in", "--sheet", "sheet.png"),
            ("lint", "in", "--isolated", "--write-baseline", "known.json"),
            ("lint", "in", "--isolated", "--reporter", "json:report.json")]:
        context.run(*command)
        name = command[-1].split(":")[-1]
        made = context.folder / name
        made = next(iter(made.iterdir())) if made.is_dir() else made
        made.write_bytes(b"kept")
        made.chmod(0o444)
        context.refused(*command, saying=[name, "is read-only"])
        require(made.read_bytes() == b"kept", f"{name} was replaced")
        made.chmod(0o644)
        context.run(*command)
        require(made.read_bytes() != b"kept", f"{name} was not replaced")
