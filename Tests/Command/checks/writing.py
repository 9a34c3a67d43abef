# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Where results go: never over an input, never two to one place, whole or not at all."""

import os
import random
import resource
import subprocess

import png
from harness import check, require
from listed import SCENES
from people import as_nobody

RENDER = ("render", "--scene", "home-light")
GRAY = ("convert", "--to", "grayscale")


@check(over=[".", "./", "sub/..", "link", "$"])
def an_input_is_never_overwritten(context, folder):
    before = context.art("a.png").read_bytes()
    (context.folder / "sub").mkdir()
    os.symlink(".", context.folder / "link")
    folder = str(context.folder) if folder == "$" else folder
    for name in ("a.png", "sub/../a.png"):
        context.refused(*GRAY, name, "-o", folder, saying=["a.png: would overwrite", "input"])
    require((context.folder / "a.png").read_bytes() == before, "it was overwritten all the same")


@check()
def an_input_in_the_way_of_another_is_kept(context):
    context.art("a.png")
    kept = context.art("a.home-light.png", color=(1, 2, 3, 255)).read_bytes()
    ended = context.refused(
        *RENDER, "a.png", "a.home-light.png", "-o", ".", saying="a.home-light.png: would overwrite")
    require(ended.written == ["./a.home-light.home-light.png"], ended.output)
    require((context.folder / "a.home-light.png").read_bytes() == kept, "it was overwritten")


@check(over=["--wallpaper", "--background"])
def a_picture_behind_the_art_is_never_overwritten(context, option):
    context.art("a.png")
    kept = context.art("out/a.home-light.png", color=(1, 2, 3, 255)).read_bytes()
    context.refused(
        *RENDER, "a.png", option, "out/a.home-light.png", "-o", "out", saying="would overwrite")
    require((context.folder / "out/a.home-light.png").read_bytes() == kept, "it was overwritten")


@check()
def a_link_among_the_results_is_replaced_not_followed(context):
    before = context.art("a.png").read_bytes()
    (context.folder / "out").mkdir()
    os.symlink("../a.png", context.folder / "out/a.png")
    context.run(*GRAY, "a.png", "-o", "out")
    require((context.folder / "a.png").read_bytes() == before, "the input was overwritten")
    require(not (context.folder / "out/a.png").is_symlink(), "the link is still there")


@check(over=[(*RENDER, "home-light."), (*GRAY, "")])
def inputs_for_one_output_stop_each_other_alone(context, words):
    *words, scene = words
    for name in ("b.png", "x/a.png", "y/a.png", "z/a.png"):
        context.art(name)
    ended = context.run(*words, "b.png", "x/a.png", "y/a.png", "z/a.png", "-o", "out", status=2)
    target = f"out/a.{scene}png"
    require(
        ended.errors == [
            f"error: x/a.png, y/a.png and z/a.png: the results would all be {target}; "
            "rename one or use two folders"], ended.error)
    require(ended.written == [f"out/b.{scene}png"], ended.output)
    require(list(context.tree("out")) == [f"b.{scene}png"], f"{context.tree('out')}")


@check()
def two_scenes_of_one_name_are_refused(context):
    context.art("a.png")
    context.art("x/w.png")
    context.art("y/w.png")
    ended = context.refused(
        "render", "a.png", "--scene", f"lock-screen,{SCENES.standby}", "--wallpaper", "x/w.png",
        "--wallpaper", "y/w.png", "-o", "out", saying=["a.lock-screen.w.png", "two results of a.png"])
    require(ended.written == ["out/a.standby.png"], ended.output)


@check()
def a_sheet_in_the_way_is_refused(context):
    before = context.art("a.png").read_bytes()
    for sheet in ("a.png", "./a.png"):
        context.refused(*RENDER, "a.png", "--sheet", sheet, saying="would overwrite")
    require((context.folder / "a.png").read_bytes() == before, "the input was overwritten")
    context.refused(
        *RENDER, "a.png", "-o", "out", "--sheet", "out/a.home-light.png", saying="written there")


PLACES = [
    ("a file", "a.png", "is a file, not a folder"),
    ("a folder in a file", "a.png/out", "is a file, not a folder"),
    ("a device", "/dev/null", "is a file, not a folder"),
    ("where no folder can be", "/proc/out", "/proc/out"),
    ("a name too long", "x" * 300, "too long"),
    ("a path too long", "/".join(["x" * 200] * 30), "too long"),
]


