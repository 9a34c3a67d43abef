// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyPNG
import VibrancyPixels

/// A decoded PNG that a test looks at.
struct Picture: Equatable {
  let width: Int
  let height: Int
  private let codes: [UInt8]

  init(png: [UInt8]) throws {
    let image = try StraightImage.decodePNG(BytesInMemory(png)).image
    (width, height) = (image.size.width, image.size.height)
    guard case .eight(let codes) = image.samples else { throw PNGError.empty }
    self.codes = codes
  }

  /// A pixel as `RRGGBBAA`; what hides under no opacity counts as nothing.
  subscript(x: Int, y: Int) -> String {
    let pixel = codes[(4 * (y * width + x))...].prefix(4)
    guard let alpha = pixel.last, alpha > 0 else { return "-" }
    return pixel.map { String(256 + Int($0), radix: 16, uppercase: true).dropFirst() }.joined()
  }

  /// Whether nothing is drawn.
  var isEmpty: Bool { everything == ["-"] }

  /// All pixels there are.
  var everything: Set<String> {
    Set((0..<height).flatMap { y in (0..<width).map { self[$0, y] } })
  }
}
