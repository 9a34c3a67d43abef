// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFormatting
internal import VibrancyRunning
internal import VibrancySyntax

extension SwiftUILibrary {
  /// `Text(date, style:)`, as the situation's language writes it at its time.
  func datePart(_ date: Double, _ style: String?) -> TextValue.Part {
    let style = style.flatMap(DateText.Style.init) ?? .time
    let text = DateText.text(
      at: date, style: style, now: code.situation.now, in: code.foundation.currentCalendar)
    return style == .timer ? .timer(text) : TextValue.Part(text)
  }

  /// `Text(timerInterval:)`: what is left of an interval, or has passed of it.
  func timer(
    _ range: SampleValue, countsDown: Bool, showsHours: Bool, at pause: SampleValue?
  ) -> String {
    guard let (lower, upper) = dates(of: range) else { return "" }
    return DateText.timer(
      from: lower, to: upper, now: code.situation.now, pause: date(pause), countsDown: countsDown,
      showsHours: showsHours, in: code.foundation.locale)
  }

  /// The bounds of a range of dates.
  func dates(of value: SampleValue?) -> (lower: Double, upper: Double)? {
    guard case .range(let range) = value, let lower = date(range.lower),
      let upper = date(range.upper), lower <= upper
    else { return nil }
    return (lower, upper)
  }

  /// A date; `.now` is the situation's time.
  func date(_ value: SampleValue?) -> Double? {
    switch value {
    case .foundation(.date(let date)): date
    case .implicit("now", nil, _): code.situation.now
    case _: nil
    }
  }
}
