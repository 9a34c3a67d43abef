// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Makes the pieces of lines: one for each stretch of one run and one direction.
struct PieceBuilder {
  /// Clusters that stand side by side, or an ellipsis.
  private struct Stretch {
    var run: Int
    var clusters: Range<Int>
    /// Even: from left to right; odd: from right to left.
    var level: Int
    var hasEllipsis = false

    var isRightToLeft: Bool { level % 2 == 1 }
  }

  /// The characters that are shown as bars, each once.
  private(set) var missing: [Unicode.Scalar] = []
  /// How many clusters are shown as bars.
  private(set) var missingCount = 0
  /// The families of the other fonts, each once.
  private(set) var fonts: [String] = []
  private let text: MeasuredText
  private let shown: ScaledText
  /// Whether the text begins with a letter that is written from right to left.
  private let isMirrored: Bool

  /// More characters are not listed.
  private static let mostMissing = 64

  /// Pieces of a text at the size it is shown at.
  init(_ text: MeasuredText, _ shown: ScaledText) {
    (self.text, self.shown) = (text, shown)
    isMirrored =
      text.hasRightToLeft
      && text.clusters.first { $0.isStrong }.map { $0.direction != .left } ?? false
  }

  /// The pieces of a line from the left.
  mutating func pieces(of line: LineContent) -> [TextBlock.Piece] {
    var stretches: [Stretch] = []
    append(line.head, to: &stretches)
    if let run = line.ellipsis {
      if let last = stretches.last, last.run == run, !last.isRightToLeft {
        stretches[stretches.count - 1].hasEllipsis = true
      } else {
        let at = line.head.upperBound
        stretches.append(
          Stretch(run: run, clusters: at..<at, level: isMirrored ? 1 : 0, hasEllipsis: true))
      }
    }
    append(line.tail, to: &stretches)
    if text.hasRightToLeft { stretches = ordered(stretches) }
    var x = 0.0
    return stretches.map { stretch in
      let range = stretch.clusters
      var width = shown.width(range.lowerBound, range.upperBound)
      var letters = text.text(range)
      if stretch.hasEllipsis {
        width += shown.ellipses[stretch.run]
        letters += "…"
      }
      defer { x += width }
      var piece = TextBlock.Piece(
        run: stretch.run, text: letters, x: x, width: width,
        isRightToLeft: stretch.isRightToLeft)
      if let first = range.first, let last = range.last {
        piece.start = text.clusters[first].start - text.runStarts[stretch.run]
        piece.count = text.clusters[last].end - text.clusters[first].start
      }
      return piece
    }
  }

  private mutating func append(_ range: Range<Int>, to stretches: inout [Stretch]) {
    let levels = levels(of: range)
    for index in range {
      let cluster = text.clusters[index]
      note(cluster)
      let level = levels[index - range.lowerBound]
      if let last = stretches.last, last.run == cluster.run, !last.hasEllipsis,
        last.level == level, last.clusters.upperBound == index
      {
        stretches[stretches.count - 1].clusters = last.clusters.lowerBound..<index + 1
      } else {
        stretches.append(
          Stretch(run: cluster.run, clusters: index..<index + 1, level: level))
      }
    }
  }

  private func levels(of range: Range<Int>) -> [Int] {
    guard text.hasRightToLeft else { return Array(repeating: 0, count: range.count) }
    return BidirectionalLevels(
      range.map { text.clusters[$0].scalar }, range.map { text.clusters[$0].direction },
      isMirrored: isMirrored
    ).levels
  }

  private mutating func note(_ cluster: Cluster) {
    if let font = cluster.glyph?.font {
      if !fonts.contains(where: { $0.utf8.elementsEqual(font.utf8) }) { fonts.append(font) }
      return
    }
    switch cluster.shape {
    case .letter, .empty: return
    case .bar, .ideograph, .emoji: missingCount += 1
    }
    if missing.count < Self.mostMissing, !missing.contains(cluster.scalar) {
      missing.append(cluster.scalar)
    }
  }

  /// Stretches in the order in which they stand from the left.
  private func ordered(_ stretches: [Stretch]) -> [Stretch] {
    BidirectionalLevels.order(stretches.map { $0.level }).map { stretches[$0] }
  }
}
