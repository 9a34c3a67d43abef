// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// One row of pixels as four planes of `Float`: premultiplied, display-encoded sRGB, `0...1`.
///
/// The unit of work of every kernel: plain loops over planes are what the compiler vectorizes.
/// The planes always have the same count.
public struct PlanarRow: Sendable, Hashable {
  /// Red × α.
  public internal(set) var red: [Float]
  /// Green × α.
  public internal(set) var green: [Float]
  /// Blue × α.
  public internal(set) var blue: [Float]
  /// Coverage × opacity α.
  public internal(set) var alpha: [Float]

  /// A transparent row.
  public init(width: Int) {
    red = [Float](repeating: 0, count: width)
    (green, blue, alpha) = (red, red, red)
  }

  /// A row of one color at one opacity, `0...1`.
  public init(width: Int, color: EncodedColor, opacity: Float = 1) {
    red = [Float](repeating: color.red * opacity, count: width)
    green = [Float](repeating: color.green * opacity, count: width)
    blue = [Float](repeating: color.blue * opacity, count: width)
    alpha = [Float](repeating: opacity, count: width)
  }

  /// The number of pixels.
  public var width: Int { red.count }

  /// Whether red, green and blue are the same to the bit in every pixel.
  public var isNeutral: Bool { red == green && green == blue }

  /// Makes every pixel `color` at `opacity`, `0...1`.
  public mutating func fill(_ color: EncodedColor, opacity: Float = 1) {
    Self.fill(&red, color.red * opacity)
    Self.fill(&green, color.green * opacity)
    Self.fill(&blue, color.blue * opacity)
    Self.fill(&alpha, opacity)
  }

  private static func fill(_ plane: inout [Float], _ value: Float) {
    var plane = plane.mutableSpan
    for index in 0..<plane.count { plane[index] = value }
  }

  /// Makes every pixel opaque, in the color `color` gives for its index.
  public mutating func setColors(_ color: (Int) -> EncodedColor) {
    for index in 0..<width {
      let pixel = color(index)
      red[index] = pixel.red
      green[index] = pixel.green
      blue[index] = pixel.blue
      alpha[index] = 1
    }
  }
}
