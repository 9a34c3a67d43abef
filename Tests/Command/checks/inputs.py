# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What counts as an input: words, folders, lists and standard input, each once."""

import gzip
import os
import shutil

from harness import Skipped, check, require

RENDER = ("render", "-o", "out", "--scene", "home-light")


def made(context):
    return sorted(name.removesuffix(".home-light.png") for name in context.tree("out"))


@check()
def standard_input_is_a_picture(context):
    data = context.art("a.png").read_bytes()
    context.run(*RENDER, "-", input=data)
    context.run(*RENDER, "-", "--stdin-filename", "deep/logo@2x.png", input=data)
    context.run(*RENDER, "-", "--stdin-filename", "../up.png", input=data)
    require(made(context) == ["logo@2x", "stdin", "up"], made(context))
    ended = context.refused(
        *RENDER, "-", "--stdin-filename", "logo.png", input=data[:-1], saying="error: logo.png: ")
    require("byte" in ended.error, ended.error)
    context.run(*RENDER, "-", "a.png", "-", input=data)
    require(sorted(context.tree()) == sorted(
        ["a.png"] + [f"out/{name}.home-light.png" for name in ("a", "logo@2x", "stdin", "up")]),
        "something was written elsewhere")


@check()
def standard_input_is_read_from_where_it_stands(context):
    data = context.art("a.png").read_bytes()
    (context.folder / "two").write_bytes(b"skipped" + data)
    with open(context.folder / "two", "rb", buffering=0) as file:
        file.seek(7)
        context.run(*RENDER, "-", stdin=file)


@check()
def standard_input_may_be_a_socket(context):
    import socket

    data = context.art("a.png").read_bytes()
    ours, theirs = socket.socketpair()
    with ours, theirs:
        ours.sendall(data)
        ours.shutdown(socket.SHUT_WR)
        context.run(*RENDER, "-", stdin=theirs)


@check()
def lists_name_inputs(context):
    for name in ("a", "b", "c", "-d", "@e", "f g"):
        context.art(f"art/{name}.png")
    names = "art/a.png\r\nart/-d.png\n\nart/@e.png\nart/f g.png"
    (context.folder / "list").write_text(names)
    context.run(*RENDER, "@list", "art/b.png")
    require(made(context) == ["-d", "@e", "a", "b", "f g"], made(context))
    context.run(*RENDER, "--files-from", "list", "--files-from", "-", input=b"art/c.png\n")
    require("c" in made(context), made(context))
    context.run(*RENDER, "--files-from", "-", input=b"")
    (context.folder / "list").write_bytes(b"art\0art/a.png\0")
    context.run(*RENDER, "-o", "zero", "-0", "--files-from", "list")
    require(len(context.tree("zero")) == 6, list(context.tree("zero")))
    context.run("render", "--scene", "home-light", "-o", "file", "@e.png",
                cwd=context.folder / "art")
    require(context.tree("art/file"), "a file whose name begins with @ is not a list")


@check()
def a_list_of_names_is_bounded(context):
    context.art("a.png")
    with open(context.folder / "list", "wb") as file:
        file.truncate(3 << 20)
    context.refused(*RENDER, "@list", "--max-bytes", "1000000", saying="--max-bytes")


@check()
def an_input_named_twice_counts_once(context):
    context.art("art/a.png")
    os.symlink("art", context.folder / "link")
    ended = context.run(
        *RENDER, "art/a.png", "./art/a.png", "art//a.png", "art", "art/", "art/../art/a.png",
        "link/a.png", str(context.folder / "art/a.png"))
    require(ended.written == ["out/a.home-light.png"], ended.output)


@check()
def walking_passes_over_what_is_hidden_or_ours(context):
    for name in ("a.png", "B.PNG", ".hidden.png", ".git/x.png", "old.vibrancy.png", "deep/c.png",
                 "notes.txt", "d.gif", "out/previous.png", ".png"):
        context.art(f"art/{name}")
    ended = context.run("render", "--scene", "home-light", "art", "-o", "art/out")
    require(ended.written == [
        "art/out/B.home-light.png", "art/out/a.home-light.png", "art/out/deep/c.home-light.png"],
        ended.output)
    again = context.run("render", "--scene", "home-light", "art", "-o", "art/out")
    require(again == ended, "the second run takes the first one's results for inputs")
    named = context.run(*RENDER, "art/.hidden.png", "art/old.vibrancy.png")
    require(len(named.written) == 2, "a hidden file that is named is read")


@check()
def the_output_folder_itself_is_no_input(context):
    context.art("a.png")
    context.refused("render", ".", "-o", ".", saying=["output", "-o"])


