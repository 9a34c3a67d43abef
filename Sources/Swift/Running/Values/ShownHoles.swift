// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Where what is shown is not known: places of texts and paints.
package struct ShownHoles {
  /// Texts in which words, or a dash, stand for a value.
  package private(set) var texts: Set<Spot> = []
  /// What is painted in a color or style.
  package private(set) var paints: Set<Spot> = []
  /// What of it is painted gray instead.
  package private(set) var unknownPaints: Set<Spot> = []

  /// None.
  package init() {}

  private static let most = 10_000

  /// Keeps a text with a value that is not known.
  package mutating func add(text spot: Spot) {
    if texts.count < Self.most { texts.insert(spot) }
  }

  /// Keeps what is painted.
  package mutating func add(paint spot: Spot, isKnown: Bool) {
    guard paints.count < Self.most else { return }
    paints.insert(spot)
    if !isKnown { unknownPaints.insert(spot) }
  }
}
