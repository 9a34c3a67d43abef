// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let chartXScale = ModifierWord(
    "chartXScale", on: chartExample, example: "chartXScale(domain: 0...4)",
    .simplified("but for scales of square roots")
  ) { $0.setOfCharts() }

  static let chartYScale = ModifierWord(
    "chartYScale", on: chartExample,
    example: "chartYScale(domain: .automatic(includesZero: false))",
    .simplified("but for scales of square roots")
  ) { $0.setOfCharts() }
}
