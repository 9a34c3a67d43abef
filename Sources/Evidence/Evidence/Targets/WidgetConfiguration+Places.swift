// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

extension WidgetConfiguration {
  /// Whether it asks not to be shown in a place.
  func removes(_ place: Place, _ family: Family) -> Bool {
    disfavored.locations(of: family).contain(place)
  }
}
