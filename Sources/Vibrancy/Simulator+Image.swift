// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
public import VibrancyPixels
public import VibrancyScenes

extension Simulator {
  /// Decodes a picture, for a wallpaper or a background.
  ///
  /// - Returns: Straight, encoded sRGB; 8 bits, or 16 where the file has them or was converted.
  /// - Throws: `VibrancyError` if it cannot be read.
  public func image(_ input: Input) throws(VibrancyError) -> StraightImage {
    try decode(input).image
  }

  /// A picture as a wallpaper, named by its file's stem.
  ///
  /// - Throws: `VibrancyError` if it cannot be read.
  public func wallpaper(_ input: Input) throws(VibrancyError) -> Wallpaper {
    let stem = AssetFile(path: input.path).name
    return Wallpaper(name: stem, source: .image(try image(input)))
  }
}
