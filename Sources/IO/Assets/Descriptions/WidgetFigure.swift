// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
package import VibrancyLayout

/// A shape or a gauge of a variant's layer, whose colors are not looked up yet.
package struct WidgetFigure: Sendable, Hashable {
  /// What it is, in no colors of its own.
  let content: ViewContent
  /// How a gauge is drawn.
  var style = Gauge.Style.automatic
  /// The colors of a shape's inside and line, and of a gauge.
  var fill: WidgetColor?, stroke: WidgetColor?, tint: WidgetColor?

  /// The colors it names.
  package var colors: [WidgetColor] { [fill, stroke, tint].compactMap(\.self) }

  /// The view to be laid out in the layer's frame.
  ///
  /// - Parameter color: What a color is in an appearance.
  package func node<Failure: Error>(
    color: (WidgetColor) throws(Failure) -> PaintColor
  ) throws(Failure) -> ViewNode {
    func paint(_ color: WidgetColor?, _ find: (WidgetColor) throws(Failure) -> PaintColor)
      throws(Failure) -> ForegroundStyle?
    {
      guard let color else { return nil }
      return .color(try find(color))
    }
    if case .shape(var shape) = content {
      (shape.fill, shape.strokePaint) = (try paint(fill, color), try paint(stroke, color))
      return ViewNode(.shape(shape))
    }
    return ViewNode(
      content,
      [.environment(.gaugeStyle(style)), .environment(.tint(try paint(tint, color)))])
  }
}
