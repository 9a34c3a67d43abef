# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The page for browsers: one file that reaches nothing, or a word on how to get it."""

import base64
import gzip
import re

from harness import check, require


@check()
def the_page_is_one_file_or_its_lack_is_told(context):
    ended = context.run("page", "-o", "made/page.html", status=None)
    if ended.status == 2:
        require("scripts/build-page" in ended.error, ended.error)
        return "this build has none"
    page = (context.folder / "made/page.html").read_text()
    require(page.lower().startswith("<!doctype html>"), page[:40])
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', page).group(1)
    for words in ("default-src 'none'", "connect-src 'none'", "form-action 'none'"):
        require(words in policy, policy)
    require(not re.search(r"\{\{[a-z]+\}\}", page), "a place of it was not filled")
    require(not re.search(r"""(?:src|href)=["']?https?:""", page), "it loads from elsewhere")
    module = re.search(r'id="module">([A-Za-z0-9+/=]+)<', page).group(1)
    require(gzip.decompress(base64.b64decode(module))[:4] == b"\0asm", "its module is none")
    require(len(page) <= 900_000, f"{len(page)} bytes")
    return f"{len(page)} bytes"


@check()
def a_page_needs_a_place_and_overwrites_nothing_that_is_read(context):
    context.refused("page", saying="-o FILE.html")
    kept = context.art("a.png").read_bytes()
    context.refused("page", "-o", "a.png", saying="a.png: is what is read")
    require((context.folder / "a.png").read_bytes() == kept, "it was overwritten")
    (context.folder / "folder").mkdir()
    context.refused("page", "-o", "folder", saying="folder")
