// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a regular expression literal means.
enum RegexValue {
  /// The pattern of `/…/` or `#/…/#`; one of several lines has blanks that mean nothing.
  static func pattern(ofLiteral text: String) -> String {
    let signs = text.prefix { $0 == "#" }.count
    let pattern = text.dropFirst(signs + 1).dropLast(
      text.hasSuffix("/" + text.prefix(signs)) ? signs + 1 : 0)
    return pattern.contains { $0.isNewline } ? "(?x)" + pattern : String(pattern)
  }
}
