// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The words above a column: the scene's id in one line or two, and what tells it apart.
struct SheetHeading: Sendable {
  /// From the top.
  let lines: [(line: LabelLine, color: SheetColor)]
  /// Of all lines, in pixels.
  var height: Int { lines.reduce(0) { $0 + $1.line.style.lineHeight } }

  init(_ column: ContactSheet.Column, width: Int) {
    var lines: [(line: LabelLine, color: SheetColor)] = []
    for part in Self.wrapped(column.title, width: width) {
      lines.append((LabelLine(part, .regular, maxWidth: width), .heading))
    }
    if !column.subtitle.isEmpty {
      lines.append((LabelLine(column.subtitle, .regular, maxWidth: width), .detail))
    }
    self.lines = lines
  }

  /// Two parts of a title that does not fit, about as long, broken after a hyphen or a space.
  private static func wrapped(_ title: String, width: Int) -> [String] {
    if LabelLine.fits(title, .regular, width: width) { return [title] }
    let middle = title.count / 2
    var (start, best): (String, Int?) = ("", nil)
    for (index, character) in title.enumerated() {
      start.append(character)
      guard LabelLine.fits(start, .regular, width: width) else { break }
      guard character == "-" || character == " " else { continue }
      if best.map({ abs(index + 1 - middle) < abs($0 - middle) }) ?? true { best = index + 1 }
    }
    guard let best else { return [title] }
    return [String(title.prefix(best)), String(title.dropFirst(best))]
  }
}