EXCLUDED = [
    (["--exclude", "b.png"], ["a", "deep/c", "deep/er/d"]),
    (["--exclude", "deep"], ["a", "b"]),
    (["--exclude", "deep/"], ["a", "b"]),
    (["--exclude", "deep/*.png"], ["a", "b", "deep/er/d"]),
    (["--exclude", "deep/**"], ["a", "b"]),
    (["--exclude", "**/d.png"], ["a", "b", "deep/c"]),
    (["--exclude", "[ab].png"], ["deep/c", "deep/er/d"]),
    (["--exclude", "?.png"], []),
    (["--exclude", "a.png", "--exclude", "er"], ["b", "deep/c"]),
    (["--exclude", "art/deep/*"], ["a", "b"]),
    (["--exclude", "**/" * 339 + "d.png"], ["a", "b", "deep/c"]),
    (["--exclude", "*" * 2000 + "x"], ["a", "b", "deep/c", "deep/er/d"]),
    (["--exclude", "[", "--exclude", "\\"], ["a", "b", "deep/c", "deep/er/d"]),
]


@check(over=[(" ".join(words)[:40], words, left) for words, left in EXCLUDED])
def excluded_paths_are_passed_over(context, case):
    for name in ("a", "b", "deep/c", "deep/er/d"):
        context.art(f"art/{name}.png")
    context.run(*RENDER, "art", *case[1], status=0 if case[2] else 2)
    require(made(context) == case[2], f"{made(context)}, not {case[2]}")


@check()
def more_patterns_than_take_a_moment_are_refused(context):
    context.art("art/a.png")
    for patterns in (["x"] * 4097, ["x" * 1000] * 66):
        words = [word for pattern in patterns for word in ("--exclude", pattern)]
        context.refused(
            "render", "art", "-o", "out", *words, saying=["--exclude: more than 4096 patterns"])


@check()
def named_inputs_are_excluded_only_by_force(context):
    context.art("a.png")
    context.run(*RENDER, "a.png", "--exclude", "a.png")
    require(made(context) == ["a"], made(context))
    forced = ("a.png", "--exclude", "a.png", "--force-exclude")
    ended = context.refused(*RENDER, *forced, saying="nothing is left to draw")
    require(not ended.output, ended.output)


@check(over=["", "notes.txt", ".hidden.png", "x.vibrancy.png"])
def a_folder_without_pictures_is_an_error(context, name):
    (context.folder / "art").mkdir()
    if name:
        context.art(f"art/{name}")
    context.refused(*RENDER, "art", saying="error: art: holds no PNG, JPEG")


SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><g id="t">'
    b'<rect width="8" height="4" fill="#08f"/></g><circle cx="4" cy="4" r="2"/></svg>')


@check()
def a_compressed_drawing_is_read_as_it_is_when_unpacked(context):
    if shutil.which("rsvg-convert") is None:
        raise Skipped("rsvg-convert is missing; scripts/setup --tests installs it")
    packed = gzip.compress(SVG)
    for name, data in (("a.svg", SVG), ("b.svgz", packed), ("c.svg", packed), ("d.svgz", SVG)):
        (context.folder / name).write_bytes(data)
    context.run(*RENDER, "a.svg", "b.svgz", "c.svg", "d.svgz")
    require(made(context) == ["a", "b", "c", "d"], made(context))
    require(len(set(context.tree("out").values())) == 1, "they are not drawn alike")
    for name in ("a.svg", "b.svgz"):
        text = '{"name": "x", "families": ["small"], "layers": [{"image": "%s#t"}]}' % name
        (context.folder / f"{name[0]}.widget.json").write_text(text)
        context.run("render", "--scene", "home-light", "-o", f"group-{name[0]}",
                    f"{name[0]}.widget.json")
    groups = [list(context.tree(f"group-{one}").values()) for one in "ab"]
    require(groups[0] == groups[1] and len(groups[0]) == 1, "its groups are not found")


@check()
def a_compressed_drawing_is_bounded(context):
    bomb = gzip.compress(SVG[:-6] + b" " * (80 << 20) + b"</svg>")
    cases = (
        ("bomb.svgz", bomb, "unpacks to more than 16 MiB"),
        ("cut.svgz", gzip.compress(SVG)[:-9], "is compressed and damaged"),
        ("bent.svgz", gzip.compress(SVG)[:-8] + b"12345678", "is compressed and damaged"))
    for name, data, words in cases:
        (context.folder / name).write_bytes(data)
        context.refused(*RENDER, name, saying=f"error: {name}: {words}")
    context.refused(
        "convert", "--to", "grayscale", "-o", "out", "cut.svgz", saying="cut.svgz: is not a PNG")
