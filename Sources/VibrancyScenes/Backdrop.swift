// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// A wallpaper on one screen, sharp and blurred: made once and shared by every asset and scene.
///
/// The blur is worked out on a copy of a tenth of the size and interpolated back. A plain
/// color's blur is that color, to the bit.
public struct Backdrop: Sendable {
  /// What a backdrop depends on; equal keys have equal backdrops.
  public struct Key: Sendable, Hashable {
    /// The wallpaper.
    public let wallpaper: Wallpaper
    /// The screen in pixels.
    public let screen: PixelSize
    /// Standard deviation of the blur, in pixels of the screen.
    public let sigma: Double

    /// A wallpaper on a screen, to be blurred by `sigma` pixels, from 0.
    public init(wallpaper: Wallpaper, screen: PixelSize, sigma: Double) {
      (self.wallpaper, self.screen, self.sigma) = (wallpaper, screen, sigma)
    }
  }

  /// What it was made from.
  public let key: Key
  private let color: EncodedColor?
  private let sharp: PlanarImage?
  private let blurred: PlanarImage?

  /// Draws and blurs a wallpaper.
  public init(_ key: Key) {
    self.key = key
    if case .plain(let color) = key.wallpaper.source { self.color = color } else { color = nil }
    sharp = key.wallpaper.drawn(on: key.screen)
    blurred = sharp?.reducedToTenth().blurred(sigma: key.sigma / 10)
  }

  /// The wallpaper's color if it is one color everywhere.
  public var plainColor: EncodedColor? { color }

  /// Reads a row of the wallpaper behind a canvas, sharp; beyond an edge its pixel repeats.
  ///
  /// - Parameters:
  ///   - y: Row of the canvas.
  ///   - slot: Where the canvas lies; its screen is the backdrop's.
  ///   - row: Receives `row.width` opaque pixels.
  public func copySharpRow(_ y: Int, behind slot: ScreenSlot, into row: inout PlanarRow) {
    if let color {
      row.fill(color)
    } else if let full = slot.magnifiedScreen {
      sharp?.interpolateRow(slot.y + y, from: slot.x, of: full, into: &row)
    } else {
      sharp?.copyRow(slot.y + y, from: slot.x, into: &row)
    }
  }

  /// As `copySharpRow`, of the blurred wallpaper.
  public func copyBlurredRow(_ y: Int, behind slot: ScreenSlot, into row: inout PlanarRow) {
    if let color {
      row.fill(color)
    } else {
      let full = slot.magnifiedScreen ?? key.screen
      blurred?.interpolateRow(slot.y + y, from: slot.x, of: full, into: &row)
    }
  }

  /// The mean luma of the sharp wallpaper behind a canvas: `0...1`, in `Double`, not quantized.
  public func meanLuma(behind slot: ScreenSlot, size: PixelSize) -> Double {
    if let color {
      return 0.2126 * Double(color.red) + 0.7152 * Double(color.green)
        + 0.0722 * Double(color.blue)
    }
    var row = PlanarRow(width: size.width)
    var luma: [Float] = []
    var sum = 0.0
    for y in 0..<size.height {
      copySharpRow(y, behind: slot, into: &row)
      row.luma(into: &luma)
      for value in luma { sum += Double(value) }
    }
    return sum / Double(size.area)
  }
}
