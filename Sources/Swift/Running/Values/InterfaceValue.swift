// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
package import VibrancyLayout
package import VibrancyTypography

/// A value of SwiftUI that is not a view.
package enum InterfaceValue {
  /// A color, gradient, material or another `ShapeStyle`.
  case style(ForegroundStyle)
  case font(FontRequest)
  /// `CGSize`, in points.
  case size(Size)
  /// `CGPoint`, in points.
  case point(SIMD2<Double>)
  /// `CGRect`, in points.
  case rect(Rect)
  /// `EdgeInsets`, in points.
  case insets(Insets)
  /// In degrees, clockwise.
  case angle(Double)
  case unitPoint(UnitPoint)
  /// A value of WidgetKit or ActivityKit.
  case system(SystemValue)
  /// `Gradient`.
  case stops([GradientStop])
  case stop(GradientStop)
  case stroke(StrokeStyle)
  /// `Path`; all that hold it see what is added.
  case path(PathRecorder)
  /// `GridItem`.
  case track(GridTrack)
  case alignment(Alignment)
  /// `Font.Weight`: 400 regular.
  case weight(Double)
  case textStyle(TextStyle)
  /// `GeometryProxy`: the size of the view.
  case geometry(Size)
  /// A length in terms of a view's size, as `alignmentGuide` computes it.
  case length(LinearLength)
  /// `CGAffineTransform`.
  case transform(Affine)
  /// `ScaledMetric`: its value at the usual text size, and the text style that it grows with.
  case scaledMetric(Double, TextStyle)
  /// What a `Canvas` draws into.
  case graphics(GraphicsValue)
  /// A value of an axis of a chart: `AxisValue`.
  case axisValue(AxisMarkValue)
  /// A case of an enum of the system, or a value known by its name alone: its type, its name.
  case word(String, String)
}
