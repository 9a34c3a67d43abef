// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Where the numbers of an axis are in a plot, in points.
struct ChartScale {
  /// What the axis shows.
  let domain: ChartDomain
  /// Where its lower end is.
  let start: Double
  /// Where its upper end is.
  let end: Double

  /// An axis along a length; vertical ones grow upwards.
  init(_ axis: ChartAxis, _ domain: ChartDomain, along length: Double, isVertical: Bool) {
    self.domain = domain
    var (start, end) = (
      Rect.bounded(axis.startPadding), length - Rect.bounded(axis.endPadding)
    )
    if isVertical { (start, end) = (length - start, length - end) }
    if axis.isReversed { (start, end) = (end, start) }
    (self.start, self.end) = (start, end)
  }

  /// Where a number is.
  func place(_ value: Double) -> Double {
    let share = (value - domain.lower) / (domain.upper - domain.lower)
    return Rect.bounded(start + (end - start) * share)
  }

  /// Points of the plot that a difference of numbers takes.
  func length(_ difference: Double) -> Double {
    Rect.bounded(abs((end - start) * difference / (domain.upper - domain.lower)))
  }

  /// Where an extent begins and ends: of a number both are the same.
  func span(_ extent: ChartMark.Extent) -> (low: Double, high: Double)? {
    switch extent {
    case .none: return nil
    case .value(let value): return (place(value), place(value))
    case .band(let lower, let upper), .range(let lower, let upper):
      let (first, second) = (place(lower), place(upper))
      return (min(first, second), max(first, second))
    }
  }

  /// The middle of an extent.
  func middle(_ extent: ChartMark.Extent) -> Double? { span(extent).map { ($0.low + $0.high) / 2 } }
}
