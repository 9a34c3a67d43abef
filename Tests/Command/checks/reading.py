# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Inputs that are missing, shut, or lead nowhere."""

import os
import resource
import sys

from harness import Skipped, check, require
from people import as_nobody

RENDER = ("render", "-o", "out", "--scene", "home-light")


@check(over=["a.png", "folder/a.png", "a.png/b.png", "\ufffd.png"])
def a_missing_input_is_named(context, name):
    if name == "a.png/b.png":
        context.art("a.png")
    context.refused(*RENDER, name, saying=f"error: {name}: no such file")


@check()
def a_missing_input_does_not_stop_the_others(context):
    context.art("b.png")
    ended = context.run(*RENDER, "a.png", "b.png", "c/", status=2)
    require(len(ended.errors) == 2, ended.error)
    require(ended.written == ["out/b.home-light.png"], ended.output)


@check()
def an_unreadable_file_is_named(context):
    options = as_nobody(context)
    context.art("art/a.png").chmod(0)
    context.art("art/b.png").chmod(0o644)
    ended = context.refused(*RENDER, "art", saying="error: art/a.png: cannot be read", **options)
    require(ended.written == ["out/b.home-light.png"], ended.output)


@check(over=[("shut", 0o000), ("names only", 0o444), ("no names", 0o111)])
def an_unreadable_folder_is_named(context, case):
    options = as_nobody(context)
    context.art("art/shut/a.png")
    context.art("art/b.png")
    (context.folder / "art/shut").chmod(case[1])
    try:
        ended = context.run(*RENDER, "art", status=2, **options)
    finally:
        (context.folder / "art/shut").chmod(0o755)
    require(len(ended.errors) == 1 and "art/shut" in ended.error, ended.error)
    require("cannot be read" in ended.error, ended.error)
    require(ended.written == ["out/b.home-light.png"], ended.output)


@check()
def a_folder_named_like_a_picture_is_refused(context):
    (context.folder / "art/x.png").mkdir(parents=True)
    context.art("art/a.png")
    for name in ("art/x.png", "art/x.png/"):
        context.refused(*RENDER, name, saying="error: art/x.png: is a folder")
    ended = context.refused(*RENDER, "art", saying="error: art/x.png: is a folder")
    require(ended.written == ["out/a.home-light.png"], ended.output)


@check()
def a_link_that_leads_to_itself_is_refused(context):
    os.symlink("loop.png", context.folder / "loop.png")
    context.refused(*RENDER, "loop.png", saying=["error: loop.png: ", "leads to itself"])


@check()
def a_link_that_leads_nowhere_is_refused(context):
    context.art("art/a.png")
    os.symlink("gone.png", context.folder / "art/b.png")
    os.symlink("gone", context.folder / "art/c")
    context.refused(*RENDER, "art/b.png", saying=["error: art/b.png: ", "link"])
    ended = context.refused(*RENDER, "art", saying=["error: art/b.png: ", "link"])
    require(ended.written == ["out/a.home-light.png"], ended.output)


@check()
def loops_of_links_are_walked_once(context):
    context.art("art/deep/a.png")
    os.symlink("..", context.folder / "art/deep/up")
    os.symlink(context.folder / "art", context.folder / "art/again")
    os.symlink("self", context.folder / "art/self")
    ended = context.run(*RENDER, "art")
    require(ended.written == ["out/deep/a.home-light.png"], ended.output)
    require(not ended.error, ended.error)


@check()
def a_name_that_is_not_unicode_is_no_crash(context):
    if sys.platform != "linux":
        raise Skipped("the system takes no such names")
    data = context.art("art/a.png").read_bytes()
    with open(os.fsencode(context.folder) + b"/art/\xff\xfe.png", "wb") as file:
        file.write(data)
    ended = context.refused(*RENDER, "art", saying=["error: art/", "UTF-8"])
    require(ended.written == ["out/a.home-light.png"], ended.output)
    context.refused(*RENDER, b"art/\xff\xfe.png", saying=["error: art/", "UTF-8"])


@check()
def few_file_descriptors_are_enough(context):
    for number in range(40):
        context.art(f"art/{number}.png")
    ended = context.run(
        *RENDER, "art", "-j", "4", preexec_fn=lambda: limit_files(24))
    require(len(ended.written) == 40, ended.error)


def limit_files(count):
    resource.setrlimit(resource.RLIMIT_NOFILE, (count, count))
