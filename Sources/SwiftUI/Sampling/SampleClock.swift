// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyRunning

/// The times that a sample holds, by which its clock stands: an entry of another day is shown on that
/// day.
package struct SampleClock {
  /// The date of an entry.
  private var date: Double?
  /// All times that it holds.
  private var times: [Double] = []

  private static let (day, year) = (86_400.0, 31_557_600.0)
  /// Times that are further away from the clock mean no time.
  private static let mostYears = 30.0
  private static let (mostTimes, deepest) = (200, 4)

  /// The times of an entry, or of an activity's attributes and state.
  package init(_ entry: SampleValue) {
    if case .foundation(.date(let date))? = entry.properties?["date"] { self.date = date }
    collect(entry, 0)
  }

  private mutating func collect(_ value: SampleValue, _ depth: Int) {
    guard depth < Self.deepest, times.count < Self.mostTimes else { return }
    switch value {
    case .foundation(.date(let time)): times.append(time)
    case .array(let parts): for part in parts.prefix(32) { collect(part, depth + 1) }
    case .structure(let own): for part in own.fields.values { collect(part, depth + 1) }
    case .object(let own): for part in own.fields.values { collect(part, depth + 1) }
    case .range(let range):
      if let lower = range.lower { collect(lower, depth + 1) }
      if let upper = range.upper { collect(upper, depth + 1) }
    case .interface(.system(.activityContext(let attributes, let state))):
      collect(attributes, depth + 1)
      collect(state, depth + 1)
    case .void, .nothing, .bool, .integer, .double, .string, .set, .dictionary, .tuple,
      .enumeration, .closure, .function, .type, .keyPath, .implicit, .foundation, .interface, .view,
      .unknown:
      break
    }
  }

  /// The time of the clock: the entry's date where that is of another day; without a date of its own,
  /// where all is long over, a time between the first and the last of them.
  package func time(insteadOf now: Double) -> Double {
    func isFar(_ time: Double) -> Bool {
      abs(time - now) > 1.5 * Self.day && abs(time - now) < Self.mostYears * Self.year
    }
    if let date { return isFar(date) ? date : now }
    guard let first = times.min(), let last = times.max(), last < now - Self.day, isFar(first)
    else { return now }
    return last - first < 1 ? first - 1500 : first + (last - first) * 0.4
  }
}
