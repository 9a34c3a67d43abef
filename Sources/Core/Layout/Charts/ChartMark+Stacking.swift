// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ChartMark {
  /// Whether a bar or area goes along the horizontal axis.
  ///
  /// Assumed of two numbers: it stands upright, as where one is a category below it.
  var isHorizontal: Bool {
    switch (x, y) {
    case (.range, .range): false
    case (.range, _): true
    case (.value, .band), (.value, .none): true
    case (.none, _), (.band, _), (.value, _): false
    }
  }

  /// Where it stands on the axis that it does not go along.
  var base: Extent { isHorizontal ? y : x }

  /// How far it goes.
  var reach: Extent {
    get { isHorizontal ? x : y }
    set { if isHorizontal { x = newValue } else { y = newValue } }
  }

  /// Whether all its numbers are finite.
  var isFinite: Bool { Self.isFinite(x) && Self.isFinite(y) }

  private static func isFinite(_ extent: Extent) -> Bool {
    switch extent {
    case .none: true
    case .value(let value): value.isFinite
    case .band(let lower, let upper), .range(let lower, let upper):
      lower.isFinite && upper.isFinite
    }
  }
}

/// What marks of one kind at one place have in common.
private struct StackKey: Hashable {
  let kind: ChartMark.Kind
  let base: ChartMark.Extent
  let place: ChartMark.Place?
  let isHorizontal: Bool
}

/// What stands at one place already.
private struct StackSum {
  var above = 0.0
  var below = 0.0
}

extension Chart {
  /// The marks with finite numbers; bars and areas that go to a number from where others at their place
  /// end, each side of zero apart (Documented: `MarkStackingMethod`).
  package var stacked: [ChartMark] {
    var totals: [StackKey: StackSum] = [:]
    let finite = marks.filter { $0.isFinite }
    func key(_ mark: ChartMark) -> StackKey {
      StackKey(
        kind: mark.kind, base: mark.base, place: mark.place, isHorizontal: mark.isHorizontal)
    }
    func amount(_ mark: ChartMark) -> Double? {
      guard mark.kind == .bar || mark.kind == .area, case .value(let amount) = mark.reach else {
        return nil
      }
      return amount
    }
    for mark in finite {
      guard let amount = amount(mark) else { continue }
      if amount < 0 {
        totals[key(mark), default: StackSum()].below += amount
      } else {
        totals[key(mark), default: StackSum()].above += amount
      }
    }
    var sums: [StackKey: StackSum] = [:]
    return finite.map { mark in
      guard let amount = amount(mark) else { return mark }
      var mark = mark
      let key = key(mark)
      let total = totals[key] ?? StackSum()
      var sum = sums[key] ?? StackSum()
      let start = amount < 0 ? sum.below : sum.above
      if amount < 0 { sum.below += amount } else { sum.above += amount }
      sums[key] = sum
      var (lower, upper) = (start, start + amount)
      switch mark.stacking {
      case .standard: break
      case .unstacked: (lower, upper) = (0, amount)
      case .normalized:
        let whole = total.above - total.below
        if whole > 0 { (lower, upper) = (lower / whole, upper / whole) }
      case .center:
        let half = (total.above + total.below) / 2
        (lower, upper) = (lower - half, upper - half)
      }
      mark.reach = .range(lower, upper)
      return mark
    }
  }
}

extension [ChartMark] {
  /// What marks that are stacked take of an axis; `nil`: nothing.
  package func domain(_ axis: Axis) -> ChartDomain? {
    var domain: ChartDomain?
    for mark in self where mark.kind != .sector {
      let next: ChartDomain
      switch axis == .horizontal ? mark.x : mark.y {
      case .none: continue
      case .value(let value): next = ChartDomain(value, value)
      case .band(let lower, let upper), .range(let lower, let upper):
        next = ChartDomain(Swift.min(lower, upper), Swift.max(lower, upper))
      }
      domain = domain?.union(next) ?? next
    }
    return domain
  }
}
