// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// `Gauge`: a value between two ends.
package struct Gauge: Hashable, Sendable {
  /// How it is drawn; `automatic` is `accessoryCircular` in accessory families and `linearCapacity`
  /// elsewhere.
  package enum Style: Hashable, Sendable {
    case automatic, accessoryCircular, accessoryCircularCapacity, accessoryLinear
    case accessoryLinearCapacity, linearCapacity
    /// Along the edge of a watch's dial: filled, or with a marker.
    case bezel(isMarked: Bool)
  }

  /// The value as a share of its way, `0...1`; clamped.
  package var value: Double
  /// What it is about.
  package var label: [ViewNode] = []
  /// The value in words.
  package var currentValue: [ViewNode] = []
  /// The lower end.
  package var minimum: [ViewNode] = []
  /// The upper end.
  package var maximum: [ViewNode] = []

  /// A gauge.
  package init(_ value: Double) { self.value = value }
}
