// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFormatting
internal import VibrancyRunning

/// Dates as ISO 8601 writes them.
package enum ISODate {
  /// Seconds since 1 January 2001, 0:00 UTC, of `2026-06-14`, `2026-06-14T10:09`, with seconds,
  /// fractions of them, and `Z` or an offset such as `+02:00`; UTC without one. `nil`: none of these.
  package static func seconds(of text: String) -> Double? {
    let bytes = Array(text.utf8)
    var index = 0
    func number(_ digits: Int) -> Int? {
      guard index + digits <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[index..<index + digits] {
        guard (48...57).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 48)
      }
      index += digits
      return value
    }
    func take(_ mark: Unicode.Scalar) -> Bool {
      guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
      index += 1
      return true
    }
    guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2),
      (1...12).contains(month), (1...days(in: month, of: year)).contains(day)
    else { return nil }
    var seconds = Double(daysSince2001(year, month, day)) * 86_400
    if index == bytes.count { return seconds }
    guard take("T") || take(" "), let hour = number(2), take(":"), let minute = number(2),
      hour < 24, minute < 60
    else { return nil }
    seconds += Double(hour * 3600 + minute * 60)
    if take(":") {
      guard let second = number(2), second < 60 else { return nil }
      seconds += Double(second)
      if take(".") {
        var unit = 0.1
        let start = index
        while let digit = number(1) {
          seconds += unit * Double(digit)
          unit /= 10
        }
        guard index > start else { return nil }
      }
    }
    if take("Z") || index == bytes.count { return index == bytes.count ? seconds : nil }
    let sign = take("+") ? -1.0 : take("-") ? 1.0 : 0
    guard sign != 0, let hours = number(2), hours < 24 else { return nil }
    _ = take(":")
    guard let minutes = index == bytes.count ? 0 : number(2), minutes < 60, index == bytes.count
    else { return nil }
    return seconds + sign * Double(hours * 3600 + minutes * 60)
  }

  /// A time as ISO 8601 writes it in UTC, `2026-06-14T10:09:00Z`, to the millisecond; `nil`: it is before the
  /// year 1583, the first that was Gregorian as a whole, or after 9999.
  package static func text(of seconds: Double) -> String? {
    guard seconds.isFinite else { return nil }
    let thousandths = (seconds * 1000).rounded()
    let years =
      Double(daysSince2001(1583, 1, 1)) * 86_400..<Double(daysSince2001(10_000, 1, 1)) * 86_400
    guard years.contains(thousandths / 1000) else { return nil }
    let hasFraction = thousandths.truncatingRemainder(dividingBy: 1000) != 0
    return ISO8601Format(hasFraction: hasFraction).text(at: thousandths / 1000)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func daysSince2001(_ year: Int, _ month: Int, _ day: Int) -> Int {
    func before(_ year: Int) -> Int {
      (year - 1) * 365 + (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400
    }
    guard year > 0 else { return -before(2001) - 366 + day }
    let months = (1..<month).reduce(0) { $0 + days(in: $1, of: year) }
    return before(year) - before(2001) + months + day - 1
  }
}
