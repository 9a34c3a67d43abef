// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyScenes
internal import VibrancyVocabulary

/// The lines of code, `path:line`, that say where a piece of art is shown: from the widget to the
/// picture.
struct UseEvidence: Sendable, Hashable {
  /// Those of all places together.
  var lines: [CodeLocation] = []
  /// Those of places of which the code says so elsewhere.
  var byPlace: [Place: [CodeLocation]] = [:]

  /// Those that say that it is shown in a place.
  func lines(for place: Place) -> [CodeLocation] { byPlace[place] ?? lines }
}
