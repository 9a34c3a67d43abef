// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The fonts that letters come from which the library's typeface lacks, such as those of other scripts
/// and emoji. Whoever reads fonts makes it; without it such letters are bars and boxes.
package struct FallbackFonts: Hashable, Sendable {
  /// Scalars side by side that another font shapes together.
  package struct Stretch: Hashable, Sendable {
    /// The scalars in the order in which they are read.
    package let scalars: [Unicode.Scalar]
    /// Whether they are pictures in color.
    package let isEmoji: Bool
    /// Whether they stand from right to left.
    package let isRightToLeft: Bool

    /// Scalars.
    package init(scalars: [Unicode.Scalar], isEmoji: Bool = false, isRightToLeft: Bool = false) {
      (self.scalars, self.isEmoji, self.isRightToLeft) = (scalars, isEmoji, isRightToLeft)
    }
  }

  /// What distinguishes these fonts from others.
  private let id: Int
  private let shape: @Sendable (Stretch, Font) -> [Int: FallbackGlyph]

  /// Fonts.
  ///
  /// - Parameters:
  ///   - id: Another one for other fonts.
  ///   - shape: The glyphs of a stretch by the place of the first scalar that they show; none for what
  ///     no font has.
  package init(
    id: Int, shape: @escaping @Sendable (Stretch, Font) -> [Int: FallbackGlyph]
  ) {
    (self.id, self.shape) = (id, shape)
  }

  package static func == (left: FallbackFonts, right: FallbackFonts) -> Bool {
    left.id == right.id
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The glyphs of all clusters of a text that the typeface lacks, by the place of their first scalar.
  func glyphs(of text: String, in font: Font) -> [Int: FallbackGlyph] {
    var (clusters, scalars): ([Cluster], [Unicode.Scalar]) = ([], [])
    Cluster.append(text, run: 0, to: &clusters, scalars: &scalars)
    var glyphs: [Int: FallbackGlyph] = [:]
    var first = 0
    while first < clusters.count {
      let cluster = clusters[first]
      var end = first + 1
      guard cluster.isDrawnByFallback else {
        first = end
        continue
      }
      while end < clusters.count, clusters[end].isDrawnByFallback,
        (clusters[end].shape == .emoji) == (cluster.shape == .emoji),
        clusters[end].isRightToLeft == cluster.isRightToLeft
      {
        end += 1
      }
      let places = cluster.start..<clusters[end - 1].end
      let stretch = Stretch(
        scalars: Array(scalars[places]), isEmoji: cluster.shape == .emoji,
        isRightToLeft: cluster.isRightToLeft)
      for (place, glyph) in shape(stretch, font) { glyphs[places.lowerBound + place] = glyph }
      first = end
    }
    return glyphs
  }
}

extension Cluster {
  /// Whether the typeface lacks it.
  var isDrawnByFallback: Bool {
    switch shape {
    case .letter, .empty: false
    case .bar, .ideograph, .emoji: true
    }
  }

  fileprivate var isRightToLeft: Bool { kind == .rightToLeft }
}

extension TextRun {
  /// Takes the glyphs of what the typeface lacks from fonts.
  package mutating func take(from fonts: FallbackFonts?) {
    fallback = fonts?.glyphs(of: text, in: font) ?? [:]
  }
}
