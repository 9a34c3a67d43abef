// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A text broken into lines; lengths in points, y downwards from its top left.
package struct TextBlock: Hashable, Sendable {
  /// A piece of one run on one line.
  package struct Piece: Hashable, Sendable {
    /// Which run it belongs to.
    package var run: Int
    /// The letters shown, in the order in which they are read.
    package var text: String
    /// The place of the first of them among the scalars of the run.
    package var start = 0
    /// How many scalars of the run it shows; an ellipsis is none of them.
    package var count = 0
    /// Where it begins.
    package var x: Double
    /// How wide it is.
    package var width: Double
    /// Whether its letters stand from right to left.
    package var isRightToLeft = false
  }

  /// A line.
  package struct Line: Hashable, Sendable {
    /// Where its letters stand.
    package var baseline: Double
    /// Its pieces from the left.
    package var pieces: [Piece]
    /// How wide it is.
    package var width: Double { pieces.last.map { $0.x + $0.width - pieces[0].x } ?? 0 }
    /// Its letters in the order in which they are read, without invisible blanks.
    package var text: String {
      var read = pieces
      if read.contains(where: { $0.isRightToLeft }) {
        // An ellipsis by itself is read last.
        read.sort { one, other in
          let places = (one.count > 0 ? one.start : .max, other.count > 0 ? other.start : .max)
          return one.run == other.run ? places.0 < places.1 : one.run < other.run
        }
      }
      return TextBlock.visible(read.map { $0.text })
    }
  }

  /// The letters of all runs, those that are cut off too, without invisible blanks.
  package var text: String { Self.visible(runs.map { $0.text }) }

  /// Texts in a row without the invisible blanks behind which lines of Thai may break.
  private static func visible(_ texts: [String]) -> String {
    var visible = String.UnicodeScalarView()
    for text in texts {
      for scalar in text.unicodeScalars where scalar != "\u{200B}" { visible.append(scalar) }
    }
    return String(visible)
  }

  /// The runs, at the size they are shown at.
  package var runs: [TextRun]
  /// The lines from the top; none for a text without a letter.
  package var lines: [Line]
  /// Width and height of the box.
  package var size: SIMD2<Double>
  /// To which share of its size the text was shrunk.
  package var scale = 1.0
  /// Whether something was left out.
  package var isTruncated = false
  /// The characters that are shown as bars, since the typeface lacks them: each once, at most 64.
  package var missing: [Unicode.Scalar] = []
  /// How many letters are shown as bars.
  package var missingCount = 0
  /// The families of the other fonts that letters come from which the typeface lacks, each once.
  package var fallbackFonts: [String] = []

  /// The baseline of the first line.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The baseline of the last line.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// How much of its width a text that was shrunk fills at most (Calibrated: 3 texts).
  private static let shrunkFill = 0.988

  /// Breaks text into lines.
  ///
  /// The box of one line is 1.193359 times the font's size high, rounded up to pixels (Calibrated);
  /// lines follow each other by the text style's leading (Documented), else by the box.
  ///
  /// - Parameters:
  ///   - width: The width proposed; `nil`, not a number or infinite: as wide as it likes.
  ///   - height: The height proposed; `nil`: as high as it likes. At least one line is shown.
  ///   - displayScale: Pixels per point, to which boxes and baselines are rounded.
  package init(
    _ runs: [TextRun], options: TextOptions, width: Double?, height: Double?, displayScale: Double
  ) {
    let text = MeasuredText(runs)
    let scale = displayScale > 0 && displayScale < 1e6 ? displayScale : 1
    let frame = TextFrame(options, width: width, height: height, scale: scale)
    var (share, fill) = (1.0, 1.0)
    let mayShrink = frame.smallest < 1
    var whole = frame.whole(text.scaled(by: 1), width: frame.width, isLineHeld: mayShrink)
    if whole == nil, mayShrink {
      let isOneLine =
        frame.whole(text.scaled(by: 1), width: frame.width, isLineHeld: false) != nil
      let shrunkFill = isOneLine ? 1 : Self.shrunkFill
      let narrowed = frame.width * shrunkFill
      var (low, high) = (frame.smallest, 1.0)
      share = low
      whole = frame.whole(text.scaled(by: low), width: frame.width, isLineHeld: true)
      if whole != nil {
        for _ in 0..<12 {
          let middle = (low + high) / 2
          if let tried = frame.whole(text.scaled(by: middle), width: narrowed, isLineHeld: true) {
            (low, share, fill, whole) = (middle, middle, shrunkFill, tried)
          } else {
            high = middle
          }
        }
      }
      // One line is shown however low the frame is.
      whole =
        whole ?? frame.whole(text.scaled(by: low), width: frame.width, isLineHeld: false)
    }
    let shown = text.scaled(by: share)
    self.runs = shown.runs
    self.scale = share
    isTruncated = whole == nil
    let contents = whole ?? frame.cut(shown, mode: options.truncation)
    let heights = contents.map { frame.heights(of: $0, in: shown) }
    (lines, size) = ([], .zero)
    var builder = PieceBuilder(text, shown)
    var top = 0.0
    for index in contents.indices {
      let pieces = builder.pieces(of: contents[index])
      lines.append(Line(baseline: top + heights[index].ascent, pieces: pieces))
      size.y = top + heights[index].box
      top += heights[index].pitch + frame.lineSpacing * share
    }
    (missing, missingCount) = (builder.missing, builder.missingCount)
    fallbackFonts = builder.fonts
    if options.reservesSpace, let first = shown.runs.first, let limit = options.lineLimit {
      let line = LineHeights([first], scale: scale)
      let rest = Double(min(max(limit, 1), TextFrame.mostLines) - 1)
      size.y = max(size.y, rest * (line.pitch + frame.lineSpacing * share) + line.box)
    }
    let widest = lines.reduce(0) { max($0, $1.width) }
    size.x = min(LineHeights.up(widest / fill, scale), frame.width)
    align(options.alignment)
  }

  private mutating func align(_ alignment: TextOptions.Alignment) {
    let share: Double
    switch alignment {
    case .leading: return
    case .center: share = 0.5
    case .trailing: share = 1
    }
    for line in lines.indices {
      let offset = (size.x - lines[line].width) * share
      for piece in lines[line].pieces.indices { lines[line].pieces[piece].x += offset }
    }
  }
}
