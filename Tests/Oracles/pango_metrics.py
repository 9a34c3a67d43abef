# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What Pango says of texts: reads JSON, a list of [font description, text]; writes a list of objects.

Runs in the system's Python, where PyGObject is: `python3-gi` and `gir1.2-pango-1.0`, or brew's
`pygobject3`. All lengths are in ems: layouts are 1000 units high, without hints.
"""

import json
import sys

import gi

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Pango, PangoCairo  # noqa: E402

EM = 1000
context = PangoCairo.FontMap.get_default().create_context()
context.set_round_glyph_positions(False)
PangoCairo.context_set_resolution(context, 72)


def measured(font, text):
    layout = Pango.Layout(context)
    layout.set_font_description(Pango.FontDescription(f"{font} {EM}"))
    layout.set_text(text)
    # librsvg spaces letters by 0, which for Pango means without ligatures.
    attributes = Pango.AttrList()
    attributes.insert(Pango.attr_font_features_new("liga=0, clig=0, dlig=0, hlig=0"))
    layout.set_attributes(attributes)
    ink, logical = layout.get_extents()
    unit = Pango.SCALE * EM
    baseline = layout.get_baseline()
    metrics = context.get_metrics(Pango.FontDescription(f"{font} {EM}"), None)
    return {
        "width": logical.width / unit, "left": ink.x / unit, "right": (ink.x + ink.width) / unit,
        "top": (ink.y - baseline) / unit, "bottom": (ink.y + ink.height - baseline) / unit,
        "ascent": metrics.get_ascent() / unit, "descent": metrics.get_descent() / unit}


json.dump([measured(*one) for one in json.load(sys.stdin)], sys.stdout)
