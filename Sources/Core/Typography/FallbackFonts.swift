// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The fonts that letters come from which the library's typeface lacks, such as those of other scripts
/// and emoji, or one that replaces it. Whoever reads fonts makes it; without it such letters are bars
/// and boxes.
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
  /// Whether all letters are drawn in them, as in a font that a text names.
  private let replacesTypeface: Bool
  private let shape: @Sendable (Stretch, Font) -> [Int: FallbackGlyph]

  /// Fonts.
  ///
  /// - Parameters:
  ///   - id: Another one for other fonts.
  ///   - replacesTypeface: Whether all letters are drawn in them, as in a font that a text names.
  ///   - shape: The glyphs of a stretch by the place of the first scalar that they show; none for what
  ///     no font has.
  package init(
    id: Int, replacesTypeface: Bool = false,
    shape: @escaping @Sendable (Stretch, Font) -> [Int: FallbackGlyph]
  ) {
    (self.id, self.replacesTypeface, self.shape) = (id, replacesTypeface, shape)
  }

  package static func == (left: FallbackFonts, right: FallbackFonts) -> Bool {
    left.id == right.id
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The glyphs of all clusters of a text that are drawn in the fonts, by the place of their first
  /// scalar.
  func glyphs(of text: String, in font: Font) -> [Int: FallbackGlyph] {
    var (clusters, scalars): ([Cluster], [Unicode.Scalar]) = ([], [])
    Cluster.append(text, run: 0, to: &clusters, scalars: &scalars)
    var glyphs: [Int: FallbackGlyph] = [:]
    var first = 0
    while first < clusters.count {
      let cluster = clusters[first]
      var end = first + 1
      guard takes(cluster) else {
        first = end
        continue
      }
      while end < clusters.count, takes(clusters[end]),
        (clusters[end].shape == .emoji) == (cluster.shape == .emoji),
        clusters[end].isRightToLeft == cluster.isRightToLeft
      {
        end += 1
      }
      let places = cluster.start..<clusters[end - 1].end
      let stretch = Stretch(
        scalars: Array(scalars[places]), isEmoji: cluster.shape == .emoji,
        isRightToLeft: cluster.isRightToLeft)
      let shaped = shape(stretch, font)
      for cluster in clusters[first..<end] {
        guard var glyph = shaped[cluster.start - places.lowerBound] else { continue }
        // They are as wide in any font, so that lines break alike on every machine.
        if !replacesTypeface, !glyph.isEmpty, let width = cluster.fixedWidth { glyph.room = width }
        glyphs[cluster.start] = glyph
      }
      first = end
    }
    return glyphs
  }

  /// The ellipsis, if it is theirs, too.
  func ellipsis(in font: Font) -> FallbackGlyph? {
    replacesTypeface ? shape(Stretch(scalars: ["…"]), font)[0] : nil
  }

  private func takes(_ cluster: Cluster) -> Bool {
    cluster.isLacking || (replacesTypeface && cluster.kind != .newline)
  }
}

extension Cluster {
  /// Whether it is drawn in another font, or the typeface lacks it.
  var isForeign: Bool { glyph != nil || isLacking }

  /// Whether the typeface lacks it.
  var isLacking: Bool {
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
    ellipsis = fonts?.ellipsis(in: font)
  }
}
