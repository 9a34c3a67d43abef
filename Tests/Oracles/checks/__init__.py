# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Every check, by subject. Those of the references themselves come first."""

from . import (  # noqa: F401
    reference_numbers,
    reference_properties,
    reference_filters,
    published,
    pngsuite,
    tagging,
    orientation,
    formulas_convert,
    formulas_plateaus,
    stored_forms,
    formulas_render,
    formulas_accented,
    formulas_figures,
    formulas_options,
    formulas_icons,
    fixtures,
    librsvg,
    shaping,
    backdrops,
    blurred_backdrops,
    families,
    shapes,
    metadata,
    large,
    names,
)
