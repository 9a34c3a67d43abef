# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What `render` and `convert` call the files that they write, and where they put them."""

import images
import pictures
from harness import check, require
from listed import SCENES


def _art(context, *names):
    for name in names:
        path = context.folder / "in" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        images.write(path, pictures.random_rgba(8, 8, seed=71))


def _written(context):
    out = context.folder / "out"
    return sorted(str(path.relative_to(out)) for path in out.rglob("*") if path.is_file())


def _expect(context, *names):
    found = _written(context)
    require(found == sorted(names), f"wrote {found}, not {sorted(names)}")


@check()
def default_scenes(context):
    _art(context, "a.png")
    context.run("render", "in", "-o", "out")
    _expect(context, "a.home-light.png", f"a.{SCENES.home_tinted_glass}.png", "a.lock-screen.png")
    context.run("render", "in", "-o", "out18", "--os", "18")
    found = sorted(path.name for path in (context.folder / "out18").iterdir())
    expected = ["a.home-light.png", f"a.{SCENES.home_tinted}.png", "a.lock-screen.png"]
    require(found == expected, f"--os 18 wrote {found}, not {expected}")


@check()
def paths_below_the_root(context):
    """A folder keeps its structure; hidden entries are skipped; @2x stays in the name."""
    _art(context, "a.png", "a@2x.png", "deep/er/b.png", ".hidden.png", ".hidden/c.png")
    context.run("render", "in", "-o", "out", "--scene", SCENES.standby, "--every-scale")
    _expect(context, "a.standby.png", "a@2x.standby.png", "deep/er/b.standby.png")
    context.run("render", "in", "-o", "one", "--scene", SCENES.standby)
    found = sorted(path.name for path in (context.folder / "one").rglob("*.png"))
    require(found == ["a@2x.standby.png", "b.standby.png"], f"one scale is {found}")


@check()
def several_wallpapers(context):
    """They multiply the scenes that show one, and are named only when there are several."""
    _art(context, "a.png")
    images.write(context.folder / "beach.png", pictures.coordinates(852, 393))
    context.run(
        "render", "in", "-o", "out", "--scene", f"lock-screen,{SCENES.standby}", "--wallpaper", "dark",
        "--wallpaper", "#333333", "--wallpaper", "beach.png")
    _expect(
        context, "a.lock-screen.dark.png", "a.lock-screen.333333.png", "a.lock-screen.beach.png",
        "a.standby.png")


@check()
def conversions_keep_their_names(context):
    _art(context, "a.png", "deep/b@3x.png")
    context.run("convert", "in", "-o", "out", "--to", "template")
    _expect(context, "a.png", "deep/b@3x.png")


@check()
def inputs_named_twice_count_once(context):
    _art(context, "a.png")
    context.run("render", "in/a.png", "in", "in/a.png", "-o", "out", "--scene", SCENES.standby)
    _expect(context, "a.standby.png")


@check()
def collisions_stop_those_that_collide(context):
    _art(context, "one/a.png", "two/a.png", "two/b.png")
    done = context.run(
        "convert", "in/one", "in/two", "-o", "out", "--to", "template", status=2)
    require("error:" in done.stderr and "a.png" in done.stderr, f"{done.stderr[:200]!r}")
    require("one/a.png" in done.stderr and "two/a.png" in done.stderr, f"{done.stderr[:200]!r}")
    _expect(context, "b.png")


@check()
def outputs_never_overwrite_inputs(context):
    _art(context, "a.png")
    before = (context.folder / "in" / "a.png").read_bytes()
    context.run("convert", "in", "-o", "in", "--to", "template", status=2)
    after = (context.folder / "in" / "a.png").read_bytes()
    require(before == after, "the input was overwritten")


@check()
def check_writes_nothing(context):
    """--check: 1 where something would change, 0 where not."""
    _art(context, "a.png")
    context.run("convert", "in", "--to", "grayscale", "--check", status=1)
    context.run("convert", "in", "-o", "out", "--to", "grayscale")
    context.run("convert", "out", "--to", "grayscale", "--check", status=0)
    _expect(context, "a.png")


@check()
def in_place_replaces(context):
    _art(context, "a.png")
    context.run("convert", "in", "-o", "out", "--to", "grayscale")
    context.run("convert", "in", "--in-place", "--allow-dirty", "--to", "grayscale")
    pair = [(context.folder / folder / "a.png").read_bytes() for folder in ("in", "out")]
    require(pair[0] == pair[1], "--in-place writes other bytes than -o")
    left = [path.name for path in (context.folder / "in").iterdir()]
    require(left == ["a.png"], f"left behind: {left}")
