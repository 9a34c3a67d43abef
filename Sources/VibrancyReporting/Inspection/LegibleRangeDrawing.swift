// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// The legible range drawn with characters: a column for each grey, from black to white.
struct LegibleRangeDrawing {
  /// Contrast as bars, verdicts, and a scale below.
  let lines: [String]

  private static let bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  init(_ range: LegibleRange, isPlain: Bool) {
    let columns = range.points.map { point in
      (bar: Self.bar(point.contrast.value, isPlain: isPlain), mark: Self.mark(point, isPlain))
    }
    let width = isPlain ? 1 : 2
    func row(_ name: String, _ cells: [String]) -> String {
      let drawn = cells.map { String(repeating: $0, count: width) }.joined()
      return name + String(repeating: " ", count: 10 - name.count) + drawn
    }
    var scale = ""
    for (index, point) in range.points.enumerated() where index % 4 == 0 {
      let label = "." + "\(Int((point.grey * 10).rounded()))"
      let text = point.grey >= 0.99 ? "1" : index == 0 ? "0" : label
      scale += String(repeating: " ", count: max(0, index * width - scale.count)) + text
    }
    lines = [
      row("contrast", columns.map(\.bar)), row("legible", columns.map(\.mark)),
      "wallpaper " + scale,
      isPlain
        ? "bars: 1 to 8 of 7:1; + legible, ? depends on the model, - not"
        : "bars up to 7:1; ✓ legible over the model's range, ~ depends on it, · not",
    ]
  }

  /// Steps of a seventh up to 7:1.
  private static func bar(_ contrast: Double, isPlain: Bool) -> String {
    let step = min(max(Int((contrast - 1) / 6 * 8), 0), 7)
    return isPlain ? "\(step + 1)" : bars[step]
  }

  private static func mark(_ point: LegibleRange.Point, _ isPlain: Bool) -> String {
    if point.illegibleShare.range.upperBound <= 0.25 { return isPlain ? "+" : "✓" }
    if point.illegibleShare.range.lowerBound <= 0.25 { return isPlain ? "?" : "~" }
    return isPlain ? "-" : "·"
  }
}
