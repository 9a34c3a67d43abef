# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Which side of a rule a picture lies on: a slow reference for the planted faults.

A rule answers "error", "warning", "note", "undetermined" or None, which is a pass.
"""

from functools import cached_property

import facts
import places

SHARE = 0.25


def named_places(picture):
    """Places by the names that expectations use."""
    greys = {f"lock-screen {grey}": place for grey, place in places.LOCK_SCREEN.items()}
    known = {
        **greys,
        "standby": places.STANDBY,
        "standby-night": places.NIGHT,
        "watch-always-on": places.ALWAYS_ON,
        "home-tinted": places.HOME_TINTED,
        "watch-accented": places.WATCH_ACCENTED,
    }
    return {**known, "home-light": places.home(picture.background)} if picture.background else known


class Picture:
    """An art and what was measured on it, each once."""

    def __init__(self, codes, scale, template=False, background=None, watch=False):
        self.art = facts.Art(codes, scale, template)
        self.background, self.watch, self.parts = background, watch, {}

    @cached_property
    def facts(self):
        return facts.of_art(self.art)

    def shares(self, name, place, least):
        """`illegible-share` at a ratio, a sample each."""
        if name not in self.parts:
            self.parts[name] = [facts.parts_of(self.art, render) for render in place]
        return [facts.illegible(parts, least) for parts in self.parts[name]]

    def mark(self, name, place, least):
        """Whether a part all but vanishes beside a bright one; as `fails`."""
        self.shares(name, place, least)
        contrasts = facts.faintest_mark(self.parts[name], least, 12 * self.art.scale**2)
        return bool(contrasts) and over([-contrast for contrast in contrasts], -least)

    def fails(self, name, place, least):
        """True, False, or "undetermined" where the model's range holds both."""
        return over(self.shares(name, place, least), SHARE)

    def measured(self, names):
        """Facts by name, to four digits; `illegible-share lock-screen .3` is one of a preview."""
        found = {}
        for name in names:
            fact, _, place = name.partition(" ")
            if place:
                fact, _, least = fact.partition("@")
                measure = getattr(self, fact.replace("-", "_"))
                at = [float(least)] if least else []
                samples = [measure(render, *at) for render in named_places(self)[place]]
                value = [round(float(v), 4) for v in (samples[0], min(samples), max(samples))]
                found[name] = value
            elif name in self.facts:
                found[name] = round(float(self.facts[name]), 4)
        return found

    def illegible_share(self, render, least=3):
        return facts.illegible(facts.parts_of(self.art, render), least)

    def legible_contrast(self, render):
        """The smallest contrast that the best 75 % of the area reaches."""
        parts = facts.parts_of(self.art, render)
        ranked = sorted(((max(p["against"], p["within"]), p["area"]) for p in parts), reverse=True)
        reached, whole = 0, sum(area for _, area in ranked)
        for contrast, area in ranked:
            reached += area
            if reached >= 0.75 * whole:
                return contrast

    def detail_retention(self, render):
        return facts.retention(self.art, render)

    def on_greys(self, least, greys=places.GREYS):
        return [self.fails(f"grey {grey}", places.LOCK_SCREEN[grey], least) for grey in greys]


def over(samples, limit):
    if not samples[0] > limit:
        return False
    return True if min(samples) > limit else "undetermined"


def together(results, needed, severity):
    """A severity where enough results fail, else whether that is for certain."""
    if sum(result is True for result in results) >= needed:
        return severity
    return "undetermined" if sum(result is not False for result in results) >= needed else None


def vibrant_dark_content(picture):
    if not picture.facts["luma-p95"] < 0.2:
        return None
    return together(picture.on_greys(3, (0.3, 0.4)), 2, "warning")


def vibrant_contrast(picture):
    if vibrant_dark_content(picture) == "warning":
        return None
    known, steps = picture.facts, []
    for least, needed, severity in (
        (1.5, 3, "error"),
        (
            3.0 if known["thin-fraction"] >= 0.5 else 2.5,
            2 if known["ink-count"] == 1 else 3,
            "warning",
        ),
        (3.0, 1, "note"),
    ):
        steps.append(together(picture.on_greys(least), needed, severity))
    # All ink is at least what would be advised: .66 reaches 3:1 on .4 over the whole range.
    if known["luma-p05"] >= 0.66:
        return None
    certain = [step for step in steps if step not in (None, "undetermined")]
    if not certain or certain[0] == "note":
        marks = [picture.mark(f"grey {g}", places.LOCK_SCREEN[g], 2.5) for g in places.GREYS]
        if sum(mark is True for mark in marks) >= 2:
            return "warning"
    return certain[0] if certain else "undetermined" if "undetermined" in steps else None


def vibrant_detail(picture):
    known, art = picture.facts, picture.art
    if known["inner-edges"] < 50 * art.scale or known["inner-edge-difference"] < 0.15:
        return None
    results = []
    for grey in places.GREYS:
        kept = [-facts.retention(art, render) for render in places.LOCK_SCREEN[grey]]
        results.append(over(kept, -0.5))
    return together(results, 3, "warning")


def translucent_light(picture):
    return "warning" if picture.facts.get("translucent-light", 0) >= 0.60 else None


