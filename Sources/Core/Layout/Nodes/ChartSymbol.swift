// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

/// What stands at a point of a chart.
package enum ChartSymbol: Hashable, Sendable {
  case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  /// A shape of the app's own, drawn in the point's style.
  case shape(ShapeKind, StrokeStyle?)
  /// Views, as large as they are.
  case views([ViewNode])

  /// The symbols of series in turn, where symbols distinguish them (Reported).
  package static let cycle: [ChartSymbol] = [.circle, .square, .triangle, .diamond, .pentagon]
}
