// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What names the series of a chart.
package struct ChartLegend: Hashable, Sendable {
  /// One series.
  package struct Entry: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// What it is painted with.
    package var style: ForegroundStyle
    /// What stands before its name.
    package var symbol: ChartSymbol

    /// A series.
    package init(_ name: String, _ style: ForegroundStyle, _ symbol: ChartSymbol = .circle) {
      (self.name, self.style, self.symbol) = (name, style, symbol)
    }
  }

  /// Where it stands beside the plot.
  package enum Position: Hashable, Sendable { case top, bottom, leading, trailing, overlay }

  /// The series.
  package var entries: [Entry]
  /// What is shown in place of them; empty: they are.
  package var content: [ViewNode] = []
  /// Where it stands.
  package var position = Position.bottom
  /// How it stands along its side.
  package var alignment = Alignment.leading
  /// Points between it and the chart; `nil`: the standard.
  package var spacing: Double?

  /// Series.
  package init(_ entries: [Entry]) { self.entries = entries }
}
