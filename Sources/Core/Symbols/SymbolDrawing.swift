// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

/// A symbol of one's own: outlines for weights and scales, as a template has them.
package struct SymbolDrawing: Hashable, Sendable {
  /// One shape of a symbol.
  package struct Part: Hashable, Sendable {
    /// The shape, in shares of the font's size: x from the left margin, y downwards from the baseline.
    package var path: Path
    /// Whether it is filled by the even-odd rule, else by the nonzero rule.
    package var isEvenOdd = false
    /// Which of a palette's colors it has, 0 the primary.
    package var level = 0
    /// Whether it is not drawn but cut out of what is behind it, within which it lies.
    package var isCutOut = false

    /// A shape.
    package init(path: Path) { self.path = path }
  }

  /// The shapes for a weight and a scale.
  package struct Variant: Hashable, Sendable {
    /// The weight: 100 ultra light, 400 regular, 900 black.
    package var weight: Double
    /// The scale that it is drawn for.
    package var scale: SymbolScale
    /// The shapes from the back.
    package var parts: [Part]
    /// From the left to the right margin, in shares of the font's size.
    package var width: Double

    /// Shapes.
    package init(weight: Double, scale: SymbolScale, parts: [Part], width: Double) {
      (self.weight, self.scale, self.parts, self.width) = (weight, scale, parts, width)
    }
  }

  /// By scale, then by weight.
  package private(set) var variants: [Variant]

  /// A symbol of at least one variant; `nil` without any.
  package init?(_ variants: [Variant]) {
    guard !variants.isEmpty else { return nil }
    self.variants = variants.sorted {
      ($0.scale.rawValue, $0.weight) < ($1.scale.rawValue, $1.weight)
    }
  }

  /// The symbol at a font's size.
  ///
  /// A weight between two variants that match point for point is interpolated, as Apple documents it for
  /// templates of three; else the nearest is taken. Likewise a scale that the template lacks is the
  /// nearest one, larger or smaller.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the font in points.
  ///   - weight: Its weight, 400 regular.
  ///   - scale: How large the symbol is beside text.
  package func symbol(pointSize: Double, weight: Double, scale: SymbolScale) -> Symbol {
    let weight = min(max(SymbolMetrics.usable(weight, or: 400), 100), 900)
    let fontSize = SymbolMetrics.usable(pointSize, or: 0)
    let source = nearest(to: scale)
    let ratio = scale.factor / source.factor
    let variant = variant(weight: weight, scale: source)
    // Scales are centered on the middle of capitals.
    let middle = -SymbolMetrics.middle
    var layers: [(glyph: Glyph, level: Int)] = []
    for part in variant.parts {
      let glyph = Glyph(part.path, isEvenOdd: part.isEvenOdd).mapped {
        [$0.x * ratio, ($0.y - middle) * ratio + middle] * fontSize
      }
      if part.isCutOut {
        for index in layers.indices { layers[index].glyph.contours += glyph.reversed.contours }
      } else if let last = layers.last, last.level == part.level {
        layers[layers.count - 1].glyph.contours += glyph.contours
      } else {
        layers.append((glyph, part.level))
      }
    }
    let whole = Glyph(layers.flatMap { $0.glyph.contours })
    let size = fontSize > 0 ? fontSize : 1
    let bounds = whole.bounds ?? (low: [0, middle * size], high: [0, middle * size])
    let ink = (bounds.high.y - bounds.low.y) / size
    // The box is as high as that of a symbol of the system with such ink, and about the ink.
    let height = SymbolMetrics.box(around: [0, ink]).y * size
    let top = (bounds.low.y + bounds.high.y - height) / 2
    let down = Contour.Point(0, -top)
    let parts = layers.map { layer in
      Symbol.Layer(path: layer.glyph.mapped { $0 + down }.path, level: layer.level)
    }
    let isEmpty = fontSize == 0
    return Symbol(
      path: isEmpty ? Path() : whole.mapped { $0 + down }.path,
      layers: isEmpty || layers.count < 2 ? [] : parts,
      size: [max(0, variant.width * ratio * fontSize), isEmpty ? 0 : height],
      baseline: isEmpty ? 0 : -top)
  }

  private func nearest(to scale: SymbolScale) -> SymbolScale {
    var best = variants[0].scale
    for variant in variants {
      let (one, other) = (variant.scale.rawValue - scale.rawValue, best.rawValue - scale.rawValue)
      if abs(one) < abs(other) { best = variant.scale }
    }
    return best
  }

  private func variant(weight: Double, scale: SymbolScale) -> Variant {
    let known = variants.filter { $0.scale == scale }
    let above = known.first { $0.weight >= weight } ?? known[known.count - 1]
    let below = known.last { $0.weight <= weight } ?? known[0]
    guard above.weight > below.weight else { return below }
    let share = (weight - below.weight) / (above.weight - below.weight)
    return below.mixed(with: above, share: share) ?? (share < 0.5 ? below : above)
  }
}

extension SymbolDrawing.Variant {
  /// The shapes between this variant and another; `nil` if their points do not match.
  func mixed(with other: Self, share: Double) -> Self? {
    guard parts.count == other.parts.count else { return nil }
    var result = self
    result.weight += (other.weight - weight) * share
    result.width += (other.width - width) * share
    for (index, part) in other.parts.enumerated() {
      let mine = parts[index].path.elements
      guard part.path.elements.count == mine.count else { return nil }
      for (at, theirs) in part.path.elements.enumerated() {
        guard let mixed = Self.mixed(mine[at], theirs, share) else { return nil }
        result.parts[index].path.elements[at] = mixed
      }
    }
    return result
  }

  private static func mixed(
    _ one: Path.Element, _ other: Path.Element, _ share: Double
  ) -> Path.Element? {
    func mix(_ a: Path.Point, _ b: Path.Point) -> Path.Point { a + (b - a) * share }
    return switch (one, other) {
    case (.move(let a), .move(let b)): .move(mix(a, b))
    case (.line(let a), .line(let b)): .line(mix(a, b))
    case (.quadratic(let a, let b), .quadratic(let c, let d)): .quadratic(mix(a, c), mix(b, d))
    case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
      .cubic(mix(a, d), mix(b, e), mix(c, f))
    case (.close, .close): .close
    case (.move, _), (.line, _), (.quadratic, _), (.cubic, _), (.close, _): nil
    }
  }
}
