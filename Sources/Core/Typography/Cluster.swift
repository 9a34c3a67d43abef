// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A character as people see it: a letter with its marks, an emoji with all its parts.
struct Cluster: Hashable, Sendable {
  /// What it is drawn as.
  enum Shape: Hashable, Sendable {
    /// The letter of the typeface.
    case letter
    /// Nothing: a blank, a line feed.
    case empty
    /// A bar, since the typeface lacks the letter.
    case bar
    /// A box of an ideograph.
    case ideograph
    /// A box of an emoji.
    case emoji
  }

  /// The run it belongs to.
  let run: Int
  /// Its first scalar's place in the whole text, and the place behind its last.
  let start: Int
  var end: Int
  /// Its first scalar.
  var scalar: Unicode.Scalar
  /// What it does in a line.
  var kind: ScalarKind
  /// What it is drawn as, unless another font has it.
  var shape: Shape
  /// What another font draws in its place.
  var glyph: FallbackGlyph?

  /// Whether nothing of it is seen at the end of a line.
  var isBlank: Bool { kind == .blank || kind == .hiddenBreak }
}

extension Cluster {
  /// Appends the clusters of a text; a cluster never spans two runs.
  ///
  /// - Parameter scalars: Takes the text's scalars.
  static func append(
    _ text: String, run: Int, to clusters: inout [Cluster], scalars: inout [Unicode.Scalar]
  ) {
    let typeface = Typeface.shared
    let first = clusters.count
    var isJoined = false
    var isHalfFlag = false
    for scalar in text.unicodeScalars {
      let kind = ScalarKind(scalar)
      let at = scalars.count
      scalars.append(scalar)
      if clusters.count > first {
        let last = clusters.count - 1
        let before = clusters[last].kind
        let isAttached: Bool
        switch kind {
        case .mark, .joiner: isAttached = before != .newline
        case .regional: isAttached = isHalfFlag
        case .newline:
          isAttached = scalar == "\n" && scalars[at - 1] == "\r" && before == .newline
        case .letter, .digit, .blank, .hyphen, .hiddenBreak, .glue, .ideograph, .closing, .opening,
          .emoji, .rightToLeft, .directionMark:
          isAttached = isJoined && before == .emoji
        }
        if isAttached {
          clusters[last].end = at + 1
          isJoined = kind == .joiner
          isHalfFlag = false
          // A variation selector or a keycap makes a picture of a sign.
          if scalar.value == 0xFE0F || scalar.value == 0x20E3, before == .letter || before == .digit
          {
            if clusters[last].scalar.value > 0xA0 || scalar.value == 0x20E3 {
              clusters[last].kind = .emoji
              clusters[last].shape = .emoji
            }
          }
          continue
        }
      }
      isJoined = false
      isHalfFlag = kind == .regional
      clusters.append(
        Cluster(
          run: run, start: at, end: at + 1, scalar: scalar, kind: kind == .regional ? .emoji : kind,
          shape: shape(of: kind, scalar, typeface)))
    }
  }

  private static func shape(
    of kind: ScalarKind, _ scalar: Unicode.Scalar, _ typeface: Typeface
  ) -> Shape {
    switch kind {
    case .blank, .newline, .hiddenBreak, .glue, .directionMark:
      scalar == "\u{2011}" ? .letter : .empty
    case .emoji, .regional: .emoji
    case .ideograph, .closing, .opening: .ideograph
    case .rightToLeft: .bar
    case .mark, .joiner: typeface.contains(scalar) ? .letter : .empty
    case .letter, .digit, .hyphen: typeface.contains(scalar) ? .letter : .bar
    }
  }
}