def square_backdrop(picture):
    known = picture.facts
    if not (known["border-opaque"] > 0.98 and known["border-spread"] < 0.05):
        return None
    for grey in places.GREYS:
        parts = facts.parts_of(picture.art, places.LOCK_SCREEN[grey][0])
        if max(part["within"] for part in parts) >= 3:
            return None
    return "note"


def accented_solid_block(picture):
    known = picture.facts
    detailed = known["inner-edges"] >= 0.5 * known["perimeter"]
    detailed |= known["luma-p95"] - known["luma-p05"] > 0.1
    return "warning" if known["opaque-fraction"] >= 0.95 and detailed else None


def accented_detail_loss(picture):
    known = picture.facts
    edges, loss = known["inner-edges"], known.get("accented-edge-loss", 0)
    if accented_solid_block(picture) or edges < 0.5 * known["perimeter"]:
        return None
    if loss < 0.5 or edges < 0.55 * known["outline"]:
        return None
    told, lost = known["outline-complexity"], loss * edges
    if told >= 2 and lost < 1.25 * known["outline"]:
        return None
    if told >= 1.05 and known["inner-edge-difference"] < 0.25 and lost < known["outline"]:
        return None
    return "warning"


def on_one(picture, name, place, least, severity):
    result = picture.fails(name, place, least)
    return severity if result is True else result or None


def standby_dark_content(picture):
    whole = on_one(picture, "standby", places.STANDBY, 3, "note")
    if whole or picture.mark("standby", places.STANDBY, 1.5) is True:
        return whole or "note"
    return "note" if facts.outstanding(picture.parts["standby"][0]) < 0.25 else None


def full_color_contrast(picture):
    place = places.home(picture.background)
    return on_one(picture, "home", place, 3, "warning")


def background_only_contrast(picture):
    if full_color_contrast(picture):
        return None
    return "error" if standby_dark_content(picture) == "note" else None


def night_contrast(picture):
    return on_one(picture, "night", places.NIGHT, 1.8, "note")


def always_on_contrast(picture):
    return on_one(picture, "always-on", places.ALWAYS_ON, 1.8, "note")


def accented_contrast(picture):
    if picture.watch:
        return on_one(picture, "face", places.WATCH_ACCENTED, 3, "note")
    return on_one(picture, "plate", places.HOME_TINTED, 3, "note")


def outline_lost(picture):
    places_ = [places.STANDBY] if picture.watch else [places.STANDBY, *places.LOCK_SCREEN.values()]
    lost = [
        part["against"] < 3 <= part["within"] and not part["plate"] and part["outstanding"] < 0.5
        for place in places_
        for part in facts.parts_of(picture.art, place[0])
    ]
    return "note" if any(lost) else None


def blank_asset(picture):
    return None if picture.facts["visible-fraction"] else "error"


def opaque_template(picture):
    known = picture.facts
    block = known["opaque-fraction"] >= 0.95 and known["bounds-fraction"] >= 0.95
    return "error" if block and known["ink-count"] > 1 else None


def template_with_color(picture):
    known = picture.facts
    if opaque_template(picture):
        return None
    return "warning" if known["chroma-p95"] > 0.1 and known["ink-count"] > 1 else None


def collapse(one, other, plain="#4D4D4D"):
    """Where two variants become one; None where they are one in full colour already.

    Lint composites on a scene's own empty picture: both black and a middle grey have to agree.
    """
    for background in ("#000000", plain):
        if facts.difference(one, other, places.home(background)[0]) <= 0.05:
            return None
    scenes = {"lock-screen": places.LOCK_SCREEN[0.3], "home-tinted": places.HOME_TINTED}
    scenes["standby-night"] = places.NIGHT
    means = {name: facts.difference(one, other, place[0]) for name, place in scenes.items()}
    return {name: mean for name, mean in means.items() if mean < 0.01}


def of(fact, fires, severity):
    return lambda picture: severity if fires(picture.facts[fact]) else None


RULES = {
    "blank-asset": blank_asset,
    "vibrant-dark-content": vibrant_dark_content,
    "vibrant-contrast": vibrant_contrast,
    "vibrant-detail": vibrant_detail,
    "translucent-light": translucent_light,
    "square-backdrop": square_backdrop,
    "accented-solid-block": accented_solid_block,
    "accented-detail-loss": accented_detail_loss,
    "standby-dark-content": standby_dark_content,
    "full-color-contrast": full_color_contrast,
    "background-only-contrast": background_only_contrast,
    "tinted-icon-not-gray": of("chroma-p95", lambda chroma: chroma > 0.02, "error"),
    "opaque-template": opaque_template,
    "template-with-color": template_with_color,
    "night-contrast": night_contrast,
    "always-on-contrast": always_on_contrast,
    "accented-contrast": accented_contrast,
    "outline-lost": outline_lost,
    "dark-halo": of("dark-halo", lambda share: share >= 0.05, "note"),
    "thin-strokes": of("thin-fraction", lambda share: share >= 0.5, "note"),
    "wasted-margin": of("bounds-fraction", lambda share: share < 0.25, "note"),
}
