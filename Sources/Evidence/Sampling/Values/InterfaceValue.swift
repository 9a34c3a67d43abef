// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyLayout

/// A value of SwiftUI that is not a view.
package enum InterfaceValue {
  case style(ForegroundStyle)
  case font(FontRequest)
  /// `CGSize`, in points.
  case size(Size)
  /// `CGPoint`, in points.
  case point(SIMD2<Double>)
  /// In degrees, clockwise.
  case angle(Double)
  case unitPoint(UnitPoint)
  /// A value of WidgetKit or ActivityKit.
  case system(SystemValue)
}
