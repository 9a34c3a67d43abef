// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

extension StraightImage {
  /// The picture in sRGB, relative colorimetric, clipped; alpha stays.
  ///
  /// - Parameters:
  ///   - profile: An ICC profile of the colors of this picture, which has 8 bits a sample.
  ///   - isGray: Whether the profile describes greys, so that r = g = b.
  ///   - most: The most bytes that the result may take at 16 bits a sample; it has 8 if it is larger.
  /// - Returns: 16 bits a sample, or the picture itself if the profile is sRGB in effect; `nil` if
  ///   the profile cannot be used.
  public func converted(
    fromProfile profile: [UInt8], isGray: Bool, deepUpTo most: Int = .max
  ) -> StraightImage? {
    guard case .eight(let codes) = samples,
      let conversion = ColorConversion(profile: profile, isGray: isGray, bitDepth: 8)
    else { return nil }
    if case .none = conversion { return self }
    if 8 * size.area <= most {
      var result = [UInt16](repeating: 0, count: codes.count)
      conversion.convert(codes, into: &result)
      return StraightImage(size: size, samples: .sixteen(result))
    }
    var result: [UInt8] = []
    result.reserveCapacity(codes.count)
    var row = [UInt16](repeating: 0, count: 4 * size.width)
    for start in stride(from: 0, to: codes.count, by: row.count) {
      conversion.convert(Array(codes[start..<start + row.count]), into: &row)
      result += row.lazy.map(rounded)
    }
    return StraightImage(size: size, samples: .eight(result))
  }
}
