// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJSON

extension Exhibit {
  /// The picture as `jsonl` and the page hold it, its file in base 64.
  var json: JSONValue {
    [
      "path": .text(path), "name": name.isEmpty ? .absent : .text(name), "scene": .maybe(scene),
      "wallpaper": .maybe(wallpaper), "width": .integer(width), "height": .integer(height),
      "zoom": .number(zoom), "legibleRange": legibleRange?.json ?? .absent,
      "png": .file(png),
    ]
  }
}

extension LegibleRange {
  /// A point a grey: `[grey, share, its least and most, contrast, its least and most]`.
  var json: JSONValue {
    .list(
      points.map { point in
        let (share, contrast) = (point.illegibleShare, point.contrast)
        return [
          .number(point.grey), .number(share.value), .number(share.range.lowerBound),
          .number(share.range.upperBound), .number(contrast.value),
          .number(contrast.range.lowerBound), .number(contrast.range.upperBound),
        ]
      })
  }
}
