// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Typeface {
  /// Whether every letter of a text, with every mark on it, is drawn as it is: none becomes a bar or a
  /// box, none is left out, and none stands from right to left.
  package func draws(_ text: String) -> Bool {
    var (clusters, scalars): ([Cluster], [Unicode.Scalar]) = ([], [])
    Cluster.append(text, run: 0, to: &clusters, scalars: &scalars)
    let isDrawn = clusters.allSatisfy { cluster in
      switch cluster.shape {
      case .letter, .empty: true
      case .bar, .ideograph, .emoji: false
      }
    }
    return isDrawn
      && scalars.allSatisfy { scalar in
        ScalarKind(scalar) != .mark || scalar.isInvisible || contains(scalar)
      }
  }
}

extension Unicode.Scalar {
  /// Whether a mark has no form and turns nothing around: a control character, a non-joiner, a
  /// variation selector.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x34F, 0x200C, 0x2061...0x2064, 0xFE00...0xFE0F: true
    default: false
    }
  }
}
