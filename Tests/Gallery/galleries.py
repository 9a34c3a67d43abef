# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Galleries made for the checks: pictures drawn here, the package's own page around them."""

import json
from urllib.parse import quote

import png
from listed import SCENES

SHOWN = [
    ("lock-screen", "iPhone Lock Screen", "vibrant"),
    (SCENES.lock_screen_tinted, "Lock Screen in the user's color", "vibrant"),
    ("home-light", "Home Screen, light", "fullColor"),
    (SCENES.home_tinted, "tinted Home Screen, iOS 18", "accented"),
    (SCENES.standby_night, "StandBy in the dark", "fullColor"),
    (SCENES.icon_tinted, "app icon, tinted", "icon"),
]
FOOTER = "estimate, model 1 · vibrancy 0.0.0"


def escaped(text):
    """As `HTMLText.escaped` of the library does for these texts."""
    for one, reference in [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")]:
        text = text.replace(one, reference)
    return text

POLICY = (
    "script-src 'unsafe-inline'; connect-src 'none'; object-src 'none'; frame-src 'none'; "
    "base-uri 'none'; form-action 'none'"
)


def write(folder, resources, items, title="Weather widgets"):
    """Writes `index.html` and every picture that is missing; returns the page's address."""
    folder.mkdir(parents=True, exist_ok=True)
    for index, item in enumerate(items):
        for path in filter(None, [item["path"], item.get("fullColor")]):
            file = folder / path
            if path.endswith(".missing.png") or file.exists():
                continue
            file.parent.mkdir(parents=True, exist_ok=True)
            color = [60 + index * 37 % 180, 60 + index * 71 % 180, 60 + index * 113 % 180]
            file.write_bytes(png.flat(item["width"], item["height"], color))
    data = {"places": [dict(zip(("id", "title", "mode"), one)) for one in SHOWN], "items": items}
    text = json.dumps(data)
    for one in "<>&":
        text = text.replace(one, f"\\u{ord(one):04x}")
    read = lambda name: (resources / name).read_text()
    page = read("page.html").replace("{{body}}", read("gallery.html"))
    for name, value in [
        ("title", escaped(title)),
        ("heading", escaped(title)),
        ("policy", POLICY),
        ("content", "previews"),
        ("search", "Search by name"),
        ("hint", "Search by name"),
        ("footer", escaped(FOOTER)),
        ("style", read("page.css") + read("gallery.css")),
        ("script", read("page.js") + read("gallery.js")),
        ("data", text),
        ("engine", ""),
    ]:
        page = page.replace("{{" + name + "}}", value)
    (folder / "index.html").write_text(page)
    return address(folder)


def address(folder):
    return "file://" + quote(str(folder / "index.html"))


def item(asset, scene="lock-screen", path=None, **more):
    """A preview; `path` follows from the rest unless given."""
    words = [more.get(one) for one in ("variant", "entry", "family")] + [scene]
    words += [more.get("wallpaper"), (more.get("tint") or "").lstrip("#")]
    stem = ".".join([asset, *filter(None, words)]).replace(" ", "-").replace(":", "")
    return {
        "asset": asset,
        "scene": scene,
        "path": path if path is not None else f"{stem}.png",
        "width": 72,
        "height": 72,
        "scale": 1,
        **more,
    }


def widgets():
    """A small gallery with everything in it: wallpapers, tints, families, variants, entries, notes."""
    items = []
    for asset in ("cloud-rain", "Icons/gauge", "leaf"):
        for scene, _, mode in SHOWN:
            wallpapers = ("mid", "vivid") if mode == "vibrant" else (None,)
            for wallpaper in wallpapers:
                for tint in ("#FF9F0A", "#30D158", "#0A84FF") if mode == "accented" else (None,):
                    more = {"wallpaper": wallpaper, "tint": tint}
                    if mode != "fullColor":
                        more["fullColor"] = f"{asset}.home-light.png"
                    items.append(item(asset, scene, **{k: v for k, v in more.items() if v}))
    items[0]["notes"] = ["systemLarge has no size on this device; the nearest was taken"]
    conditions = (("clear", "09:00", 10), ("rain", "12:00", 2.5), ("snow", "18:00", None))
    for variant, entry, relevance in conditions:
        for family, width in (("systemSmall", 158), ("systemMedium", 338)):
            for scene, _, mode in SHOWN[:5]:
                more = {
                    "variant": variant,
                    "entry": entry,
                    "family": family,
                    "width": width,
                    "height": 158,
                }
                if relevance is not None:
                    more["relevance"] = relevance
                one = item("Weather", scene, **more)
                if mode != "fullColor":
                    one["fullColor"] = one["path"].replace(scene, "home-light")
                if scene == SCENES.standby_night:
                    one.update(path="", notes=["StandBy is a disfavored location of this widget"])
                items.append(one)
    return items


def many(count=5000, assets=200, files=40):
    """`count` previews of `assets` assets, over a few files: the page is what is measured."""
    scenes = [one[0] for one in SHOWN]
    return [
        item(
            f"Catalog/Set {index % assets:04}/art-{index % assets}",
            scenes[index // assets % len(scenes)],
            path=f"shared/{index % files}.png",
            wallpaper=f"wall-{index // assets // len(scenes)}",
            fullColor=f"shared/{(index + 1) % files}.png",
        )
        for index in sorted(range(count), key=lambda index: index % assets)
    ]
