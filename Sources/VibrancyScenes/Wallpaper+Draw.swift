// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

extension Wallpaper {
  /// The picture of this wallpaper on a screen, opaque; `nil` for a plain color.
  func drawn(on screen: PixelSize) -> PlanarImage? {
    switch source {
    case .plain: nil
    case .vivid: Self.drawn(on: screen, Self.vividColor)
    case .busy: Self.drawn(on: screen, Self.busyColor)
    case .image(let image): Self.filled(screen, with: image)
    }
  }

  private static func drawn(
    on screen: PixelSize, _ color: (_ x: Float, _ y: Float) -> EncodedColor
  ) -> PlanarImage {
    var image = PlanarImage(size: screen)
    var row = PlanarRow(width: screen.width)
    for y in 0..<screen.height {
      row.setColors { x in
        color(
          (Float(x) + 0.5) / Float(screen.width), (Float(y) + 0.5) / Float(screen.height))
      }
      image.setRow(y, to: row)
    }
    return image
  }

  private static let stops: [EncodedColor] = ["2B1055", "7597DE", "F76B8A", "FFC371", "2FB5A0"]
    .compactMap { EncodedColor(hex: $0) }

  /// Five stops from the top left to the bottom right.
  private static func vividColor(_ x: Float, _ y: Float) -> EncodedColor {
    let position = (0.35 * x + 0.65 * y) * Float(stops.count - 1)
    let index = min(Int(position), stops.count - 2)
    return stops[index].mixed(with: stops[index + 1], by: position - Float(index))
  }

  /// Three octaves of value noise, a dark one tinted blue and a light one tinted yellow.
  private static func busyColor(_ x: Float, _ y: Float) -> EncodedColor {
    var sum: Float = 0
    var share: Float = 0.5
    var cells: Float = 9
    for octave in 0..<3 {
      sum += share * ValueNoise.value(x: x * cells, y: y * cells * 2, seed: UInt32(octave))
      share *= 0.5
      cells *= 3
    }
    let t = clamped((sum / 0.875 - 0.2) / 0.6)
    return EncodedColor(red: 0.08, green: 0.12, blue: 0.22)
      .mixed(with: EncodedColor(red: 0.95, green: 0.90, blue: 0.74), by: t)
  }

  private static func filled(_ screen: PixelSize, with image: StraightImage) -> PlanarImage {
    let scale = max(
      Double(screen.width) / Double(image.size.width),
      Double(screen.height) / Double(image.size.height))
    let width = max(screen.width, Int((Double(image.size.width) * scale).rounded()))
    let height = max(screen.height, Int((Double(image.size.height) * scale).rounded()))
    let (left, top) = ((width - screen.width) / 2, (height - screen.height) / 2)
    var result: PlanarImage
    if width == image.size.width, height == image.size.height {
      result = PlanarImage(image, x: left, y: top, part: screen)
    } else {
      result = image.resampled(toWidth: width, height: height, x: left, y: top, part: screen)
    }
    result.makeOpaque()
    return result
  }
}
