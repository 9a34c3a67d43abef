// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// What accented widgets and dark icons lie on.
enum Plate: Sendable, Hashable {
  /// What is behind, as it is.
  case none
  /// One color.
  case flat(EncodedColor)
  /// A vertical gradient over the canvas.
  case gradient(top: EncodedColor, bottom: EncodedColor)
  /// The blurred wallpaper, mixed with a color.
  case glass(EncodedColor, share: Float)

  /// Whether its rows differ where what lies behind is uniform.
  var changesByRow: Bool {
    if case .gradient = self { return true }
    return false
  }

  /// The plate's row, opaque.
  func row(_ behind: BehindRow) -> PlanarRow {
    switch self {
    case .none: return behind.sharp
    case .flat(let color): return PlanarRow(width: behind.sharp.width, color: color)
    case .gradient(let top, let bottom):
      return PlanarRow(
        width: behind.sharp.width, color: top.mixed(with: bottom, by: behind.depth))
    case .glass(let color, let share):
      var row = behind.blurred
      row.mix(with: color, by: share)
      return row
    }
  }
}
