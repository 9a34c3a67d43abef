// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An opaque color on a sheet: 8-bit codes, encoded sRGB.
package struct SheetColor: Sendable, Hashable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  /// What everything lies on.
  package static let paper = SheetColor(red: 24, green: 24, blue: 26)
  /// Names of assets.
  static let title = SheetColor(red: 242, green: 242, blue: 247)
  /// Names of scenes.
  static let heading = SheetColor(red: 205, green: 205, blue: 211)
  /// Second lines and dashes.
  static let detail = SheetColor(red: 142, green: 142, blue: 149)
  /// The footer.
  static let footnote = SheetColor(red: 116, green: 116, blue: 122)
  /// Lines between rows.
  static let hairline = SheetColor(red: 48, green: 48, blue: 51)
  /// Lines around pictures.
  static let outline = SheetColor(red: 68, green: 68, blue: 72)
}
