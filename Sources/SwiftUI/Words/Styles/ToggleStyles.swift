// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension StyleWord {
  /// Those of `Toggle`, by name.
  static let toggleStyles: [StyleWord] = [
    toggle("automatic", ["DefaultToggleStyle"], .automatic),
    toggle("button", ["ButtonToggleStyle"], .button),
    toggle("switch", ["SwitchToggleStyle"], .switch),
  ]

  private static func toggle(
    _ member: String, _ types: [String], _ style: Toggle.Style, _ standing: Standing = .drawn
  ) -> StyleWord {
    StyleWord(.toggle, member, types, .toggleStyle(style), standing)
  }
}
