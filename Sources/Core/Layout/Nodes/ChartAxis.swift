// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

/// An axis of a chart: what part of the data it shows, and what is drawn along it.
package struct ChartAxis: Hashable, Sendable {
  /// What it shows; `nil`: what its marks say, else all marks.
  package var domain: ChartDomain?
  /// Whether its numbers grow left or down.
  package var isReversed = false
  /// Points that stay free where it starts.
  package var startPadding = 0.0
  /// Points that stay free where it ends.
  package var endPadding = 0.0
  /// Grid lines, ticks and labels.
  package var marks: [ChartAxisMarks] = []

  /// Nothing along it.
  package init() {}
}

/// From one number to another.
package struct ChartDomain: Hashable, Sendable {
  /// Where it begins.
  package var lower: Double
  /// Where it ends.
  package var upper: Double

  /// From one number to another.
  package init(_ lower: Double, _ upper: Double) { (self.lower, self.upper) = (lower, upper) }

  /// The domain with all of another.
  package func union(_ other: ChartDomain?) -> ChartDomain {
    guard let other else { return self }
    return ChartDomain(min(lower, other.lower), max(upper, other.upper))
  }
}

/// Grid lines, ticks and labels at some of an axis' numbers.
package struct ChartAxisMarks: Hashable, Sendable {
  /// Where labels stand.
  package enum Position: Hashable, Sendable { case leading, trailing, top, bottom }

  /// Where labels stand.
  package var position: Position
  /// The numbers, in several densities: that whose count is nearest to what there is room for is drawn.
  package var choices: [ChartTicks]

  /// Numbers in several densities.
  package init(_ position: Position, _ choices: [ChartTicks]) {
    (self.position, self.choices) = (position, choices)
  }
}

/// Numbers along an axis.
package struct ChartTicks: Hashable, Sendable {
  /// What is drawn at each.
  package var ticks: [ChartTick]
  /// The domain, rounded to these numbers; `nil`: it stays as it is.
  package var domain: ChartDomain?

  /// Numbers.
  package init(_ ticks: [ChartTick], domain: ChartDomain? = nil) {
    (self.ticks, self.domain) = (ticks, domain)
  }
}

/// What is drawn at a number of an axis.
package struct ChartTick: Hashable, Sendable {
  /// A line at a number.
  package struct Line: Hashable, Sendable {
    /// How it is drawn; `nil`: the standard.
    package var stroke: StrokeStyle?
    /// What it is painted with; `nil`: the standard.
    package var style: ForegroundStyle?
    /// Points that a tick goes beyond the plot; `nil`: past the labels, below and above, and else not.
    package var length: Double?

    /// The standard.
    package init() {}
  }

  /// A label at a number.
  package struct Label: Hashable, Sendable {
    /// What it shows.
    package var nodes: [ViewNode]
    /// Whether it stands in the middle between its number and the next; along the horizontal axis others
    /// begin behind their number.
    package var isCentered: Bool
    /// Points between the plot and the label; `nil`: the standard.
    package var spacing: Double?

    /// A label.
    package init(_ nodes: [ViewNode], isCentered: Bool = false) {
      (self.nodes, self.isCentered) = (nodes, isCentered)
    }
  }

  /// The number.
  package var value: Double
  /// Where what begins at the number ends: the next number, the end of a category.
  package var end: Double?
  /// A line across the plot.
  package var gridLines: [Line] = []
  /// A line past the plot.
  package var ticks: [Line] = []
  /// Labels.
  package var labels: [Label] = []

  /// Nothing at a number.
  package init(_ value: Double, end: Double? = nil) { (self.value, self.end) = (value, end) }
}
