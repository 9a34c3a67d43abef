// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// One import is enough: the values that inputs, scenes, pictures and reports are made of come with
// the library. Swift has no other spelling for a re-export.
@_exported public import VibrancyFacts
@_exported public import VibrancyLint
@_exported public import VibrancyModes
@_exported public import VibrancyPNG
@_exported public import VibrancyPixels
@_exported public import VibrancyPreviews
@_exported public import VibrancyReporting
@_exported public import VibrancyRules
@_exported public import VibrancyScenes
