// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

extension TextBlock {
  /// What is filled with one run's color.
  package struct RunOutline: Hashable, Sendable {
    /// The run.
    package var run: Int
    /// Its letters, bars and lines, in points from the block's top left; contours of one letter may
    /// overlap, so that they are filled by the nonzero rule.
    package var path: Path
    /// Whether it is boxes that stand for pictures in color, which take no color of a text.
    package var isEmoji = false
    /// The pictures in color among its letters.
    package var pictures: [PlacedPicture] = []
  }

  /// A picture in color among letters, in points from the block's top left.
  package struct PlacedPicture: Hashable, Sendable {
    /// The picture.
    package let picture: ColorGlyph
    /// Its top left.
    package let corner: SIMD2<Double>
    /// How wide it is; it is as high as its own sides ask for.
    package let side: Double
  }

  /// More letters than this are not drawn: no screen shows as many.
  private static let mostLetters = 20_000

  /// What is drawn of each run that has letters on some line, in the order of the runs.
  package func outlines() -> [RunOutline] {
    var letters = 0
    var paths = [Path](repeating: Path(), count: runs.count)
    var pens: [LetterPen?] = Array(repeating: nil, count: runs.count)
    for line in lines {
      for piece in line.pieces where runs.indices.contains(piece.run) {
        guard letters < Self.mostLetters else { break }
        var pen = pens[piece.run] ?? LetterPen(runs[piece.run])
        pens[piece.run] = nil
        pen.mostLetters = Self.mostLetters - letters
        letters += piece.text.unicodeScalars.count
        pen.draw(piece, baseline: line.baseline, into: &paths[piece.run])
        pen.drawDecorations(piece, baseline: line.baseline, into: &paths[piece.run])
        pens[piece.run] = pen
      }
    }
    var found: [RunOutline] = []
    for run in paths.indices {
      if !paths[run].elements.isEmpty { found.append(RunOutline(run: run, path: paths[run])) }
      if let emoji = pens[run]?.emoji, !emoji.elements.isEmpty {
        found.append(RunOutline(run: run, path: emoji, isEmoji: true))
      }
      if let pictures = pens[run]?.pictures, !pictures.isEmpty {
        found.append(RunOutline(run: run, path: Path(), pictures: pictures))
      }
    }
    return found
  }

  /// The outlines of the letters of a piece, in points from the block's top left.
  package func path(of piece: Piece, on line: Line) -> Path {
    var path = Path()
    guard runs.indices.contains(piece.run) else { return path }
    var pen = LetterPen(runs[piece.run])
    pen.draw(piece, baseline: line.baseline, into: &path)
    path.elements += pen.emoji.elements
    return path
  }

  /// The lines below and through a piece, as its run asks for, in points from the block's top left.
  package func decorations(of piece: Piece, on line: Line) -> Path {
    var path = Path()
    guard runs.indices.contains(piece.run) else { return path }
    LetterPen(runs[piece.run]).drawDecorations(piece, baseline: line.baseline, into: &path)
    return path
  }
}
