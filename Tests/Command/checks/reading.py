# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Inputs that cannot be read, or that change while they are."""

import os
import subprocess
import sys
import threading
import time

import png
from harness import Mismatch, Skipped, check, require
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
    ended = context.refused(*RENDER, "art", saying="error: art/a.png: may not be read", **options)
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
    require("may not be read" in ended.error, ended.error)
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
def a_named_pipe_is_read_whole(context):
    data = context.art("a.png", size=64).read_bytes()
    for sent, status in [(data, 0), (data[:-20], 2), (b"", 2)]:
        fed(context, "pipe.png", sent)
        ended = context.run(*RENDER, "pipe.png", status=status)
        require(status == 0 or "error: pipe.png: " in ended.error, ended.error)
        os.unlink(context.folder / "pipe.png")
    context.run(*RENDER, "a.png")
    made = context.tree("out")
    require(made["a.home-light.png"] == made["pipe.home-light.png"], "a pipe gives other pixels")


@check()
def a_named_pipe_is_not_replaced(context):
    os.mkfifo(context.folder / "pipe.png")
    context.refused(
        "convert", "--to", "grayscale", "--in-place", "pipe.png", saying="error: pipe.png: ")


def fed(context, name, data, before=None):
    """A named pipe that somebody writes to as soon as somebody reads."""
    path = context.folder / name
    os.mkfifo(path)

    def feed():
        with open(path, "wb") as pipe:
            if before:
                before()
            try:
                pipe.write(data)
            except BrokenPipeError:
                pass

    threading.Thread(target=feed, daemon=True).start()


@check()
def a_file_that_vanishes_meanwhile_is_named(context):
    data = context.art("art/z.png").read_bytes()
    gone = context.art("art/b.png")
    fed(context, "a.png", data, before=gone.unlink)
    ended = context.refused(*RENDER, "-j", "1", "a.png", "art", saying="error: art/b.png: no such")
    require(len(ended.written) == 2, ended.output)


@check()
def a_file_that_becomes_a_folder_meanwhile_is_named(context):
    data = context.art("art/z.png").read_bytes()
    changed = context.art("art/b.png")

    def change():
        changed.unlink()
        changed.mkdir()

    fed(context, "a.png", data, before=change)
    context.refused(*RENDER, "-j", "1", "a.png", "art", saying="error: art/b.png: is a folder")


@check(over=["renamed over", "truncated", "overwritten"])
def a_file_replaced_while_read_gives_old_or_new(context, how):
    if sys.platform != "linux":
        raise Skipped("sees what is being read on Linux only")
    side = 3000
    old, new = (png.file(
        side, side, [bytes(color) * side] * side, level=0)
        for color in ((255, 0, 0, 255), (0, 255, 0, 255)))
    path = context.folder / "a.png"
    wanted = {}
    for label, data in [("old", old), ("new", new)]:
        path.write_bytes(data)
        context.run("convert", "a.png", "-o", label, "--to", "grayscale")
        wanted[label] = context.tree(label)["a.png"]
    path.write_bytes(old)
    running = subprocess.Popen(
        [context.binary, "convert", "a.png", "-o", "out", "--to", "grayscale"],
        cwd=context.folder, env=context.environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    wait_until_open(running.pid, path)
    if how == "renamed over":
        (context.folder / "b.png").write_bytes(new)
        os.rename(context.folder / "b.png", path)
    elif how == "truncated":
        os.truncate(path, 1000)
    else:
        with open(path, "r+b") as file:
            file.write(new)
    _, error = running.communicate(timeout=30)
    made = context.tree("out")
    if running.returncode == 2:
        require(error.decode().startswith("error: a.png: "), error.decode())
        require(not made and error.count(b"\n") == 1, error.decode())
        return "refused"
    require(running.returncode == 0, f"ended with {running.returncode}")
    if how == "overwritten":
        png.whole(made["a.png"])
    elif made["a.png"] not in wanted.values():
        raise Mismatch("is neither the old picture nor the new one")
    return "read"


def wait_until_open(process, path):
    """Waits until a process has a file open, or is done with it."""
    for _ in range(5000):
        try:
            names = os.listdir(f"/proc/{process}/fd")
            if any(os.path.realpath(f"/proc/{process}/fd/{name}") == str(path) for name in names):
                return
        except OSError:
            return
        time.sleep(0.0002)


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
    import resource

    resource.setrlimit(resource.RLIMIT_NOFILE, (count, count))
