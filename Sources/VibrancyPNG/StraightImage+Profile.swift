// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

extension StraightImage {
  /// The picture in sRGB, relative colorimetric, clipped; alpha stays.
  ///
  /// - Parameters:
  ///   - profile: An ICC profile of the colors of this picture, which has 8 bits a sample.
  ///   - isGray: Whether the profile describes greys, so that r = g = b.
  /// - Returns: 16 bits a sample, or the picture itself if the profile is sRGB in effect; `nil` if
  ///   the profile cannot be used.
  public func converted(fromProfile profile: [UInt8], isGray: Bool) -> StraightImage? {
    guard case .eight(let codes) = samples,
      let conversion = ColorConversion(profile: profile, isGray: isGray, bitDepth: 8)
    else { return nil }
    if case .none = conversion { return self }
    var result = [UInt16](repeating: 0, count: codes.count)
    conversion.convert(codes, into: &result)
    return StraightImage(size: size, samples: .sixteen(result))
  }
}
