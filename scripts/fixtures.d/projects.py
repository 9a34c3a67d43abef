# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Fixtures/Projects: catalogs for sources that are written by hand, and what lint is to say."""

import json

import glyphs
import motifs
from catalog import slot
from listed import RULES, SCENES
from motifs import blank, drawn
from planted import INFO, compact, written
from planted_accented import sunset
from planted_code import line_of
from planted_light import NIGHT
from stored import Stored

IOS = ["systemSmall", "accessoryCircular", "accessoryRectangular"]
WATCH = ["accessoryCircular", "accessoryCorner", "accessoryRectangular"]
# Sources, and tables of the texts that they show.
BY_HAND = {".swift", ".xcstrings"}


def dark(drawing=motifs.bell):
    return drawn(drawing, NIGHT)


def white(drawing, *more):
    return drawn(drawing, "#FFFFFF", *more)


def tides():
    """Sets by path below the project: (art, what the code does with it, more of what is expected)."""
    tide = {"families": IOS, "target": "WidgetExtension"}
    harbour = {"families": ["systemSmall", "systemMedium"], "target": "WidgetExtension"}
    wind = {"families": ["accessoryCircular", "accessoryInline"], "target": "LockScreenWidgets"}
    app, widget, lock = (
        f"{place}/Assets.xcassets" for place in ("App", "WidgetExtension", "LockScreenWidgets")
    )
    return {
        f"{app}/Onboarding": (dark(motifs.house), "outside", {}),
        f"{app}/Hero": (drawn(sunset), "outside", {}),
        f"{app}/LighthouseBadge": (
            drawn(glyphs.logo_dark),
            "used",
            {
                **tide,
                "words": "the app's own catalog",
                "findings": [
                    (RULES.vibrant_dark_content, "warning", "lock-screen"),
                    (RULES.standby_dark_content, "warning", SCENES.standby),
                ],
            },
        ),
        f"{widget}/tide-high": (
            drawn(motifs.weather, "#000000", "#000000"),
            "used",
            {**tide, "words": "Image(.tideHigh)", "template": True, "ink": "white"},
        ),
        f"{widget}/bell-dark": (
            dark(),
            "used",
            {
                **tide,
                "words": "Image(bellName)",
                "findings": [
                    (RULES.vibrant_dark_content, "warning", "lock-screen"),
                    (RULES.standby_dark_content, "warning", SCENES.standby),
                ],
            },
        ),
        f"{widget}/harbour-day": (
            drawn(sunset),
            "possible",
            {**harbour, "words": 'Image("harbour-day")', "accentedRendering": "fullColor"},
        ),
        f"{widget}/harbour-night": (
            drawn(sunset),
            "used",
            {
                **harbour,
                "words": 'Image("harbour-night")',
                "findings": [(RULES.accented_solid_block, "error", SCENES.home_tinted_glass)],
            },
        ),
        f"{widget}/ferry-dark": (dark(motifs.house), "activity", {"target": "WidgetExtension"}),
        f"{widget}/lamp-dark": (drawn(motifs.lamp, NIGHT, NIGHT), "control", {"target": "WidgetExtension"}),
        f"{widget}/lantern-old": (dark(motifs.heart), "unnamed", {"target": "WidgetExtension"}),
        f"{lock}/wind-north": (
            dark(motifs.star),
            "possible",
            {**wind, "findings": [(RULES.vibrant_dark_content, "warning", "lock-screen")]},
        ),
        f"{lock}/wind-south": (
            dark(motifs.heart),
            "possible",
            {**wind, "findings": [(RULES.vibrant_dark_content, "warning", "lock-screen")]},
        ),
        f"{lock}/vane-dark": (
            dark(motifs.battery),
            "unseen",
            {"target": "LockScreenWidgets"},
        ),
    }


def laps():
    widget = {"families": WATCH, "target": "WatchWidget"}
    app, watch = "WatchApp/Assets.xcassets", "WatchWidget/Assets.xcassets"
    clock = "WatchComplication/Assets.xcassets/Complication"
    return {
        f"{app}/pool": (drawn(sunset), "outside", {}),
        f"{watch}/lap-ring": (
            white(motifs.rings, 5),
            "used",
            {**widget, "words": 'Image("lap-ring")', "accentable": True},
        ),
        f"{watch}/swimmer-dark": (
            dark(),
            "used",
            {
                **widget,
                "words": 'Image("swimmer-dark")',
                "findings": [
                    (RULES.full_color_contrast, "warning", SCENES.watch_full_color),
                    (RULES.full_color_contrast, "warning", SCENES.watch_smart_stack),
                ],
            },
        ),
        f"{watch}/pool-photo": (
            drawn(sunset),
            "used",
            {
                **widget,
                "words": 'Image("pool-photo")',
                "accentedRendering": "fullColor",
                "findings": [(RULES.accented_solid_block, "error", SCENES.watch_accented)],
            },
        ),
        f"{watch}/lap-hairlines": (
            white(motifs.rings, 1.4),
            "used",
            {**widget, "words": 'Image("lap-hairlines")', "note": (RULES.thin_strokes, None)},
        ),
        f"{clock}/Circular": (dark(), "unseen", {}),
        f"{clock}/Corner": (blank(72, 72), "unseen", {}),
    }


