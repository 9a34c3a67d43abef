// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The channels of a row that is written, interleaved and straight.
package enum PNGLayout: Hashable, Sendable, CaseIterable {
  /// Gray.
  case gray
  /// Gray, alpha.
  case grayAlpha
  /// Red, green, blue.
  case rgb
  /// Red, green, blue, alpha.
  case rgba

  /// Samples per pixel.
  package var channels: Int {
    switch self {
    case .gray: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The color type that stores the channels as they are.
  var colorType: PNGColorType {
    switch self {
    case .gray: .gray
    case .grayAlpha: .grayAlpha
    case .rgb: .rgb
    case .rgba: .rgba
    }
  }

  /// The layout without what these pictures do not need.
  func reduced(isGray: Bool, isOpaque: Bool) -> PNGLayout {
    let gray = isGray || channels < 3
    let opaque = isOpaque || channels % 2 == 1
    return gray ? (opaque ? .gray : .grayAlpha) : (opaque ? .rgb : .rgba)
  }

  /// Where in a pixel of this layout the channels of `target`, which has no more, are.
  func offsets(of target: PNGLayout) -> [Int] {
    switch target {
    case .gray: [0]
    case .grayAlpha: [0, channels - 1]
    case .rgb: [0, 1, 2]
    case .rgba: [0, 1, 2, 3]
    }
  }
}
