// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

/// A symbol at its size; lengths in points, y downwards from its box's top left.
package struct Symbol: Hashable, Sendable {
  /// How a symbol's drawing was found.
  package enum Kind: Hashable, Sendable {
    /// It is its own: from a template.
    case own
    /// An open outline stands for exactly this name.
    case exact
    /// It is made of the outline of a part of its name: filled, struck through, in a shape.
    case derived
    /// As above, without the end of its name: `undrawn`.
    case stem
    /// None is known: a box with a letter.
    case unknown
  }

  /// A part with a color of its own.
  package struct Layer: Hashable, Sendable {
    /// What is filled, by the nonzero rule; all layers together are `Symbol.path`.
    package var path: Path
    /// Which of a palette's colors it has, 0 the primary.
    package var level: Int

    /// A part.
    package init(path: Path, level: Int) { (self.path, self.level) = (path, level) }
  }

  /// Whether its form is not the one asked for but stands for it.
  package var isStandIn: Bool
  /// What is filled, by the nonzero rule.
  package var path: Path
  /// Width and height of the box that layout sees.
  package var size: SIMD2<Double>
  /// Where the box stands on a line of text.
  package var baseline: Double
  /// How its drawing was found.
  package var kind = Kind.unknown
  /// The end of the name that is not drawn, as `badge.plus`.
  package var undrawn: String { String(decoding: undrawnBytes, as: UTF8.self) }
  /// As bytes, since a browser's copy of the library cannot compare text.
  private var undrawnBytes: [UInt8] = []
  /// Letters to be drawn in the middle of the box: the first of an unknown name, or those of `m.circle`
  /// and `14.square`.
  package var fallbackLetters: [Unicode.Scalar] = []
  /// The first of them.
  package var fallbackLetter: Unicode.Scalar? { fallbackLetters.first }
  /// How high these letters are, as capitals are, in points.
  package var letterHeight = 0.0
  /// Whether they are cut out of what is filled.
  package var isLetterCutOut = false
  /// Its parts from the back, if a template says that they have several colors; else empty.
  package var layers: [Layer] = []

  /// A symbol of the system by its name, at a font's size: an open outline at the size of Apple's.
  ///
  /// - Parameters:
  ///   - name: As in `Image(systemName:)`, e.g. `bolt.fill`.
  ///   - pointSize: The size of the font in points.
  ///   - weight: Its weight, 400 regular.
  ///   - scale: `SymbolScale.factor`: 1 medium.
  package init(systemName name: String, pointSize: Double, weight: Double, scale: Double) {
    self.init(systemName: name, pointSize: pointSize, weight: weight, scale: scale, table: .shared)
  }

  /// As above, with another table.
  package init(
    systemName name: String, pointSize: Double, weight: Double, scale: Double, table: SymbolTable
  ) {
    let weight = min(max(SymbolMetrics.usable(weight, or: 400), 100), 900)
    let fontSize = SymbolMetrics.usable(pointSize, or: 0)
    let unit = fontSize * min(SymbolMetrics.usable(scale, or: 1), 10)
    let made = SymbolBuilder(name, weight: weight, table: table)
    isStandIn = true
    size = made.box * unit
    let middle = size / 2
    path = unit > 0 ? made.glyph.mapped { $0 * unit + middle }.path : Path()
    baseline = middle.y + SymbolMetrics.middle * fontSize
    (kind, undrawnBytes) = (made.kind, made.undrawn)
    fallbackLetters = made.letters
    letterHeight = made.letterHeight * unit
    isLetterCutOut = made.isLetterCutOut
  }

  /// A symbol of a template, at its place.
  init(path: Path, layers: [Layer], size: SIMD2<Double>, baseline: Double) {
    isStandIn = false
    kind = .own
    (self.path, self.layers, self.size, self.baseline) = (path, layers, size, baseline)
  }

  /// The symbol in the box of a resizable one, which its ink all but fills (Calibrated: the width of
  /// `star.fill` and the height of `bolt.fill` in 20 frames).
  package var resizable: Symbol {
    guard let ink = path.bounds else { return self }
    var symbol = self
    symbol.size = (ink.high - ink.low) / [0.987, 0.953]
    let shift = symbol.size / 2 - (ink.low + ink.high) / 2
    symbol.path = path.transformed(by: .moving(by: shift))
    symbol.baseline += shift.y
    return symbol
  }
}
