// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFormatting
internal import VibrancyLayout
internal import VibrancyRunning

/// The values at which something is drawn along an axis, in several densities where the axis picks them.
struct ChartAxisValues {
  /// Values of one density.
  struct Choice {
    var values: [ChartValue]
    /// The domain, rounded to them; `nil`: it stays.
    var domain: ChartDomain?
    /// The unit of the calendar from one to the next.
    var step: CalendarUnit?
    /// Where what begins at the last ends.
    var last: Double?
    /// Where they stand.
    var places: [Double] = []

    /// Where what begins at a value ends.
    func end(_ index: Int) -> Double? {
      index + 1 < places.count ? places[index + 1] : last
    }
  }

  /// The densities, from coarse to fine.
  private(set) var choices: [Choice] = []

  /// The most values that are drawn.
  private static let most = 200

  /// `AxisMarkValues`: `.automatic(desiredCount:)`, `.stride(by:)`, or a list.
  ///
  /// - Parameters:
  ///   - isFixed: Whether the domain is said, so that nothing rounds it.
  ///   - values: What code gives; `nil`: automatic ones.
  init(
    _ dimension: ChartDimension, _ domain: ChartDomain, isFixed: Bool, _ values: SampleValue?,
    isVertical: Bool, _ ui: SwiftUILibrary
  ) {
    if let list = values?.elements {
      let values = list.prefix(Self.most).compactMap { ui.plottable($0) }
      choices = [Choice(values: values)]
      // Values that are listed are shown, unless the domain is said (Calibrated: one picture).
      if !isFixed, dimension.kind != .category {
        let places = values.map { dimension.place(of: $0) }.filter(\.isFinite)
        if let least = places.min(), let most = places.max() {
          choices[0].domain = ChartDomain(least, most)
        }
      }
    } else if case .implicit("stride", .some(let arguments), _)? = values {
      let parts = Arguments(arguments)
      if let word = parts["by"]?.word, let unit = CalendarUnit(rawValue: word) {
        let count = max(parts["count"]?.whole ?? 1, 1)
        choices = [Self.dates(domain, unit, count)].compactMap { $0 }
      } else if let step = parts["by"]?.number {
        choices = [Self.numbers(domain, step, isFixed: isFixed)].compactMap { $0 }
      }
    } else {
      var options = Arguments([])
      if case .implicit("automatic", .some(let arguments), _)? = values {
        options = Arguments(arguments)
      }
      automatic(dimension, domain, isFixed: isFixed, options)
    }
    for index in choices.indices {
      choices[index].places = choices[index].values.map { value in
        if case .category = value, case .band(let lower, _) = dimension.extent(of: value) {
          return lower
        }
        // A day's line is where it begins.
        if case .date(let date, _) = value { return date }
        return dimension.place(of: value)
      }
      guard choices[index].last == nil else { continue }
      let end = domain.upper
      if let place = choices[index].places.last, place < end { choices[index].last = end }
    }
  }

  private mutating func automatic(
    _ dimension: ChartDimension, _ domain: ChartDomain, isFixed: Bool, _ options: Arguments
  ) {
    let wanted = options["desiredCount"]?.whole.map { min(max($0, 1), 100) }
    switch dimension.kind {
    case .category:
      choices = [Choice(values: dimension.categories.prefix(Self.most).map { .category($0) })]
    case .number where dimension.isLogarithmic:
      let powers = stride(from: domain.lower.rounded(.up), through: domain.upper, by: 1)
      choices = [
        Choice(values: powers.prefix(40).map { .number(ElementaryFunctions.power(10, $0)) })
      ]
    case .number:
      let roundsLower = !isFixed && options["roundLowerBound"]?.flag ?? true
      let roundsUpper = !isFixed && options["roundUpperBound"]?.flag ?? true
      func choice(_ step: ChartDomain.Step) -> Choice {
        Choice(values: step.values.map { .number($0) }, domain: isFixed ? nil : step.domain)
      }
      if let wanted {
        let step = domain.step(near: wanted, roundsLower: roundsLower, roundsUpper: roundsUpper)
        choices = step.map { [choice($0)] } ?? []
      } else {
        choices = domain.steps(most: 8, roundsLower: roundsLower, roundsUpper: roundsUpper)
          .map(choice)
      }
      if choices.isEmpty { choices = [Choice(values: [.number(domain.lower)])] }
    case .date:
      let all = Self.dateSteps.compactMap { Self.dates(domain, $0.unit, $0.count) }
      var known: [Choice] = []
      for choice in all where known.last?.values.count != choice.values.count {
        known.append(choice)
      }
      if let wanted {
        let best = known.min {
          abs($0.values.count - wanted) < abs($1.values.count - wanted)
        }
        choices = best.map { [$0] } ?? []
      } else {
        choices = known.filter { (2...12).contains($0.values.count) }
        if choices.isEmpty { choices = known.prefix(1).filter { $0.values.count < 40 } }
      }
    }
  }

