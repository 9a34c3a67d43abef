// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ShapeWord {
  static let roundedRectangle = ShapeWord(
    "RoundedRectangle", example: "RoundedRectangle(cornerRadius: 8)"
  ) { code, parts in
    let size = code.swiftUI.size(parts["cornerSize"])
    let radius = (parts["cornerRadius"] ?? parts[0])?.number ?? size?.width ?? 0
    return .roundedRectangle(radius: radius, isContinuous: parts.hasContinuousCorners)
  }
}

extension Arguments {
  /// Whether the corners of a shape are continuous, as they are without a style.
  var hasContinuousCorners: Bool { self["style"]?.word != "circular" }
}
