// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRules

/// Messages of one pattern, taken together.
struct SharedMessage {
  /// The common message, with the span of the figure that differs and `…` for names; `nil` where
  /// several figures differ, of which spans would say nothing.
  let text: String?
  /// The first argument that differs, as each has it; `nil`: none differs.
  let details: [String]?

  /// - Precondition: There is at least one, and all have one pattern.
  init(_ messages: [Message]) {
    let rows = messages.map(\.comparedPieces)
    var (text, figures, first) = ("", 0, Int?.none)
    for (index, piece) in rows[0].enumerated() {
      let column = rows.map { $0[index] }
      if column.allSatisfy({ $0 == piece }) {
        text += piece.text
        continue
      }
      first = first ?? index
      switch piece {
      case .words(let words): text += words
      case .argument(.figure(_, let unit)), .argument(.modelRange(_, _, let unit)):
        figures += 1
        text += Self.span(of: column) + unit.suffix
      case .argument(.line):
        // Numbers of lines are not measure that has a span.
        figures += 1
        text += "line …"
      case .argument(.name): text += "“…”"
      case .argument(.code), .argument(.file), .argument(.color), .argument(.place),
        .argument(.word):
        text += "…"
      }
    }
    self.text = figures > 1 ? nil : text
    details = first.map { index in rows.map { $0[index].detail } }
  }

  private static func span(of column: [Message.Piece]) -> String {
    let ends = column.compactMap { piece -> (value: Double, digits: String)? in
      guard case .argument(.figure(let digits, _)) = piece else { return nil }
      return (Double("0" + digits) ?? 0, digits)
    }
    let low = ends.min { $0.value < $1.value }?.digits ?? ""
    let high = ends.max { $0.value < $1.value }?.digits ?? ""
    return low == high ? low : "\(low)–\(high)"
  }
}

extension Message.Piece {
  /// The piece in a list of what differs: of a line its number alone.
  fileprivate var detail: String {
    if case .argument(.line(let line)) = self { "\(line)" } else { text }
  }
}
