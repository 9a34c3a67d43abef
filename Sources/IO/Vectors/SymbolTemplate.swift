// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
package import VibrancySymbols

/// A template of the SF Symbols app, versions 1 to 7: an SVG whose groups are named for weights and
/// scales, with guides (Documented: "Creating custom symbol images for your app").
package struct SymbolTemplate: Sendable, Hashable {
  private static let mostBytes = 4 << 20
  private static let deepest = 256
  /// No template has more shapes.
  private static let mostShapes = 2_000
  /// SF Pro's capitals, in shares of the font's size (Calibrated).
  private static let capital = 0.7046

  /// The symbol.
  package let drawing: SymbolDrawing

  /// Reads the text of a template.
  package init(_ svg: [UInt8]) throws(SymbolTemplateError) {
    guard svg.count <= Self.mostBytes else { throw .tooLarge(limit: Self.mostBytes) }
    var contents = SymbolTemplateContents()
    var scanner = XMLScanner(svg, keepsAttributes: true)
    var depth = 0
    scan: while let token = scanner.next() {
      switch token {
      case .start(let name, let id, let isEmpty):
        if name == "style" {
          contents.addStyle(svg[scanner.position...].prefix { $0 != UInt8(ascii: "<") })
        }
        try contents.open(name, id: id, scanner.attributes)
        guard contents.shapeCount <= Self.mostShapes else { throw .tooLarge(limit: Self.mostBytes) }
        depth += 1
        guard depth <= Self.deepest else { throw .tooDeep(limit: Self.deepest) }
        if isEmpty {
          contents.close()
          depth -= 1
        }
      case .end:
        guard depth > 0 else { throw .broken(byte: scanner.position) }
        contents.close()
        depth -= 1
      case .entity: continue
      case .finish:
        guard depth == 0 else { throw .broken(byte: svg.count) }
        drawing = try Self.drawing(contents)
        return
      }
    }
    throw .broken(byte: scanner.position)
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
