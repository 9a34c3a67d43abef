// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFormatting
internal import VibrancyRunning
internal import VibrancySyntax

/// A value along an axis of a chart, or of a series: what a `PlottableValue` holds.
enum ChartValue: Hashable {
  case number(Double)
  /// An instant, and the unit of the calendar that it stands for.
  case date(Double, CalendarUnit?)
  case category(String)

  /// Its name in a legend or along an axis.
  var name: String {
    switch self {
    case .number(let number): NumberFormat().text(number)
    case .date(let date, _): FormattedDate.text(at: date, date: .abbreviated, time: .omitted)
    case .category(let name): name
    }
  }

  /// The value as code has it.
  var sample: SampleValue {
    switch self {
    case .number(let number): .double(number)
    case .date(let date, _): .foundation(.date(date))
    case .category(let name): .string(name)
    }
  }
}

extension SwiftUILibrary {
  /// `.value("Day", date, unit: .day)`; `nil`: it is none.
  ///
  /// - Parameter number: Which mark it is of, which decides what stands for one that is not known.
  func chartValue(_ value: SampleValue?, number: Int = 0) -> ChartValue? {
    guard case .implicit("value", .some(let arguments), _)? = value else { return nil }
    let parts = Arguments(arguments)
    guard let plotted = arguments.last(where: { $0.label == nil })?.value else { return nil }
    let unit = parts["unit"]?.word.flatMap { CalendarUnit(rawValue: $0) }
    return plottable(plotted, unit: unit, number: number)
  }

  /// What a value is along an axis; `nil`: it is nothing that can be.
  func plottable(
    _ value: SampleValue, unit: CalendarUnit? = nil, number: Int = 0
  ) -> ChartValue? {
    let value = code.decided(value)
    if let number = value.number { return .number(number) }
    if let text = value.text { return .category(text) }
    switch value {
    case .foundation(.date(let date)): return .date(date, unit)
    case .foundation(.duration(let seconds)): return .number(seconds)
    case .foundation(.measurement(let number, _)): return .number(number)
    case .bool(let flag): return .category(flag ? "true" : "false")
    case .enumeration, .structure, .object:
      for name in ["primitivePlottable", "rawValue"]
      where !code.access.declaredMembers(name, of: value, from: 0).isEmpty || name == "rawValue" {
        let inner = code.access.member(name, of: value, at: Spot.nowhere)
        if code.isOwn(inner) { continue }
        if let known = plottable(inner, unit: unit, number: number) { return known }
      }
      return .category(code.operations.printed(value))
    case .implicit(let name, nil, _): return .category(name)
    case .unknown(let hole):
      if hole.type?.last == "Date" || unit != nil {
        return .date(code.situation.now - 3600 * Double(number), unit)
      }
      if hole.type?.last == "String" { return .category("\(hole.role ?? "") \(number + 1)") }
      return .number(StandInNumbers.fraction(named: hole.role ?? "", number: number))
    case .void, .nothing, .integer, .double, .string, .array, .set, .dictionary, .tuple, .range,
      .closure, .function, .type, .keyPath, .implicit, .foundation, .interface, .view:
      return nil
    }
  }
}
