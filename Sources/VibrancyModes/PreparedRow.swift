// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// A row of what lies behind a widget: opaque, encoded.
struct BehindRow: Sendable {
  /// The wallpaper, dimmed if the place dims it; or black.
  var sharp: PlanarRow
  /// The same, blurred.
  var blurred: PlanarRow
  /// How far down the canvas the row lies: `(y + 0.5) / H`.
  var depth: Float

  /// Whether sharp and blurred are the same grey or color in each pixel.
  var isNeutral: Bool { sharp.isNeutral && blurred.isNeutral }
}

/// What a mode made of a row before any content: opaque, encoded rows of one width.
///
/// Its memory is used again row after row.
struct PreparedRow: Sendable {
  /// What the preview starts from.
  var base: PlanarRow
  /// The material in vibrant, the glass of icons.
  private(set) var material: PlanarRow?
  /// The vibrant color, in point functions.
  private(set) var vibrant: PlanarRow?
  /// The luma of what lies behind, for who sets the rows.
  var luma: [Float] = []

  /// Black, without material and vibrant color.
  init(width: Int) { base = PlanarRow(width: width, color: .black) }

  /// Whether all of it is neutral.
  var isNeutral: Bool {
    base.isNeutral && (material?.isNeutral ?? true) && (vibrant?.isNeutral ?? true)
  }

  /// Sets the material, given `luma`.
  mutating func setMaterial(_ body: (inout PlanarRow, _ luma: [Float]) -> Void) {
    // Taken out, so that the row has one owner while it is written.
    var row = material.take() ?? PlanarRow(width: base.width)
    body(&row, luma)
    material = row
  }

  /// Sets the vibrant color, given `luma`.
  mutating func setVibrant(_ body: (inout PlanarRow, _ luma: [Float]) -> Void) {
    var row = vibrant.take() ?? PlanarRow(width: base.width)
    body(&row, luma)
    vibrant = row
  }
}

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

  /// Fills a row with the plate, opaque.
  func fill(_ row: inout PlanarRow, _ behind: BehindRow) {
    switch self {
    case .none: row.copy(behind.sharp)
    case .flat(let color): row.fill(color)
    case .gradient(let top, let bottom): row.fill(top.mixed(with: bottom, by: behind.depth))
    case .glass(let color, let share):
      row.copy(behind.blurred)
      row.mix(with: color, by: share)
    }
  }
}
