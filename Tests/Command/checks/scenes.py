# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Which scenes are shown, over which wallpapers, and how the results are named."""

import png
from harness import check, require


@check()
def many_wallpapers_multiply_the_scenes_that_show_one(context):
    context.art("a.png")
    context.art("beach.png", color=(10, 90, 200, 255))
    words = ("render", "a.png", "-o", "out", "--scene", "lock-screen,watch-accented")
    one = context.run(*words, "--wallpaper", "dark").written
    require(one == ["out/a.lock-screen.png", "out/a.watch-accented.png"], one)
    walls = ["dark", "#333333", "0aF1b2", "beach.png"]
    many = context.run(*words, *[word for wall in walls for word in ("--wallpaper", wall)]).written
    require(many == [
        "out/a.lock-screen.dark.png", "out/a.lock-screen.333333.png",
        "out/a.lock-screen.0AF1B2.png", "out/a.lock-screen.beach.png", "out/a.watch-accented.png",
    ], many)
    for name in many:
        png.whole((context.folder / name).read_bytes())


@check()
def scenes_are_named_listed_or_all(context):
    context.art("a.png")
    listed = [line.split()[0] for line in context.run("scenes").written[1:]]
    require(len(listed) == 28, f"{len(listed)} scenes are listed")
    for scene in listed:
        written = context.run("render", "a.png", "-o", "each", "--scene", scene).written
        require(written == [f"each/a.{scene}.png"], written)
    every = context.run("render", "a.png", "-o", "all", "--scene", "all").written
    require(len(every) == len(set(every)) == 25, f"{len(every)} files of --scene all")
    modes = {}
    for mode in ("vibrant", "accented", "fullColor"):
        names = context.run("render", "a.png", "-o", "mode", "--mode", mode).written
        modes[mode] = {name.split(".")[1] for name in names}
        require(modes[mode], f"no scene of {mode}")
    together = set.union(*modes.values())
    require(sum(map(len, modes.values())) == len(together), "a scene has two modes")
    mixed = context.run(
        "render", "a.png", "-o", "mix", "--scene", "home-light,home-dark", "--scene", "home-light")
    require([one.split(".")[1] for one in mixed.written] == ["home-light", "home-dark"], mixed.output)
