// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension StyleWord {
  /// Those of `Label`, by name.
  static let labelStyles: [StyleWord] = [
    label("automatic", ["DefaultLabelStyle"], .titleAndIcon),
    label("iconOnly", ["IconOnlyLabelStyle"], .iconOnly),
    label("titleAndIcon", ["TitleAndIconLabelStyle"], .titleAndIcon),
    label("titleOnly", ["TitleOnlyLabelStyle"], .titleOnly),
  ]

  private static func label(
    _ member: String, _ types: [String], _ style: Label.Style, _ standing: Standing = .drawn
  ) -> StyleWord {
    StyleWord(.label, member, types, .labelStyle(style), standing)
  }
}
