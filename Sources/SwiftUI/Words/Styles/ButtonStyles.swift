// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension StyleWord {
  /// Those of `Button`, by name.
  static let buttonStyles: [StyleWord] = [
    button("automatic", ["DefaultButtonStyle"], .automatic),
    button("bordered", ["BorderedButtonStyle"], .bordered),
    button("borderedProminent", ["BorderedProminentButtonStyle"], .borderedProminent),
    button("borderless", ["BorderlessButtonStyle"], .borderless),
    button("card", [], .plain, .simplified("as `plain`")),
    button("glass", [], .bordered, .simplified("as `bordered`")),
    button("glassProminent", [], .borderedProminent, .simplified("as `borderedProminent`")),
    button("link", [], .borderless, .simplified("as `borderless`")),
    button("plain", ["PlainButtonStyle"], .plain),
  ]

  private static func button(
    _ member: String, _ types: [String], _ style: Button.Style, _ standing: Standing = .drawn
  ) -> StyleWord {
    StyleWord(.button, member, types, .buttonStyle(style), standing)
  }
}
