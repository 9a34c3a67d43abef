// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

/// Modifiers of marks, which their chart reads itself: of another view they change nothing.
extension ModifierWord {
  static let annotation = ofMark(
    "annotation", example: #"annotation(position: .trailing) { Text("avg") }"#)
  static let interpolationMethod = ofMark(
    "interpolationMethod", example: "interpolationMethod(.stepEnd)")
  static let lineStyle = ofMark("lineStyle", example: "lineStyle(StrokeStyle(lineWidth: 4))")
  static let symbol = ofMark("symbol", example: "symbol(.square)")
  static let symbolSize = ofMark("symbolSize", on: markedPoint, example: "symbolSize(100)")

  private static let markedLine = #"LineMark(x: .value("Day", 1), y: .value("Steps", 3))"#
  private static let markedPoint = #"PointMark(x: .value("Day", 1), y: .value("Steps", 3))"#

  private static func ofMark(
    _ name: String, on view: String = markedLine, example: String
  ) -> ModifierWord {
    ModifierWord(name, on: view, example: example, effect: .node { $0.mark })
  }
}

extension ModifierCall {
  /// A mark outside of a chart, with what is set of it.
  fileprivate var mark: ViewNode {
    var reader = ChartReader(code)
    reader.read([.modified(base, name, parts.all, spot)])
    guard !reader.marks.isEmpty else { return ui.lowered(base) }
    var builder = ChartBuilder(reader.marks, in: code)
    return ViewNode(.chart(builder.chart()), source: source)
  }
}
