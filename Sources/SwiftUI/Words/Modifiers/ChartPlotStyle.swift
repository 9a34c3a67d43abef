// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let chartPlotStyle = ModifierWord(
    "chartPlotStyle", on: chartExample, example: "chartPlotStyle { $0.background(.red) }",
    .simplified("backgrounds, overlays, clips and effects, but not its size")
  ) { $0.setOfCharts() }

  static let chartBackground = ModifierWord(
    "chartBackground", on: chartExample, example: #"chartBackground { _ in Text("42") }"#,
    .simplified("with the whole chart as its plot")
  ) { call in [.background(call.besideChart, alignment: call.alignment)] }

  static let chartOverlay = ModifierWord(
    "chartOverlay", on: chartExample, example: #"chartOverlay { _ in Text("42") }"#,
    .simplified("with the whole chart as its plot")
  ) { call in [.overlay(call.besideChart, alignment: call.alignment)] }
}

extension ModifierCall {
  /// What a closure that takes a `ChartProxy` shows.
  fileprivate var besideChart: ViewNode {
    let proxy = SampleValue.interface(.word("ChartProxy", "proxy"))
    return ui.oneNode(parts.content(), [PassedValue(nil, proxy)], at: spot)
  }
}
