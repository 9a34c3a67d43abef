// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// What a modifier of SwiftUI does to the colors of a view.
package enum ColorEffect: Sendable, Hashable, Codable {
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
  /// `colorMultiply(_:)`, by a color `#RRGGBB`.
  case multiplied(String)
}
