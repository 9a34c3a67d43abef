# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Whole batches: the same bytes whatever the jobs, little memory, nothing half-written."""

import os
import signal
import subprocess
import sys
import time

import png
from batches_of_art import IN_PLACE
from harness import TIME_LIMIT, Mismatch, check, require, with_signals
from listed import SCENES
from memory import peak_of

CHOSEN = f"lock-screen,{SCENES.home_tinted},{SCENES.standby_night},{SCENES.icon_clear_dark}"


@check(over=[
    ("render", ["render", "--scene", CHOSEN, "--wallpaper", "busy", "--wallpaper", "#345678"]),
    ("render a family", ["render", "--family", "small", "--fit", "cover", "--depth", "16"]),
    ("convert", ["convert", "--to", "vibrant"]),
    ("convert an icon", ["convert", "--to", "tinted-icon", "--luma", "adaptive"]),
], is_long=True, except_for=["render a family", "convert"])
def jobs_do_not_change_a_byte(context, case):
    art = context.folder / "art"
    art.mkdir()
    for path in [*context.fixtures.glob("Inputs/*@2x.png"), *context.fixtures.glob("Inputs/*/*")]:
        if path.stat().st_size < 30_000:
            (art / path.name).write_bytes(path.read_bytes())
    said, made = [], []
    for folder, jobs in [("one", "1"), ("four", "4"), ("four", "4")]:
        ended = context.run(*case[1], "art", "-o", folder, "-j", jobs)
        said.append((ended.output.replace(f"{folder}/", "/"), ended.lines))
        made.append(context.tree(folder))
    require(all(one == made[0] for one in made), "the results differ")
    require(all(one == said[0] for one in said), "what is said differs")
    return f"{len(made[0])} files"


@check()
def errors_come_in_the_order_of_the_inputs(context):
    for number in range(60):
        context.art(f"art/{number:02}.png", size=40 if number % 3 else 8)
        if number % 2:
            (context.folder / f"art/{number:02}.png").write_bytes(b"no picture")
    runs = {context.run("render", "art", "-o", "out", "-j", jobs, status=2) for jobs in "1234"}
    require(len(runs) == 1, "the number of jobs changes what is said")


def many(context, count):
    data = png.flat(8, 8, (200, 100, 50, 255))
    folder = context.folder / f"art{count}"
    folder.mkdir()
    for number in range(count):
        (folder / f"{number:05}.png").write_bytes(data)
    return folder.name


@check(over=["render", "convert"], is_long=True, except_for=["render"])
def memory_does_not_grow_with_the_number_of_files(context, name):
    option = {"render": ("--scene", SCENES.home_tinted), "convert": ("--to", "vibrant")}[name]
    few, lots = (peak_of(
        context, name, *option, many(context, count), "-o", f"out{count}", "-j", "2")
        for count in (200, 4000))
    # What grows is names: of inputs, results and errors.
    require(lots < few + (8 << 20), f"{few >> 20} MiB for 200 files, {lots >> 20} for 4000")
    return f"{few / 2**20:.1f} MiB for 200 files, {lots / 2**20:.1f} for 4000"


# How many results there are when a run is killed; some are begun by then, others not.
RESULTS = [1, 2, 5, 20, 60, 150]


@check(over=[
    ("render", ["render", "--family", "small"]), ("render large", ["render", "--scale", "3"]),
    ("convert", ["convert", "--to", "desaturate"])], is_long=True, except_for=["render large", "convert"])
def a_killed_run_leaves_only_whole_files(context, case):
    name = many(context, 300)
    for number in range(0, 300, 10):
        context.art(f"{name}/{number:05}.png", size=900)
    seen = 0
    for count in RESULTS:
        folder = f"out{count}"
        killed(context, [*case[1], name, "-o", folder, "-j", "4"], results(context, folder, count))
        for path, data in context.tree(folder).items():
            if ".draft" in path and sys.platform != "linux":
                continue
            try:
                png.whole(data)
            except png.Broken as reason:
                raise Mismatch(f"{path} after {count} files: {reason}") from None
            hidden = os.path.basename(path).startswith(".")
            require(not hidden, f"{path} is left over after {count} files")
            seen += 1
    require(seen >= sum(RESULTS), f"{seen} files of {len(RESULTS)} runs")
    return f"{seen} files of {len(RESULTS)} killed runs"


DELAYS = [0.005, 0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.2]


@check(over=["-o", "--in-place"])
def a_killed_run_replaces_whole_files_by_whole_files(context, how):
    name = many(context, 300)
    before = context.tree(name)
    words = ["convert", "--to", "desaturate", name]
    words += IN_PLACE if how == "--in-place" else ["-o", "out"]
    if how == "-o":
        context.run(*words)
    for delay in DELAYS:
        killed(context, words, lambda: time.sleep(delay))
        made = context.tree("out" if how == "-o" else name)
        left = {path: data for path, data in made.items() if not path.startswith(".")}
        require(left.keys() == before.keys(), "a file has gone")
        for path, data in left.items():
            png.whole(data)
        # Between naming a new file and putting it in the place of the old one.
        require(len(made) - len(left) <= 2 * len(DELAYS), "drafts are left over")


def results(context, folder, count):
    """Waits until a run has written so many files, or has had ever so much time."""

    def wait():
        end = time.monotonic() + TIME_LIMIT
        while len(os.listdir(path) if path.exists() else []) < count:
            require(time.monotonic() < end, f"not {count} files after {TIME_LIMIT} s")
            time.sleep(0.001)

    path = context.folder / folder
    return wait


def killed(context, words, wait):
    running = started(context, words)
    wait()
    running.send_signal(signal.SIGKILL)
    running.wait()


def started(context, words, ignored=()):
    return subprocess.Popen(
        [context.binary, *words], cwd=context.folder, env=context.environment,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        preexec_fn=with_signals(ignored))


def held(context):
    """The words of a run that has written files, and waits for the one that nobody writes to."""
    os.mkfifo(context.folder / "held.png")
    return ["render", many(context, 30), "held.png", "-o", "out", "-j", "2"]


@check(over=["SIGINT", "SIGTERM", "SIGHUP"])
def an_interrupted_run_ends_at_once(context, name):
    running = started(context, held(context))
    results(context, "out", 1)()
    running.send_signal(getattr(signal, name))
    try:
        _, error = running.communicate(timeout=TIME_LIMIT)
    except subprocess.TimeoutExpired:
        running.kill()
        raise Mismatch("goes on all the same") from None
    require(running.returncode == -getattr(signal, name), f"ended with {running.returncode}")
    require(not error, error.decode())
    for data in context.tree("out").values():
        png.whole(data)


@check(over=["SIGINT", "SIGHUP"])
def a_run_under_nohup_goes_on(context, name):
    words = held(context)
    running = started(context, words, ignored=[getattr(signal, name)])
    results(context, "out", 1)()
    running.send_signal(getattr(signal, name))
    with open(context.folder / "held.png", "wb") as pipe:
        pipe.write(png.flat(8, 8, (200, 100, 50, 255)))
    _, error = running.communicate(timeout=TIME_LIMIT)
    require(running.returncode == 0, f"ended with {running.returncode}: {error.decode()}")
    require("held.home-light.png" in context.tree("out"), "the rest was not made")
