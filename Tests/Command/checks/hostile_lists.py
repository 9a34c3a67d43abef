# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Lists of names that are links. Each check is one attack."""

import os

from harness import check, require

RENDER = ("render", "--scene", "home-light")


@check(over=["@list", "--files-from list", "@folder/list"])
def a_list_that_is_a_link_is_not_quoted(context, words):
    context.art("p/a.png")
    (context.folder / "other").mkdir()
    (context.folder / "other/list").write_text("a.png\ns3cr3t:x:0:0\n")
    os.symlink("../other/list", context.folder / "p/list")
    os.symlink("../other", context.folder / "p/folder")
    for command in (RENDER + ("-o", "made"), ("lint",), ("check", "--no-sheet"), ("inspect",)):
        ended = context.refused(
            *command, *words.split(), cwd=context.folder / "p",
            saying=["1 of 2 lines name no file", "leads outside", "--follow-outside"])
        require("s3cr3t" not in ended.output + ended.error, "it quotes what is outside")
    ended = context.run("lint", *words.split(), "--follow-outside", cwd=context.folder / "p", status=2)
    require("s3cr3t" in ended.error, "it does not say what is missing")
    # Names of files are taken from it.
    (context.folder / "other/list").write_text("a.png\n")
    context.run(*RENDER, *words.split(), "-o", "made", cwd=context.folder / "p")


@check()
def a_list_on_standard_input_is_anybodys(context):
    context.art("a.png")
    (context.folder / "other").mkdir()
    (context.folder / "other/list").write_text("missing.png\n")
    with open(context.folder / "other/list") as names:
        ended = context.run("lint", "--files-from", "/dev/stdin", stdin=names, status=2)
    require("missing.png" in ended.error, ended.error)
