// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let chartLegend = ModifierWord(
    "chartLegend", on: chartOfSeries, example: "chartLegend(.hidden)"
  ) { $0.setOfCharts() }

  static let chartForegroundStyleScale = ModifierWord(
    "chartForegroundStyleScale", on: chartOfSeries,
    example: #"chartForegroundStyleScale(["a": .red, "b": .yellow])"#
  ) { $0.setOfCharts() }

  private static let chartOfSeries = #"""
    Chart {
      BarMark(x: .value("Day", "Mon"), y: .value("Steps", 3))
        .foregroundStyle(by: .value("Person", "a"));
      BarMark(x: .value("Day", "Mon"), y: .value("Steps", 5))
        .foregroundStyle(by: .value("Person", "b"))
    }
    """#
}
