// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// One thing on a sheet, and where.
package struct SheetItem: Sendable {
  /// What can be on a sheet.
  package enum Content: Sendable {
    /// A line of text.
    case text(LabelLine, SheetColor)
    /// A preview, with an outline around it.
    case picture(Thumbnail)
    /// A line between rows.
    case hairline
  }

  /// How wide the outline around a preview is, in pixels.
  package static let outline = 2

  package let content: Content
  /// What it covers; a picture with its outline.
  package let frame: SheetRect

  static func text(_ line: LabelLine, _ color: SheetColor, x: Int, y: Int) -> SheetItem {
    SheetItem(
      content: .text(line, color),
      frame: SheetRect(x: x, y: y, width: line.width, height: line.style.lineHeight))
  }

  static func picture(_ picture: Thumbnail, x: Int, y: Int) -> SheetItem {
    let (width, height) = (picture.width + 2 * outline, picture.height + 2 * outline)
    return SheetItem(
      content: .picture(picture), frame: SheetRect(x: x, y: y, width: width, height: height))
  }

  static func hairline(x: Int, y: Int, width: Int) -> SheetItem {
    SheetItem(content: .hairline, frame: SheetRect(x: x, y: y, width: width, height: 2))
  }
}