  /// From one date to the next, from coarse to fine (Assumed).
  private static let dateSteps: [(unit: CalendarUnit, count: Int)] = [
    (.year, 50), (.year, 20), (.year, 10), (.year, 5), (.year, 2), (.year, 1), (.month, 6),
    (.month, 3), (.month, 2), (.month, 1), (.weekOfYear, 2), (.weekOfYear, 1), (.day, 2), (.day, 1),
    (.hour, 12), (.hour, 6), (.hour, 4), (.hour, 3), (.hour, 2), (.hour, 1), (.minute, 30),
    (.minute, 15), (.minute, 10), (.minute, 5), (.minute, 2), (.minute, 1), (.second, 30),
    (.second, 10), (.second, 5), (.second, 1),
  ]

  /// The beginnings of a unit of the calendar, and of each so many of them; `nil`: there are too many.
  private static func dates(
    _ domain: ChartDomain, _ unit: CalendarUnit, _ count: Int
  ) -> Choice? {
    let calendar = GregorianCalendar()
    guard domain.upper > domain.lower, let first = calendar.interval(of: unit, for: domain.lower),
      (domain.upper - domain.lower) / (max(first.duration, 1) * Double(count)) < Double(most)
    else { return nil }
    var date = first.start
    // Hours and minutes count from the beginning of the larger unit, years and months from the first.
    let offset =
      switch unit {
      case .minute, .second, .hour: calendar.component(unit, of: date) % count
      case .month: (calendar.component(.month, of: date) - 1) % count
      case .year: calendar.component(.year, of: date) % count
      case .era, .yearForWeekOfYear, .quarter, .weekOfYear, .weekOfMonth, .weekdayOrdinal, .day,
        .dayOfYear, .weekday, .nanosecond:
        0
      }
    if offset > 0 { date = calendar.adding(-offset, unit, to: date) }
    var values: [ChartValue] = []
    let margin = (domain.upper - domain.lower) * 1e-9
    while date <= domain.upper + margin, values.count < most {
      if date >= domain.lower - margin { values.append(.date(date, nil)) }
      let next = calendar.adding(count, unit, to: date)
      guard next > date else { break }
      date = next
    }
    guard !values.isEmpty else { return nil }
    return Choice(values: values, step: unit, last: date)
  }

  /// Each multiple of a number.
  private static func numbers(
    _ domain: ChartDomain, _ step: Double, isFixed: Bool
  ) -> Choice? {
    guard step > 0, step.isFinite, (domain.upper - domain.lower) / step < Double(most) else {
      return nil
    }
    // Of a domain that is said, from its beginning on.
    let begin = isFixed ? domain.lower : (domain.lower / step + 1e-9).rounded(.down) * step
    let count =
      ((domain.upper - begin) / step + (isFixed ? 1e-9 : -1e-9))
      .rounded(isFixed ? .down : .up)
    guard count >= 0, count.isFinite else { return nil }
    let values = (0...Int(count)).map { begin + Double($0) * step }
    let rounded = ChartDomain(begin, max(domain.upper, values[values.count - 1]))
    return Choice(values: values.map { .number($0) }, domain: isFixed ? nil : rounded)
  }
}
