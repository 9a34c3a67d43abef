// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
public import VibrancyPreviews
internal import VibrancyScenes

extension LintSettings {
  /// The hash of the settings: of their own text, and of the pixels of wallpapers.
  ///
  /// The same on every machine, and wherever the configuration lies.
  public var hash: ContentHash {
    var bytes = Array(json.utf8)
    for wallpaper in wallpapers {
      guard case .image(let image) = wallpaper.source else { continue }
      let digest = ContentHash(image.bytes)
      bytes += "\n\(wallpaper.name) \(image.size.width)x\(image.size.height) \(digest)".utf8
    }
    return ContentHash(bytes)
  }
}

extension StraightImage {
  /// The samples' bytes, those of 16 bits with the high one first.
  fileprivate var bytes: [UInt8] {
    switch samples {
    case .eight(let codes): codes
    case .sixteen(let codes):
      codes.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
  }
}
