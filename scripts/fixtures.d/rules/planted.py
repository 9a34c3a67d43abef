# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""A rule's planted faults, and what looks like them that it must let pass."""

import json
from dataclasses import dataclass, field

import numpy as np
from listed import RULES, SCENES
from png_format import PALETTE, RGB, RGBA
from stored import Stored, palette

CATALOG = "WidgetExtension/Assets.xcassets"
INFO = {"info": {"author": "xcode", "version": 1}}
SIDES = ("triggers", "passes")
FINE = (
    RULES.vibrant_contrast,
    RULES.vibrant_dark_content,
    RULES.vibrant_detail,
    RULES.standby_dark_content,
)


@dataclass
class Rule:
    """Files by path below the rule's folder, and what is expected of them."""

    name: str
    # Where a fault of a picture is reported, if that is one scene.
    scene: str = ""
    files: dict = field(default_factory=dict)
    expected: dict = field(default_factory=lambda: {side: {} for side in SIDES})

    def add(self, side, path, files, what, **expectation):
        """Files, a path below the side's folder each; `path` is what the expectation is about."""
        if path in self.expected[side]:
            raise ValueError(f"{self.name}/{side}/{path}: twice")
        for name, data in files.items():
            place = f"{side}/{name}"
            # Sets of one catalog share its Contents.json.
            if place in self.files and not (isinstance(data, bytes) and self.files[place] == data):
                raise ValueError(f"{self.name}/{place}: two contents")
            self.files[place] = data
        self.expected[side][path] = {"what": what, **expectation}

    def loose(self, side, name, codes, what, scale=2, **more):
        """A picture by itself, `name@2x.png`."""
        path = f"{name}@{scale}x.png" if scale > 1 else f"{name}.png"
        self.add(side, path, {path: compact(codes)}, what, **{**self.place(side), **more})

    def set(self, side, name, codes, what, template=False, watch=False, **more):
        """A picture in an image set of a widget target's catalog, for 2x."""
        catalog = CATALOG.replace("WidgetExtension", "WatchWidget") if watch else CATALOG
        path, file = f"{catalog}/{name}.imageset", f"{name}@2x.png"
        slots = [{"filename": file, "idiom": "watch" if watch else "universal", "scale": "2x"}]
        properties = {"template-rendering-intent": "template"} if template else None
        files = in_catalog(catalog, {f"{name}.imageset": (slots, {file: codes}, properties)})
        self.add(side, path, files, what, **{**self.place(side, watch), **more})

    def images(self, side, name, slots, files, what, properties=None, catalog=CATALOG, **more):
        """An image set with slots of its own."""
        path = f"{catalog}/{name}.imageset"
        parts = in_catalog(catalog, {f"{name}.imageset": (slots, files, properties)})
        self.add(side, path, parts, what, **more)

    def described(self, side, name, description, arts, what, **more):
        """A widget description in a folder of its own, whose art lies beside it."""
        path = f"{name}/{name}.widget.json"
        files = {f"{name}/{file}": compact(codes) for file, codes in arts.items()}
        files |= {f"{name}/{file}": data for file, data in more.pop("files", {}).items()}
        files[path] = written(description)
        self.add(side, path, files, what, **{**self.place(side), **more})

    def project(self, side, name, files, what, **more):
        """A folder that is linted by itself, with sources."""
        placed = {f"{name}/{path}": data for path, data in files.items()}
        self.add(side, name, placed, what, alone=True, **more)

    def place(self, side, watch=False):
        """The scene that a fault of a picture is reported in, unless its expectation names another."""
        if side == "passes" or not self.scene:
            return {}
        return {"scene": SCENES.watch_accented if watch else self.scene}


def written(value):
    return (json.dumps(value, indent=2) + "\n").encode()


def in_catalog(catalog, sets):
    """The files of sets: (slots, files, properties) by name."""
    files = {f"{catalog}/Contents.json": written(INFO)}
    for name, (slots, parts, properties) in sets.items():
        described = {"images": slots, **({"properties": properties} if properties else {}), **INFO}
        files[f"{catalog}/{name}/Contents.json"] = written(described)
        for file, data in parts.items():
            files[f"{catalog}/{name}/{file}"] = compact(data) if isinstance(data, np.ndarray) else data
    return files


def compact(codes):
    """A picture as it is stored smallest: a palette where one holds all, else RGB or RGBA."""
    kept = np.where(codes[..., 3:] == 0, 0, codes)
    colors = len(np.unique(kept @ (1 << np.array([24, 16, 8, 0]))))
    if colors == 1:
        index = np.zeros(kept.shape[:2], dtype=np.int64)
        clear = None if kept[0, 0, 3] == 255 else bytes([kept[0, 0, 3]])
        return Stored("", index, PALETTE, 1, palette=kept[0, :1, :3], transparency=clear)
    if colors <= 256:
        return palette("", kept, next(d for d in (1, 2, 4, 8) if colors <= 1 << d))
    if (kept[..., 3] == 255).all():
        return Stored("", kept[..., :3], RGB)
    return Stored("", kept, RGBA)
