// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ChartPlan {
  /// The least distance between two numbers at which bars stand, in points; `nil`: there are not two.
  func leastStep(_ axis: Axis) -> Double? {
    var values: [Double] = []
    for mark in marks where mark.kind == .bar || mark.kind == .rectangle {
      if case .value(let value) = axis == .horizontal ? mark.x : mark.y { values.append(value) }
    }
    values.sort()
    var least: Double?
    for (first, second) in zip(values, values.dropFirst()) where second > first {
      least = min(least ?? .infinity, second - first)
    }
    let scale = axis == .horizontal ? scales.x : scales.y
    return least.map { scale.length($0) }
  }

  private func onPixels(_ length: Double) -> Double {
    (length * displayScale).rounded() / displayScale
  }

  /// The share of its place that a bar takes (Calibrated: seven pictures, .70 of a category's, of a day's
  /// and of the least distance of two numbers).
  private static let barShare = 0.7

  /// Where a bar or rectangle is in the plot; `nil`: it is not.
  func barBox(_ mark: ChartMark, _ steps: (x: Double?, y: Double?)) -> Rect? {
    let isBar = mark.kind == .bar
    func extent(
      _ extent: ChartMark.Extent, _ length: ChartMark.Length, _ scale: ChartScale,
      _ step: Double?, whole: Double, isBase: Bool
    ) -> (low: Double, high: Double)? {
      let share = isBar ? Self.barShare : 1
      switch extent {
      case .none: return side(length, in: (0, whole), share: 1, place: nil)
      case .range:
        // Bars of a pile meet on whole pixels, so that no seam is seen between two of one color (Assumed).
        guard let span = scale.span(extent) else { return nil }
        return (onPixels(span.low), onPixels(span.high))
      case .value(let value):
        guard isBase || !isBar else {
          let (zero, end) = (scale.place(0), scale.place(value))
          return (min(zero, end), max(zero, end))
        }
        let middle = scale.place(value)
        let room = step ?? whole
        return side(
          length, in: (middle - room / 2, middle + room / 2), share: share, place: mark.place)
      case .band:
        guard let span = scale.span(extent) else { return nil }
        return side(length, in: span, share: share, place: mark.place)
      }
    }
    let isHorizontal = mark.isHorizontal
    guard
      let x = extent(
        mark.x, mark.width, scales.x, steps.x, whole: plot.width, isBase: !isHorizontal),
      let y = extent(
        mark.y, mark.height, scales.y, steps.y, whole: plot.height, isBase: isHorizontal)
    else { return nil }
    return Rect(x.low, y.low, x.high - x.low, y.high - y.low)
  }

  /// What a bar takes of its place: of a place shared by several, the same share of its part (Calibrated:
  /// one picture, .70 × .70).
  private func side(
    _ length: ChartMark.Length, in span: (low: Double, high: Double), share: Double,
    place: ChartMark.Place?
  ) -> (low: Double, high: Double) {
    var span = span
    if let place, place.count > 0 {
      let room = (span.high - span.low) * share
      let part = room / Double(place.count)
      let start = (span.low + span.high - room) / 2 + part * Double(place.index)
      span = (start, start + part)
    }
    let room = span.high - span.low
    let taken =
      switch length {
      case .automatic: room * share
      case .fixed(let points): max(Rect.bounded(points), 0)
      case .ratio(let ratio): room * max(Rect.bounded(ratio), 0)
      case .inset(let inset): max(room - 2 * Rect.bounded(inset), 0)
      }
    let middle = (span.low + span.high) / 2
    return (middle - taken / 2, middle + taken / 2)
  }

  /// Corners of 2 points at the end of a pile where nothing is said (Calibrated: two pictures).
  func barNode(_ mark: ChartMark, _ box: Rect, _ piles: [Pile: Double]) -> ViewNode {
    let most = min(box.width, box.height) / 2
    var kind = ShapeKind.rectangle
    if let radius = mark.cornerRadius {
      let radius = min(max(Rect.bounded(radius), 0), most)
      if radius > 0 { kind = .roundedRectangle(radius: radius, isContinuous: true) }
    } else if mark.kind == .bar, case .range(let start, let end) = mark.reach,
      let far = piles[Pile(mark)], far == end
    {
      let (radius, grows) = (min(2, most), end >= start)
      let isHorizontal = mark.isHorizontal
      kind = .unevenRoundedRectangle(
        topLeading: isHorizontal == grows ? 0 : radius,
        topTrailing: grows ? radius : 0,
        bottomLeading: grows ? 0 : radius,
        bottomTrailing: isHorizontal == grows ? radius : 0, isContinuous: true)
    }
    return finished(
      ViewNode(.shape(ShapeView(kind, fill: mark.style ?? .tint))), mark, box)
  }

  /// Bars at one place on one side of zero.
  struct Pile: Hashable {
    let base: ChartMark.Extent
    let place: ChartMark.Place?
    let isHorizontal: Bool
    let isBelow: Bool

    init(_ mark: ChartMark) {
      (base, place, isHorizontal) = (mark.base, mark.place, mark.isHorizontal)
      if case .range(let start, let end) = mark.reach {
        isBelow = end < start
      } else {
        isBelow = false
      }
    }
  }

  /// Where piles of bars end.
  var piles: [Pile: Double] {
    var piles: [Pile: Double] = [:]
    for mark in marks where mark.kind == .bar {
      guard case .range(let start, let end) = mark.reach else { continue }
      let pile = Pile(mark)
      let known = piles[pile] ?? end
      piles[pile] = end < start ? min(known, end) : max(known, end)
    }
    return piles
  }
}
