# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Names of files: any, of any length, in any depth."""

from harness import check, require
from checks.inputs import RENDER, made

NAMES = [
    "new\nline", "tab\t", "quote'\"`$(x)", "emoji 👩🏽‍🚀🏳️‍🌈", "right-to-left \u202egnp", "שלום",
    "\u0301accent first",
    "-dash", "--help", "@at", "#hash", "back\\slash", " spaces ", "dots...", "a.b.c", "%s%n",
    "\x1b[31mred\x07", "é", "e\u0301", "ﬁ", "fi", "\u200b", "*", "[a]", "~", "x" * 200, "漢" * 60,
]


@check()
def any_name_is_taken(context):
    for number, name in enumerate(NAMES):
        context.art(f"art/{name}.png", color=(number * 9, 0, 0, 255))
    ended = context.run(*RENDER, "art")
    require(not ended.error, ended.error)
    require(sorted(made(context)) == sorted(NAMES), set(NAMES) ^ set(made(context)))
    require(len(ended.written) == len(NAMES), f"{len(ended.written)} lines of results")
    context.run(*RENDER, "-o", "named", "--", *[f"./art/{name}.png" for name in NAMES])
    require(context.tree("named") == context.tree("out"), "names and walking give other results")
    for name in NAMES:
        (context.folder / f"art/{name}.png").write_text("no picture")
    ended = context.run(*RENDER, "art", status=2)
    require(len(ended.lines) == len(NAMES), f"{len(ended.lines)} lines for {len(NAMES)} files")


@check()
def names_of_every_length_are_taken(context):
    suffix = len(".home-light.png")
    for length in (1, 100, 200, 205, 230, 255 - suffix):
        context.art(f"art/{'n' * length}.png")
    context.art(f"art/{'n' * 251}.png")
    ended = context.refused(*RENDER, "art", saying="too long")
    require(len(ended.written) == 6, f"{len(ended.written)} results")
    require(len(context.tree("out")) == 6, "left something behind")


@check()
def deep_folders_are_walked(context):
    depth = 300
    context.art("/".join(["art", *["d"] * depth, "a.png"]))
    ended = context.run(*RENDER, "art")
    require(len(ended.written) == 1, f"{len(ended.written)} results")
