// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
package import VibrancySymbols

/// A template of the SF Symbols app, versions 1 to 7: an SVG whose groups are named for weights and
/// scales, with guides (Documented: "Creating custom symbol images for your app"); or a drawing that
/// stands in its place.
package struct SymbolTemplate: Sendable, Hashable {
  /// SF Pro's capitals, in shares of the font's size (Calibrated).
  private static let capital = 0.7046

  /// The symbol.
  package let drawing: SymbolDrawing

  /// Reads the text of a template.
  package init(_ svg: [UInt8]) throws(SymbolTemplateError) {
    var contents = SymbolTemplateContents()
    try contents.read(svg)
    drawing = try Self.drawing(contents)
  }

  /// Reads the text of a template, or of any other drawing, which is scaled to a symbol of the system.
  ///
  /// - Parameter name: The symbol's.
  package init(_ svg: [UInt8], standingFor name: String) throws(SymbolTemplateError) {
    var contents = SymbolTemplateContents()
    try contents.read(svg)
    if !contents.variants.isEmpty {
      drawing = try Self.drawing(contents)
      return
    }
    var icon = SVGIcon()
    try icon.read(svg)
    guard let fitted = SymbolDrawing(fitting: icon.parts, to: name) else {
      throw .noInk(found: icon.otherElements.sorted())
    }
    drawing = fitted
  }

  private static func drawing(
    _ contents: SymbolTemplateContents
  ) throws(SymbolTemplateError) -> SymbolDrawing {
    guard !contents.variants.isEmpty else { throw .noVariants }
    var variants: [SymbolDrawing.Variant] = []
    let keys = contents.variants.keys.sorted {
      ($0.scale.rawValue, $0.weight) < ($1.scale.rawValue, $1.weight)
    }
    for key in keys {
      guard let shapes = contents.variants[key], !shapes.isEmpty else { continue }
      let letter = key.scaleName
      guard let baseline = contents.guides["Baseline-\(letter)"]?.low.y,
        let capline = contents.guides["Capline-\(letter)"]?.low.y, baseline - capline > 1e-6
      else { throw .noGuides(scale: letter) }
      let unit = capital / (baseline - capline)
      let margins = contents.margins(of: key)
      let place = Affine.moving(by: [-margins.left, -baseline]).then(.scaling(unit, unit))
      let parts = shapes.map { shape in
        var part = SymbolDrawing.Part(path: shape.path.transformed(by: place))
        part.isEvenOdd = shape.isEvenOdd
        part.level = shape.level
        part.isCutOut = shape.isCutOut
        return part
      }
      variants.append(
        SymbolDrawing.Variant(
          weight: key.weight, scale: key.scale, parts: parts,
          width: max(0, margins.right - margins.left) * unit))
    }
    guard let drawing = SymbolDrawing(variants) else {
      throw .noShapes(found: contents.otherElements.sorted())
    }
    return drawing
  }
}
