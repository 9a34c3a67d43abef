// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension ViewWord {
  /// Data as marks between two axes.
  static let chart = ViewWord(
    "Chart",
    example: #"""
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Steps", 3));
        BarMark(x: .value("Day", "Tue"), y: .value("Steps", 5))
      }
      """#,
    .simplified(
      "the numbers and dates along its axes, where code does not say them, are Vibrancy's pick")
  ) { $0.chart() }
}

extension ViewCall {
  /// `Chart(data, id:) { element in … }`, `Chart { … }`.
  fileprivate func chart() -> ViewNode {
    var reader = ChartReader(code)
    if parts[0] != nil || parts.has("data") {
      reader.read(elements())
    } else if let content = parts.content() {
      reader.read(code.views(of: content, [], at: spot))
    }
    var builder = ChartBuilder(reader.marks, in: code)
    return node(.chart(builder.chart()))
  }
}
