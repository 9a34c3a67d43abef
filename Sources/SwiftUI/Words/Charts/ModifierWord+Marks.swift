// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  /// A modifier of marks, which their chart reads itself: of another view it changes nothing.
  static func ofMark(
    _ name: String, on view: String = #"LineMark(x: .value("Day", 1), y: .value("Steps", 3))"#,
    example: String
  ) -> ModifierWord {
    ModifierWord(name, on: view, example: example, effect: .node { $0.mark })
  }

  /// A chart on which modifiers of axes and scales change something.
  static let chartExample = #"""
    Chart {
      LineMark(x: .value("Day", 1), y: .value("Steps", 3));
      LineMark(x: .value("Day", 3), y: .value("Steps", 5))
    }
    """#
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
