// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a modifier of SwiftUI does to the colors of a view.
package enum ColorEffect: Sendable, Hashable {
  /// `colorInvert()`.
  case inverted
  /// `hueRotation(_:)`, in degrees.
  case hueRotated(Double)
  /// `saturation(_:)`, and `grayscale(_:)` as what it leaves: 1 changes nothing.
  case saturated(Double)
  /// `brightness(_:)`: 0 changes nothing.
  case brightened(Double)
  /// `contrast(_:)`: 1 changes nothing.
  case contrasted(Double)
  /// `colorMultiply(_:)`, by red, green, blue and alpha, straight, `0...1` each.
  case multiplied(SIMD4<Float>)

  /// Whether all its numbers are.
  package var isFinite: Bool {
    switch self {
    case .inverted: true
    case .hueRotated(let number), .saturated(let number), .brightened(let number),
      .contrasted(let number):
      number.isFinite
    case .multiplied(let factors): factors.sum().isFinite
    }
  }
}
