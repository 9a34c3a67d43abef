# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Links where results go, some of them put there meanwhile. Each check is one attack."""

import os
import shutil
import threading

import png
from batches_of_art import IN_PLACE
from checks.diff import repository
from harness import check, require

GRAY = ("convert", "--to", "grayscale")
RENDER = ("render", "--scene", "home-light")
BAD = png.flat(40, 40, (20, 20, 20, 255))


def away(context, link, target="other"):
    """A folder of somebody else's, and a link to it."""
    (context.folder / target).mkdir(exist_ok=True)
    path = context.folder / link
    path.parent.mkdir(parents=True, exist_ok=True)
    os.symlink(os.path.relpath(context.folder / target, path.parent), path)


@check(over=["render", "convert", "gallery", "screens"])
def results_do_not_go_through_a_link(context, kind):
    words = {
        "render": RENDER, "convert": GRAY, "gallery": (*RENDER, "--html"),
        "screens": ("render", "--scene", "home-light", "--screens", "--family", "systemSmall"),
    }[kind]
    context.art("in/icons/a.png")
    context.art("in/own.png")
    context.run(*words, "in", "-o", "plain")
    folders = sorted(
        {str(path.relative_to(context.folder / "plain").parts[0])
         for path in (context.folder / "plain").rglob("*/*")})
    require(folders, "no folder is made")
    for name in folders:
        away(context, f"out-{name}/{name}")
        ended = context.run(*words, "in", "-o", f"out-{name}", status=2)
        require(not context.tree("other"), f"written through {name}: {list(context.tree('other'))}")
        reported = [line for line in ended.errors if f"out-{name}/{name}: is a link" in line]
        require(reported and len(ended.errors) == 1, f"{name}: {ended.error}")
        require("--follow-outside" in reported[0], reported[0])
        context.run(*words, "in", "-o", f"out-{name}", "--follow-outside")
        require(context.tree("other"), f"{name}: nothing is written with --follow-outside")
        shutil.rmtree(context.folder / "other")
    # The folder that is named may be a link.
    away(context, "named")
    context.run(*words, "in", "-o", "named")
    require(context.tree("other") and (context.folder / "named").is_symlink(), "nothing is written")


@check()
def a_link_to_a_pipe_among_the_results_is_replaced(context):
    context.art("a.png")
    os.mkfifo(context.folder / "pipe")
    (context.folder / "out").mkdir()
    os.symlink("../pipe", context.folder / "out/a.png")
    context.run(*GRAY, "a.png", "-o", "out")
    path = context.folder / "out/a.png"
    require(path.is_file() and not path.is_symlink(), "the link is still there")


@check()
def in_place_a_named_link_leads_nowhere_else(context):
    before = context.art("other/p.png").read_bytes()
    (context.folder / "in").mkdir()
    os.symlink("../other/p.png", context.folder / "in/a.png")
    words = (*GRAY, "in/a.png", *IN_PLACE)
    context.refused(*words, saying=["in/a.png: leads outside in", "--follow-outside allows it"])
    require((context.folder / "other/p.png").read_bytes() == before, "it was written")
    context.run(*words, "--follow-outside")
    require((context.folder / "other/p.png").read_bytes() != before, "it was not written")
    require((context.folder / "in/a.png").is_symlink(), "the link became a file")
    # A link to a neighbor is written through, as it was.
    context.art("in/b.png")
    os.symlink("b.png", context.folder / "in/c.png")
    context.run(*GRAY, "in/c.png", *IN_PLACE)
    require((context.folder / "in/c.png").is_symlink(), "the link became a file")


@check()
def a_folder_that_is_swapped_for_a_link_is_not_followed(context):
    for number in range(60):
        context.art(f"in/sub/{number}.png", color=(number, 100, 50, 255), size=64)
    other = context.folder / "other"
    other.mkdir()
    for _ in range(5):
        out, over = context.folder / "out", threading.Event()

        def swap():
            while not over.is_set():
                try:
                    os.rename(out / "sub", out / "gone")
                    os.symlink("../other", out / "sub")
                    return
                except OSError:
                    pass

        swapper = threading.Thread(target=swap)
        swapper.start()
        context.run(*GRAY, "in", "-o", "out", status=None)
        over.set()
        swapper.join()
        require(not list(other.iterdir()), "written through the link")
        shutil.rmtree(out)


@check(over=["github", "gitlab"])
def init_does_not_write_through_a_link(context, engine):
    (context.folder / "p").mkdir()
    away(context, f"p/.{engine}")
    ended = context.run("init", "--ci", engine, cwd=context.folder / "p", status=2)
    require(f"error: .{engine}: is a link" in ended.error, ended.error)
    require(not context.tree("other"), f"written: {context.tree('other')}")
    require(not context.tree("p"), f"the rest was written: {context.tree('p')}")


@check()
def pictures_of_a_comparison_and_descriptions_stay_in_their_folder(context):
    repository(context, A=255)
    (context.folder / "p/App/WidgetAssets.xcassets/A.imageset/A.png").write_bytes(BAD)
    context.run("diff", "HEAD", "--pictures", "made", cwd=context.folder / "p", status=None)
    [name] = [one.name for one in (context.folder / "p/made").iterdir()]
    kept = context.art("other.png").read_bytes()
    (context.folder / "p/made" / name).unlink()
    os.symlink("../../other.png", context.folder / "p/made" / name)
    context.run("diff", "HEAD", "--pictures", "made", cwd=context.folder / "p", status=None)
    require((context.folder / "other.png").read_bytes() == kept, "written through a link")
