// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How a corner is rounded.
package enum CornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins farther from the corner: `RoundedRectangle`'s and a widget's own.
  case continuous

  /// Where the curve of a corner of radius 1 leaves its sides, and where its two handles are: both as
  /// distances from the corner along the sides.
  ///
  /// Calibrated on two captures, which show the straight side of a continuous corner end at 1.26 radii,
  /// the area that is cut off as that of a circle of 1.09 radii, and at the diagonal 1.02 times what a
  /// circle cuts off: the curve has 1.26, 1.08 and 1.04. Assumed: where a side is too short, the corner
  /// nears a circle's quarter, so that the ends of a capsule are round, as captures of gauges and
  /// progress bars show them.
  ///
  /// - Parameter room: How far the curve may reach along its sides, in radii, from 1.
  func corner(room: Double) -> (reach: Double, handle: Double) {
    let reach =
      switch self {
      case .circular: 1.0
      case .continuous: max(min(1.26, room), 1)
      }
    return (reach, 1 - Path.quarter - 0.055 * (reach - 1) / 0.26)
  }
}
