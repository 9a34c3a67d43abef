// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Dates as `ISO8601DateFormatter` and `Date.ISO8601FormatStyle` write and read them.
package struct ISO8601Format: Sendable, Hashable {
  /// Whether the year, month and day are written.
  package var hasDate: Bool
  /// Whether the time is written.
  package var hasTime: Bool
  /// Whether the zone is written, as `Z` or `+05:30`.
  package var hasZone: Bool
  /// Whether three digits of a second are written, and must be there to read.
  package var hasFraction: Bool
  /// The zone that times are written in, and read in where the text names none.
  package var timeZone: ClockZone

  /// The format of an Internet date and time by default: `2024-12-27T13:48:43Z`.
  package init(
    hasDate: Bool = true, hasTime: Bool = true, hasZone: Bool = true, hasFraction: Bool = false,
    timeZone: ClockZone = .utc
  ) {
    self.hasDate = hasDate
    self.hasTime = hasTime
    self.hasZone = hasZone
    self.hasFraction = hasFraction
    self.timeZone = timeZone
  }

  private var pattern: DatePattern {
    let time = hasTime ? "HH:mm:ss" + (hasFraction ? ".SSS" : "") + (hasZone ? "XXX" : "") : ""
    return DatePattern((hasDate ? "yyyy-MM-dd" : "") + (hasDate && hasTime ? "'T'" : "") + time)
  }

  /// The text of an instant.
  package func text(at instant: Double) -> String {
    pattern.text(at: instant, in: GregorianCalendar(timeZone: timeZone))
  }

  /// The instant that a text says; nil if it has other parts than the format. 30 February is 1 or 2
  /// March (Reported).
  package func instant(of text: String) -> Double? {
    pattern.instant(
      of: text, in: GregorianCalendar(timeZone: timeZone), isLenient: true)
  }
}
