// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// Reads the wallpaper behind a canvas, row by row; beyond an edge its pixels repeat.
public struct BackdropReader: Sendable {
  private let color: EncodedColor?
  private let sharp: PlanarImage?
  private let slot: ScreenSlot
  private var magnified: RowInterpolator?
  private var blurred: RowInterpolator?

  init(
    color: EncodedColor?, sharp: PlanarImage?, blurred: PlanarImage?, slot: ScreenSlot, width: Int
  ) {
    (self.color, self.sharp, self.slot) = (color, sharp, slot)
    let full = slot.magnifiedScreen
    magnified = full.flatMap { full in
      sharp.map { RowInterpolator($0, enlargedTo: full, from: slot.x, width: width) }
    }
    self.blurred = blurred.map {
      RowInterpolator($0, enlargedTo: full ?? slot.screen, from: slot.x, width: width)
    }
  }

  /// Reads row `y` of the canvas from the sharp wallpaper; opaque.
  public mutating func readSharp(_ y: Int, into row: inout PlanarRow) {
    if let color {
      row.fill(color)
    } else if magnified != nil {
      magnified?.read(slot.y + y, into: &row)
    } else {
      sharp?.copyRow(slot.y + y, from: slot.x, into: &row)
    }
  }

  /// Reads row `y` of the canvas from the blurred wallpaper; opaque.
  public mutating func readBlurred(_ y: Int, into row: inout PlanarRow) {
    if let color { row.fill(color) } else { blurred?.read(slot.y + y, into: &row) }
  }
}
