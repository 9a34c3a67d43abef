// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let chartXAxis = ModifierWord(
    "chartXAxis", on: chartExample, example: "chartXAxis(.hidden)"
  ) { $0.setOfCharts() }

  static let chartYAxis = ModifierWord(
    "chartYAxis", on: chartExample,
    example: """
      chartYAxis {
        AxisMarks(position: .leading, values: [0, 5]) { value in
          AxisGridLine()
          AxisTick()
          AxisValueLabel("\\(value.as(Int.self) ?? 0) k")
        }
      }
      """
  ) { $0.setOfCharts() }

  static let chartXScale = ModifierWord(
    "chartXScale", on: chartExample, example: "chartXScale(domain: 0...4)",
    .simplified("but for scales of square roots")
  ) { $0.setOfCharts() }

  static let chartYScale = ModifierWord(
    "chartYScale", on: chartExample,
    example: "chartYScale(domain: .automatic(includesZero: false))",
    .simplified("but for scales of square roots")
  ) { $0.setOfCharts() }

  /// A chart on which modifiers of axes and scales change something.
  static let chartExample = #"""
    Chart {
      LineMark(x: .value("Day", 1), y: .value("Steps", 3))
      LineMark(x: .value("Day", 3), y: .value("Steps", 5))
    }
    """#
}
