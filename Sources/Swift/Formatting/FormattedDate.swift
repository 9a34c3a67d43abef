// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A date as `Date.formatted(date:time:)` writes it.
package struct FormattedDate: Sendable, Hashable {
  /// The parts of the date, as `Date.FormatStyle.DateStyle`.
  package enum Day: String, Sendable, Hashable, CaseIterable {
    /// Not written.
    case omitted
    /// 12/27/2024.
    case numeric
    /// Dec 27, 2024.
    case abbreviated
    /// December 27, 2024.
    case long
    /// Friday, December 27, 2024.
    case complete
  }

  /// The parts of the time, as `Date.FormatStyle.TimeStyle`.
  package enum Time: String, Sendable, Hashable, CaseIterable {
    /// Not written.
    case omitted
    /// 1:48 PM.
    case shortened
    /// 1:48:43 PM.
    case standard
    /// 1:48:43 PM GMT.
    case complete
  }

  /// The template of the parts; that of ``Day/numeric`` and ``Time/shortened`` if both are omitted.
  package static func template(date: Day, time: Time) -> DateTemplate {
    if date == .omitted, time == .omitted {
      return template(date: .numeric, time: .shortened)
    }
    let dateLetters =
      switch date {
      case .omitted: ""
      case .numeric: "yMd"
      case .abbreviated: "yMMMd"
      case .long: "yMMMMd"
      case .complete: "yMMMMdEEEE"
      }
    let timeLetters =
      switch time {
      case .omitted: ""
      case .shortened: "jm"
      case .standard: "jms"
      case .complete: "jmsz"
      }
    return DateTemplate(dateLetters + timeLetters)
  }

  /// The text of an instant; by default that of `formatted()`.
  package static func text(
    at instant: Double, date: Day = .numeric, time: Time = .shortened,
    in calendar: GregorianCalendar = .init()
  ) -> String {
    template(date: date, time: time).pattern(in: calendar.locale).text(at: instant, in: calendar)
  }

  /// The text of a date in an interpolation, `2024-12-27 13:48:43 +0000`: always in UTC.
  package static func description(at instant: Double) -> String {
    DatePattern("yyyy-MM-dd HH:mm:ss Z").text(at: instant)
  }
}