PROJECTS = {
    "Tides": (
        tides,
        [
            (RULES.missing_image, 'Image("storm-cone")', None),
            (RULES.opaque_shape_swallows, ".background(Color.black", SCENES.home_tinted_glass),
        ],
    ),
    "Laps": (laps, []),
}
# Sets of no widget target, sets that no code names, and sets that only code nobody reaches names.
OUT_OF_SCOPE = ("outside", "unnamed", "unseen")
GROUPS = {"Laps": "WatchComplication/Assets.xcassets/Complication"}


def contents(folder):
    """Path below Fixtures/Projects: bytes or Stored; the sources are read where they lie."""
    files = {}
    for name, (sets, lines) in PROJECTS.items():
        sources = {
            str(file.relative_to(folder / name)): file.read_bytes()
            for file in sorted((folder / name).rglob("*.swift"))
        }
        parts = {}
        for path, (art, *_) in sets().items():
            catalog = path[: path.index(".xcassets") + len(".xcassets")]
            parts[f"{catalog}/Contents.json"] = written(INFO)
            file = f"{path.rsplit('/', 1)[1]}@2x.png"
            idiom = "watch" if path.startswith("Watch") else "universal"
            described = {"images": [slot(file, "2x", idiom=idiom)], **INFO}
            parts[f"{path}.imageset/Contents.json"] = written(described)
            parts[f"{path}.imageset/{file}"] = compact(art)
        if name in GROUPS:
            group = {"properties": {"provides-namespace": True}, **INFO}
            parts[f"{GROUPS[name]}/Contents.json"] = written(group)
        files |= {f"{name}/{path}": data for path, data in parts.items()}
        page = expectations(sets(), lines, sources)
        files[f"{name}.json"] = (json.dumps(page, indent=1) + "\n").encode()
    return files


def expectations(sets, lines, sources):
    """Scope, how each set is shown, and every error and warning; notes are reported where sure."""
    shown, found = {}, {"findings": [], "undetermined": [], "notes": []}
    for path, (_, standing, more) in sets.items():
        place = f"{path}.imageset"
        evidence = line_of(sources, more["words"]) if "words" in more else None
        kept = {
            k: more[k]
            for k in ("target", "families", "accentedRendering", "accentable", "template", "ink")
            if k in more
        }
        shown[place] = {"standing": standing, **kept, **({"evidence": evidence} if evidence else {})}
        one = {"path": f"{place}/Contents.json"}
        proof = {"evidence": evidence} if evidence else {}
        for rule, severity, scene in more.get("findings", []):
            found["findings"].append({"rule": rule, **one, "severity": severity, "scene": scene, **proof})
        if "note" in more:
            rule, scene = more["note"]
            found["notes"].append({"rule": rule, **one, "severity": "note", "scene": scene})
    for rule, words, scene in lines:
        path, line = line_of(sources, words).split(":")
        found["findings"].append(
            {"rule": rule, "path": path, "line": int(line), "severity": "warning", "scene": scene}
        )
    standings = [standing for _, standing, _ in sets.values()]
    scope = {
        "sets": len(sets),
        "setsInScope": sum(one not in OUT_OF_SCOPE for one in standings),
        "setsUnnamed": standings.count("unnamed") + standings.count("unseen"),
        "computedNames": 0,
        "sources": len(sources),
        "targets": sorted({more["target"] for _, _, more in sets.values() if "target" in more}),
    }
    lists = {k: [{a: b for a, b in one.items() if b is not None} for one in v] for k, v in found.items()}
    return {"scope": scope, "sets": shown, **lists}


def write(folder):
    files, total = contents(folder), 0
    for name, data in files.items():
        data = data.encoded() if isinstance(data, Stored) else data
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
        total += len(data)
    return len(files), total


def differences(folder):
    """One line for each file that is not what `contents` says; sources are written by hand."""
    files = contents(folder)
    for name, data in files.items():
        file = folder / name
        kept = file.read_bytes() if file.exists() else None
        if kept is None:
            yield f"{name}: missing"
        elif isinstance(data, Stored):
            difference = data.difference(kept)
            if difference:
                yield f"{name}: {difference}"
        elif kept != data:
            yield f"{name}: not as written by --projects"
    for file in sorted(folder.rglob("*")):
        name = str(file.relative_to(folder))
        if file.is_file() and file.suffix not in BY_HAND and name not in files:
            yield f"{name}: not written by --projects"
