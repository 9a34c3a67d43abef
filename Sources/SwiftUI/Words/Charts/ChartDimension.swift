// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFormatting
internal import VibrancyLayout
internal import VibrancyRunning

/// What an axis of a chart measures: what its values are, and where they stand along it.
struct ChartDimension {
  /// What values are.
  enum Kind { case number, date, category }

  /// What values are.
  private(set) var kind = Kind.number
  /// The categories in order.
  private(set) var categories: [String] = []
  private var places: [String: Int] = [:]
  /// Whether marks have no value along it.
  private(set) var isEmpty = true
  /// Whether numbers stand by their powers of ten.
  var isLogarithmic = false
  /// The finest unit that dates stand for; `nil`: they are instants.
  private(set) var unit: CalendarUnit?

  /// Adds a value to what the axis has to show.
  mutating func add(_ value: ChartValue) {
    isEmpty = false
    switch value {
    case .number: break
    case .date(_, let unit):
      if kind == .number { kind = .date }
      if let unit { self.unit = self.unit ?? unit }
    case .category(let name):
      kind = .category
      guard places[name] == nil, categories.count < 1_000 else { return }
      places[name] = categories.count
      categories.append(name)
    }
  }

  /// Where a value stands: categories and units of the calendar have a part of the axis.
  func extent(of value: ChartValue) -> ChartMark.Extent {
    switch (kind, value) {
    case (.category, _):
      let name: String
      if case .category(let own) = value { name = own } else { name = value.name }
      guard let place = places[name] else { return .value(.nan) }
      return .band(Double(place) - 0.5, Double(place) + 0.5)
    case (_, .number(let number)): return .value(transformed(number))
    case (_, .date(let date, let unit)):
      guard let unit, let whole = GregorianCalendar().interval(of: unit, for: date) else {
        return .value(date)
      }
      return .band(whole.start, whole.start + whole.duration)
    case (_, .category): return .value(.nan)
    }
  }

  /// Where the middle of a value stands.
  func place(of value: ChartValue) -> Double {
    switch extent(of: value) {
    case .none: .nan
    case .value(let value): value
    case .band(let lower, let upper), .range(let lower, let upper): (lower + upper) / 2
    }
  }

  /// A number as the axis has it.
  func transformed(_ number: Double) -> Double {
    guard isLogarithmic, kind == .number else { return number }
    return number > 0 ? ElementaryFunctions.logarithm10(number) : .nan
  }

  /// The number of a place.
  func number(at place: Double) -> Double {
    isLogarithmic && kind == .number ? ElementaryFunctions.power(10, place) : place
  }
}
