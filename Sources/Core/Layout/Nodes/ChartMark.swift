// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

/// One mark of a chart.
package struct ChartMark: Hashable, Sendable {
  /// What it is.
  package enum Kind: Hashable, Sendable { case line, area, bar, point, rule, rectangle, sector }

  /// Where it is along an axis, in the axis' own numbers.
  package enum Extent: Hashable, Sendable {
    /// Not given: as far as the axis goes, or from zero.
    case none
    case value(Double)
    /// A part of the axis that belongs to a category or to a unit of time.
    case band(Double, Double)
    case range(Double, Double)
  }

  /// How long something is along an axis.
  package enum Length: Hashable, Sendable {
    case automatic
    /// In points.
    case fixed(Double)
    /// A share of what there is.
    case ratio(Double)
    /// So many points less than there is on each side.
    case inset(Double)
  }

  /// How bars and areas at one place are put together.
  package enum Stacking: Hashable, Sendable { case standard, normalized, center, unstacked }

  /// What it is.
  package var kind: Kind
  /// Where it is horizontally; of a sector, its share of the circle.
  package var x: Extent
  /// Where it is vertically.
  package var y: Extent
  /// Points of lines and areas of one number are joined.
  package var series = 0
  /// How bars and areas at its place are put together.
  package var stacking = Stacking.standard
  /// What it is painted with; `nil`: the tint.
  package var style: ForegroundStyle?
  /// The line of lines and rules; `nil`: the standard.
  package var stroke: StrokeStyle?
  /// How points are joined.
  package var curve = ChartCurve.linear
  /// What stands at points; `nil`: a circle at points, nothing along lines.
  package var symbol: ChartSymbol?
  /// The area of a symbol in square points.
  package var symbolArea = standardSymbolArea
  /// How wide a bar or rectangle is.
  package var width = Length.automatic
  /// How high a bar or rectangle is.
  package var height = Length.automatic
  /// The radius of corners in points; `nil`: the standard.
  package var cornerRadius: Double?
  /// Which of how many marks side by side it is: `position(by:)`.
  package var place: Place?
  /// The circle that a sector is a part of.
  package var circle = Circle()
  /// Views beside it.
  package var annotations: [ChartAnnotation] = []
  /// What else is set of it: opacity, offset, shadow.
  package var modifiers: [Modifier] = []
  /// The number of its place in a source.
  package var source: Int?

  /// One of several marks side by side.
  package struct Place: Hashable, Sendable {
    /// Its number.
    package var index: Int
    /// How many there are.
    package var count: Int

    /// One of several.
    package init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }
  }

  /// The circle of sectors.
  package struct Circle: Hashable, Sendable {
    /// The radius of the hole in the middle, a share of the outer one or of the room there is.
    package var inner = Length.fixed(0)
    /// The outer radius; a share is one of the room there is.
    package var outer = Length.automatic
    /// Points between neighbors.
    package var gap = 0.0

    /// A whole one.
    package init() {}
  }

  /// The area of a symbol where none is set, in square points: a circle of 8 points across (Calibrated:
  /// one picture, 8.0 pt).
  package static let standardSymbolArea = 50.0

  /// A mark.
  package init(_ kind: Kind, x: Extent = .none, y: Extent = .none) {
    (self.kind, self.x, self.y) = (kind, x, y)
  }
}

/// A view beside a mark.
package struct ChartAnnotation: Hashable, Sendable {
  /// What is shown.
  package var nodes: [ViewNode]
  /// Where in and around the mark's box; its corners and sides are outside, its center is inside.
  package var position: UnitPoint
  /// How it stands along the side of the box.
  package var alignment: UnitPoint
  /// Points between the two.
  package var spacing: Double

  /// Points between a mark and what is beside it where nothing is said (Calibrated: one picture).
  package static let standardSpacing = 4.0

  /// A view in a place.
  package init(
    _ nodes: [ViewNode], position: UnitPoint = .top, alignment: UnitPoint = .center,
    spacing: Double = standardSpacing
  ) {
    (self.nodes, self.position, self.alignment) = (nodes, position, alignment)
    self.spacing = spacing
  }
}
