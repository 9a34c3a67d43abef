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
          AxisGridLine();
          AxisTick();
          AxisValueLabel("\\(value.as(Int.self) ?? 0) k")
        }
      }
      """
  ) { $0.setOfCharts() }
}
