// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension ShapeWord {
  /// A radius for each corner, or all as `RectangleCornerRadii`.
  static let unevenRoundedRectangle = ShapeWord(
    "UnevenRoundedRectangle",
    example: "UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 16)"
  ) { _, parts in
    let radii = cornerRadii(parts["cornerRadii"])
    func radius(_ label: String, _ place: String) -> Double {
      parts[label]?.number ?? radii[place] ?? 0
    }
    return .unevenRoundedRectangle(
      topLeading: radius("topLeadingRadius", "topLeading"),
      topTrailing: radius("topTrailingRadius", "topTrailing"),
      bottomLeading: radius("bottomLeadingRadius", "bottomLeading"),
      bottomTrailing: radius("bottomTrailingRadius", "bottomTrailing"),
      isContinuous: parts.hasContinuousCorners)
  }

  private static func cornerRadii(_ value: SampleValue?) -> [String: Double] {
    guard case .implicit("init", .some(let arguments), _) = value else { return [:] }
    var result: [String: Double] = [:]
    for argument in arguments { result[argument.label ?? ""] = argument.value.number }
    return result
  }
}
