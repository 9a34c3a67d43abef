// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How a corner is rounded.
package enum CornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose bend grows and falls steadily: `RoundedRectangle`'s and a widget's own.
  case continuous
}

/// Half of a continuous corner of radius 1: places along the side, and across it.
///
/// Reported: the curve that UIKit draws for a continuous corner (published measurements of
/// `UIBezierPath(roundedRect:cornerRadius:)` since iOS 7). It leaves the side at 1.5287 radii, but so
/// flatly that at 1.26 radii a twentieth of a pixel is cut off on a corner of 20 points at 3 pixels
/// per point; the area cut off is that of a circle of 1.025 radii. Calibrated: captures of widgets show
/// the straight side end at 1.26 radii, which agrees, and areas of up to 1.09 radii, which are the
/// captures' own spread. Assumed: where a side is too short for the reach, the corner nears a circle's
/// quarter, so that a capsule's ends are round, as captures of gauges and progress bars show them.
struct ContinuousCorner {
  /// The handles of the first curve: the one along the side, then the other.
  let outer: Double, inner: SIMD2<Double>
  /// Where the middle curve begins, and its first handle.
  let join: SIMD2<Double>, middle: SIMD2<Double>
  /// How far from the corner the curve begins.
  let reach: Double

  /// - Parameter room: How far the curve may reach along its sides, in radii, from 1.
  init(room: Double) {
    let most = 1.52866498
    let stretch = min(max((room - 1) / (most - 1), 0), 1)
    reach = 1 + (most - 1) * stretch
    func mixed(_ round: Double, _ continuous: Double) -> Double {
      round + (continuous - round) * stretch
    }
    // The circle's quarter cut at a quarter and at three quarters of its angle.
    outer = mixed(0.8686781, 1.08849296)
    inner = [mixed(0.7386422, 0.86840694), mixed(0.0258658, 0)]
    join = [mixed(0.6173166, 0.63149379), mixed(0.0761205, 0.07491139)]
    middle = [mixed(0.3722885, 0.37282383), mixed(0.1776144, 0.16905956)]
  }
}
