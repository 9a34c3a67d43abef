// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

/// A text broken into lines; lengths in points, y downwards from its top left.
package struct TextBlock: Hashable, Sendable {
  /// A piece of one run on one line.
  package struct Piece: Hashable, Sendable {
    /// Which run it belongs to.
    package var run: Int
    /// The letters shown.
    package var text: String
    /// Where it begins.
    package var x: Double
    /// How wide it is.
    package var width: Double
  }

  /// A line.
  package struct Line: Hashable, Sendable {
    /// Where its letters stand.
    package var baseline: Double
    /// Its pieces from the left.
    package var pieces: [Piece]
  }

  /// The runs, at the size they are shown at.
  package var runs: [TextRun]
  /// The lines from the top.
  package var lines: [Line]
  /// Width and height of the box.
  package var size: SIMD2<Double>
  /// To which share of its size the text was shrunk.
  package var scale = 1.0
  /// Whether something was left out.
  package var isTruncated = false

  /// The baseline of the first line.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The baseline of the last line.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// Breaks text into lines.
  ///
  /// - Parameters:
  ///   - width: The width proposed; `nil`: as wide as it likes.
  ///   - height: The height proposed; `nil`: as high as it likes.
  ///   - displayScale: Pixels per point, to which boxes and baselines are rounded.
  package init(
    _ runs: [TextRun], options: TextOptions, width: Double?, height: Double?, displayScale: Double
  ) {
    // Stands for the real one until it is written: letters of half an em, one line.
    let text = runs.first?.text ?? ""
    let size = runs.first?.font.size ?? 0
    let line = Double(text.unicodeScalars.count) * size / 2
    let box = (1.193359 * size * displayScale).rounded(.up) / displayScale
    self.runs = runs
    self.lines = [
      Line(
        baseline: (0.952148 * size * displayScale).rounded() / displayScale,
        pieces: [Piece(run: 0, text: text, x: 0, width: line)])
    ]
    self.size = [min(line, width ?? line), box]
  }

  /// The outlines of the letters of a piece, in points from the block's top left.
  package func path(of piece: Piece, on line: Line) -> Path { Path() }
}
