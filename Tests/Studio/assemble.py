# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Puts the page together from its sources and a module, as `scripts/build-page` does."""

import base64
import gzip
import re


def sources(folder):
    """What stands in each place of the page's HTML but the module and the version."""
    worker = sorted(folder.glob("studio-worker*.js"))
    script = [one for one in sorted(folder.glob("studio-*.js")) if one not in worker]
    return {
        "style": [folder / "page.css", folder / "studio.css"],
        "script": [folder / "page.js", *script, folder / "studio.js"],
        "worker": worker,
    }


def page(folder, module=None, version="0.0.0", fake=None):
    """The page as text. `fake` is a script that stands for a module."""
    parts = {
        place: "\n".join(one.read_text(encoding="utf-8") for one in files)
        for place, files in sources(folder).items()
    }
    if fake:
        parts["worker"] += fake.read_text(encoding="utf-8")
    packed = gzip.compress(module.read_bytes(), mtime=0) if module else b""
    parts["module"] = base64.b64encode(packed).decode()
    parts["version"] = version
    template = (folder / "studio.html").read_text(encoding="utf-8")
    return re.sub(r"\{\{([a-z]+)\}\}", lambda match: parts[match[1]], template)
