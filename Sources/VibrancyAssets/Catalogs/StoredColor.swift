// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A color by components, in the space in which it was stored.
package struct StoredColor: Sendable, Hashable {
  /// The spaces that catalogs know.
  package enum Space: String, Sendable, Hashable, CaseIterable {
    case srgb
    case displayP3 = "display-p3"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case grayGamma22 = "gray-gamma-22"
    case extendedGray = "extended-gray"

    /// Whether it has one component, white, not three.
    package var isGray: Bool { self == .grayGamma22 || self == .extendedGray }
  }

  /// What the components mean.
  package let space: Space
  /// Red, green and blue, or white thrice; `0...1`, beyond it in extended spaces.
  package let red: Double, green: Double, blue: Double
  /// Opacity, `0...1`, straight.
  package let alpha: Double

  /// A color of a space with three components.
  package init(_ space: Space, red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.space, self.red, self.green, self.blue) = (space, red, green, blue)
    self.alpha = min(max(alpha, 0), 1)
  }

  /// A grey of a grey space.
  package init(_ space: Space, white: Double, alpha: Double = 1) {
    self.init(space, red: white, green: white, blue: white, alpha: alpha)
  }
}
