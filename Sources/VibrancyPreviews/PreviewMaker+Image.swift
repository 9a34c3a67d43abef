// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPixels
package import VibrancyScenes

extension PreviewMaker {
  /// A picture as a wallpaper, named by its file's stem.
  ///
  /// - Throws: `VibrancyError` if it cannot be read.
  package func wallpaper(_ input: Input) throws(VibrancyError) -> Wallpaper {
    let stem = AssetFile(path: input.path).name
    return Wallpaper(name: stem, source: .image(try decode(input).image))
  }
}