@check(over=PLACES)
def a_place_that_cannot_be_is_refused_once(context, place):
    context.art("a.png")
    context.art("b.png")
    for words in [("render",), GRAY]:
        context.refused(*words, "a.png", "b.png", "-o", place[1], saying=place[2])
    require(len(context.tree()) == 2, "something was written")


@check()
def a_place_that_may_not_be_written_is_refused_once(context):
    options = as_nobody(context)
    context.art("a.png").chmod(0o644)
    context.art("b.png").chmod(0o644)
    for name in ("shut", "shut/new"):
        (context.folder / "shut").mkdir(mode=0o755, exist_ok=True)
        context.refused("render", "a.png", "b.png", "-o", name, saying="shut", **options)
    require(not context.tree("shut"), "something was written")


@check()
def a_folder_in_the_place_of_one_result_stops_only_that(context):
    context.art("a.png")
    (context.folder / "out/a.home-light.png").mkdir(parents=True)
    ended = context.refused(
        "render", "--scene", f"home-light,{SCENES.home_dark}", "a.png", "-o", "out",
        saying="error: out/a.home-light.png: is a folder")
    require(ended.written == [f"out/a.{SCENES.home_dark}.png"], ended.output)


@check()
def a_result_with_too_long_a_name_is_refused(context):
    name = "x" * 245
    context.art(f"{name}.png")
    context.art("a.png")
    ended = context.refused(*RENDER, f"{name}.png", "a.png", "-o", "out", saying="too long")
    require(ended.written == ["out/a.home-light.png"], ended.output)
    require(list(context.tree("out")) == ["a.home-light.png"], "left something behind")


@check()
def names_that_differ_only_at_the_end_do_not_mix(context):
    for number in range(40):
        context.art(f"art/{'x' * 220}{number:02}.png", color=(number, 0, 0, 255))
    for _ in range(3):
        context.run("convert", "--to", "desaturate", "--saturation", "1", "art", "-o", "out",
                    "-j", "4", "--keep-metadata")
    made = context.tree("out")
    require(len(made) == 40, f"{len(made)} results")
    palettes = {dict(png.chunks(data)).get("PLTE", data) for data in made.values()}
    require(len(palettes) == 40, f"only {len(palettes)} of 40 results differ")


@check()
def a_full_disk_leaves_nothing_behind(context):
    context.art("a.png", size=300)

    def little_room():
        resource.setrlimit(resource.RLIMIT_FSIZE, (60, 60))

    context.refused(*RENDER, "a.png", "-o", "out", saying="error: out/a.home-light.png: ",
                    preexec_fn=little_room)
    require(not context.tree("out"), f"left {list(context.tree('out'))}")


@check()
def a_disk_that_fills_up_leaves_nothing_of_a_large_picture(context):
    """Above 16 Mpx a file is written while others compress what comes next."""
    row = random.Random(3).randbytes(4200 * 4)
    with open(context.folder / "a.png", "wb") as file:
        png.stream(file, 4200, 4200, (row for _ in range(4200)))

    def some_room():
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))

    for jobs in ("1", "4"):
        context.refused("convert", "--to", "desaturate", "a.png", "-o", "out", "-j", jobs,
                        "--compression", "fast", saying="error: out/a.png: ",
                        preexec_fn=some_room)
        require(not context.tree("out"), f"left {list(context.tree('out'))}")


@check()
def results_have_the_usual_permissions(context):
    context.art("a.png")
    subprocess.run(
        ["/bin/sh", "-c", 'umask 027; exec "$0" "$@"', context.binary, *RENDER, "a.png", "-o",
         "out"], cwd=context.folder, check=True, capture_output=True)
    mode = (context.folder / "out/a.home-light.png").stat().st_mode & 0o777
    require(mode == 0o640, f"has mode {mode:o}")


@check()
def folders_are_made_and_files_replaced(context):
    context.art("art/deep/a.png")
    for _ in range(2):
        ended = context.run(*RENDER, "art", "-o", "x/y/z")
        require(ended.written == ["x/y/z/deep/a.home-light.png"], ended.output)
    (context.folder / ended.written[0]).write_text("something else")
    context.run(*RENDER, "art", "-o", "x/y/z/")
    png.whole((context.folder / ended.written[0]).read_bytes())
