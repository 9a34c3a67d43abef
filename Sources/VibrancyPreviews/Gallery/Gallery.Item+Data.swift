// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

extension Gallery.Item {
  /// The preview as JSON; what it does not have is left out.
  var json: JSONValue {
    [
      "asset": .text(asset), "variant": .maybe(variant), "entry": .maybe(entry),
      "family": .maybe(family), "scene": .text(scene), "wallpaper": .maybe(wallpaper),
      "tint": .maybe(tint), "path": .text(path), "fullColor": .maybe(fullColorPath),
      "width": .integer(width), "height": .integer(height), "scale": .integer(scale),
      // As Swift writes it, with a point.
      "relevance": relevance.flatMap { $0.isFinite ? .word("\($0)") : nil } ?? .absent,
      "notes": .some(notes),
    ]
  }
}
