// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// `Chart`: data drawn as marks between two axes.
package struct Chart: Hashable, Sendable {
  /// What is drawn, the lowest first; bars and areas are not stacked yet.
  package var marks: [ChartMark]
  /// The horizontal axis.
  package var x = ChartAxis()
  /// The vertical axis.
  package var y = ChartAxis()
  /// What names the series; `nil`: it is not shown.
  package var legend: ChartLegend?
  /// What is set of the area that marks are drawn in: backgrounds, borders, clips.
  package var plotModifiers: [Modifier] = []

  /// The most marks that are drawn.
  package static let mostMarks = 10_000

  /// The views that it shows: beside marks, at points, along axes and in place of its legend.
  package var views: [ViewNode] {
    var views: [ViewNode] = []
    for mark in marks {
      for annotation in mark.annotations { views += annotation.nodes }
      if case .views(let nodes)? = mark.symbol { views += nodes }
    }
    for axis in [x, y] {
      for marks in axis.marks {
        for tick in marks.choices.first?.ticks ?? [] {
          for label in tick.labels { views += label.nodes }
        }
      }
    }
    return views + (legend?.content ?? [])
  }

  /// Marks.
  package init(_ marks: [ChartMark] = []) { self.marks = Array(marks.prefix(Self.mostMarks)) }
}
