# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Which planted faults show a rule best, in which scenes (the first as drawn, then judged), and where
WhyArtFails.md explains it.

Paths are those of Fixtures/Rules/expected.json, below `triggers` and `passes`.
"""

from dataclasses import dataclass

from listed import SCENES

WIDGET = "WidgetExtension/Assets.xcassets/"
WATCH = "WatchWidget/Assets.xcassets/"
LOCK_SCREEN = "home-light,lock-screen"
TINTED = f"home-light,{SCENES.home_tinted}"
STANDBY = f"home-light,{SCENES.standby}"
APPEARANCES = f"home-light,{SCENES.home_dark}"

# Sections of WhyArtFails.md.
DARK = "Dark ink, where brightness is strength"
HUE = "Parts that differ by hue alone"
OPACITY = "Opacity as a shade"
OPAQUE = "A picture that is all opaque"
MARK = "A mark in another ink"
BACKGROUND = "A background that goes away"
APPEARANCE = "A color of one appearance"


@dataclass(frozen=True)
class Example:
    scenes: str
    fires: tuple
    passes: tuple
    # The one file of each set to draw by itself; without it sets are drawn as such.
    file: str = ""
    # Whether the art is what views of code look like, drawn for the page alone.
    views: bool = False
    # Whether the art is the planted projects, drawn from their Swift.
    projects: bool = False
    # The section of WhyArtFails.md that explains it. `shows` is what its picture says there; without
    # it the section has another rule's.
    section: str = ""
    shows: str = ""


EXAMPLES = {
    "vibrant-dark-content": Example(
        LOCK_SCREEN, ("bell@2x.png", "departures@2x.png"), ("cloud@2x.png", "badge@2x.png"),
        section=DARK,
        shows="A black bell and dark text fade on the Lock Screen; a white cloud stays",
    ),
    "vibrant-contrast": Example(
        LOCK_SCREEN, ("watermark@2x.png", "heart-grey-64@2x.png"), ("heart-grey-122@2x.png", "bolt@2x.png")
    ),
    "vibrant-detail": Example(
        LOCK_SCREEN, ("badge@2x.png", "fish@2x.png"), ("fish-white@2x.png", "greys@2x.png"),
        section=HUE,
        shows="A coral heart on a teal disc becomes a plain grey disc; a white heart stays",
    ),
    "translucent-light": Example(
        LOCK_SCREEN, ("battery-60@2x.png", "house-cream@2x.png"), ("hierarchy@2x.png", "trend@2x.png"),
        section=OPACITY,
        shows="White at 60 % and cream at 30 % stay weak on the Lock Screen; opaque greys gain",
    ),
    "square-backdrop": Example(
        LOCK_SCREEN, ("heart-on-blue@2x.png", "inset@2x.png"), ("rounded@2x.png", "disc@2x.png")
    ),
    "accented-solid-block": Example(
        TINTED,
        ("sunset@2x.png", "tree@2x.png"),
        ("Desaturated/Desaturated.widget.json", "FullColor/FullColor.widget.json"),
        section=OPAQUE,
        shows="A photo and a tree on a plate become plain blocks of the tint; desaturated they stay",
    ),
    "accented-detail-loss": Example(
        TINTED,
        ("badge@2x.png", "house@2x.png"),
        ("knocked-out@2x.png", "FullColor/FullColor.widget.json"),
        section=MARK,
        shows="A white heart on a disc becomes a disc; a heart that is cut out stays",
    ),
    "standby-dark-content": Example(
        STANDBY, ("departures@2x.png",), ("bolt@2x.png",),
        section=BACKGROUND,
    ),
    "full-color-contrast": Example(
        "home-light",
        ("Cream/Cream.widget.json",),
        ("Paper/Paper.widget.json",),
    ),
    "background-only-contrast": Example(
        STANDBY,
        ("Departures/Departures.widget.json",),
        ("Night/Night.widget.json",),
        section=BACKGROUND,
        shows="Black text on a white background is black on black in StandBy",
    ),
    "variants-collapse": Example(
        TINTED, ("lamp-off@2x.png", "lamp-on@2x.png"), ("star-off@2x.png", "star-on@2x.png")
    ),
    "tinted-icon-not-gray": Example(
        f"{SCENES.icon_light},{SCENES.icon_tinted}",
        (WIDGET + "Orange.appiconset", WIDGET + "Blue.appiconset"),
        (WIDGET + "White.appiconset", WIDGET + "Clear.appiconset"),
        file="other.png",
    ),
    "tinted-icon-bright-background": Example(
        f"{SCENES.icon_light},{SCENES.icon_tinted}",
        (WIDGET + "White.appiconset", WIDGET + "Silver.appiconset"),
        (WIDGET + "Black.appiconset", WIDGET + "Clear.appiconset"),
        file="other.png",
    ),
    "dark-icon-background": Example(
        SCENES.icon_dark,
        (WIDGET + "White.appiconset", WIDGET + "Sky.appiconset"),
        (WIDGET + "Deep.appiconset", WIDGET + "Clear.appiconset"),
        file="other.png",
    ),
    "template-with-color": Example(
        LOCK_SCREEN,
        (WIDGET + "badge.imageset",),
        (WIDGET + "bell.imageset",),
    ),
    "night-contrast": Example(
        f"{SCENES.standby},{SCENES.standby_night}",
        ("bell-blue@2x.png",),
        ("bolt@2x.png",),
    ),
    "always-on-contrast": Example(
        f"{SCENES.watch_full_color},{SCENES.watch_always_on}",
        (WATCH + "departures.imageset",),
        (WATCH + "heart-grey-100.imageset",),
        file="*.png",
    ),
    "accented-contrast": Example(
        TINTED, ("watermark@2x.png", "heart-25@2x.png"), ("heart-60@2x.png", "bell-black@2x.png")
    ),
    "outline-lost": Example(
        STANDBY, ("cat@2x.png",), ("cat-light@2x.png",)
    ),
    "dark-halo": Example(
        LOCK_SCREEN, ("paper-boat@2x.png",), ("near@2x.png",)
    ),
    "thin-strokes": Example(
        f"{SCENES.watch_full_color},{SCENES.watch_accented}",
        (WATCH + "rings.imageset",),
        (WATCH + "rings-5.imageset",),
        file="*.png",
    ),
    "wasted-margin": Example(
        LOCK_SCREEN, ("small-heart@2x.png", "corner@2x.png"), ("side-72@2x.png", "bolt@2x.png")
    ),
    "photo-without-accented-mode": Example(TINTED, ("Cover",), ("Grays",), views=True, section=OPAQUE),
    "opaque-shape-swallows": Example(TINTED, ("Tile", "Pill"), ("SplitMark",), views=True, section=MARK),
    "one-group-track": Example(TINTED, ("Bar",), ("Pale",), views=True, section=MARK),
    "background-hides-content": Example(STANDBY, ("Black",), ("White",), views=True, section=BACKGROUND),
    "text-contrast": Example(
        APPEARANCES, ("PaperOfOneAppearance",), ("Scheme",), projects=True,
        section=APPEARANCE,
        shows="A white label on paper without a dark variant is gone in dark appearance; a color for each scheme stays",
    ),
    "vibrant-ink": Example("lock-screen", ("Black",), ("White",), projects=True, section=DARK),
    "text-truncated": Example("home-light", ("Literal",), ("Shrinks",), projects=True),
    "text-clipped": Example("home-light", ("Moved",), ("Fits",), projects=True),
    "text-overlap": Example("home-light", ("Stacked",), ("Stack",), projects=True),
    "empty-scene": Example(STANDBY, ("StandBy",), ("Kept",), projects=True),
    "data-by-color": Example(TINTED, ("Bar",), ("Gaps",), projects=True, section=HUE),
    "state-by-hue": Example(TINTED, ("Dot",), ("Words",), projects=True, section=HUE),
    "double-margin": Example("home-light", ("Filled",), ("Filled",), projects=True),
}
