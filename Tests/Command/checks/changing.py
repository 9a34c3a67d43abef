# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Inputs that come through pipes, or change while they are read."""

import os
import subprocess
import sys
import time

import png
from harness import TIME_LIMIT, Mismatch, Skipped, check, require
from pipes import fed

RENDER = ("render", "-o", "out", "--scene", "home-light")


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
def a_named_pipe_is_read_once_even_where_files_are_read_twice(context):
    data = context.art("a.png", size=64).read_bytes()
    words = ("convert", "--to", "tinted-icon", "--luma", "adaptive", "-o", "out")
    fed(context, "pipe.png", data)
    context.run(*words, "pipe.png", "a.png")
    made = context.tree("out")
    require(made["a.png"] == made["pipe.png"], "a pipe gives other pixels")


@check()
def a_named_pipe_is_not_replaced(context):
    os.mkfifo(context.folder / "pipe.png")
    context.refused(
        "convert", "--to", "grayscale", "--in-place", "pipe.png", saying="error: pipe.png: ")


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
    _, error = running.communicate(timeout=TIME_LIMIT)
    made = context.tree("out")
    if running.returncode == 2:
        require(error.decode().startswith("error: a.png: "), error.decode())
        # The second line is the summary.
        require(not made and error.count(b"\n") == 2, error.decode())
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
