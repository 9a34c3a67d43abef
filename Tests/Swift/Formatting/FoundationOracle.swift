// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import VibrancyFormatting
internal import VibrancyTestSupport

/// What Foundation prints on this machine, in `en_US`, to compare with.
enum FoundationOracle {
  static let locale = Locale(identifier: "en_US")

  /// Offsets with and without minutes, on both sides of UTC.
  static let offsets = [0, 0, 19_800, -28_800, 45_900, -12_600]

  static func zone(_ offset: Int) throws -> TimeZone {
    guard let zone = TimeZone(secondsFromGMT: offset) else { throw OracleFailure() }
    return zone
  }

  static func calendar(_ offset: Int) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = try zone(offset)
    calendar.firstWeekday = 1
    calendar.minimumDaysInFirstWeek = 1
    return calendar
  }

  static func formatter(_ offset: Int) throws -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = try zone(offset)
    return formatter
  }
}

/// Foundation lacks something that the tests need.
struct OracleFailure: Error {}

/// One case of a property test: an instant in a zone.
struct SampleDate {
  let instant: Double
  let offset: Int
  let date: Date
  let calendar: GregorianCalendar

  /// An instant in the years 1 to 4000 or, mostly, near today; whole seconds but for milliseconds.
  init(_ generator: inout SeededGenerator) throws {
    let isNear = Bool.random(using: &generator)
    let range = isNear ? -1_000_000_000...2_000_000_000 : -63_000_000_000...63_000_000_000
    let whole = Int.random(in: range, using: &generator)
    instant = Double(whole) + Double(Int.random(in: 0..<1000, using: &generator)) / 1000
    offset = FoundationOracle.offsets.randomElement(using: &generator) ?? 0
    date = Date(timeIntervalSinceReferenceDate: instant)
    guard let zone = ClockZone(secondsFromGMT: offset) else { throw OracleFailure() }
    calendar = GregorianCalendar(timeZone: zone)
  }
}
