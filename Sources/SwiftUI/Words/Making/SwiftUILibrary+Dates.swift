// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax

extension SwiftUILibrary {
  /// `Text(date, style:)`.
  func datePart(_ date: Double, _ style: String?, at spot: Spot) -> TextValue.Part {
    let text = dateText(date, style ?? "time", at: spot)
    return style == "timer" ? .timer(text) : TextValue.Part(text)
  }

  /// `Text(date, style:)`, as en_US writes it at the situation's time.
  func dateText(_ date: Double, _ style: String, at spot: Spot) -> String {
    let distance = date - code.situation.now
    switch style {
    case "timer": return Self.clock(abs(distance), showsHours: true)
    case "relative": return Self.relative(abs(distance))
    case "offset": return (distance > 0 ? "−" : "+") + Self.offset(abs(distance))
    case "date": return formatted(date, [("date", "long"), ("time", "omitted")], at: spot)
    case _: return formatted(date, [("date", "omitted"), ("time", "shortened")], at: spot)
    }
  }

  private func formatted(_ date: Double, _ words: [(String, String)], at spot: Spot) -> String {
    var receiver = SampleValue.foundation(.date(date))
    let arguments = words.map { PassedValue($0.0, .implicit($0.1, nil, spot)) }
    return code.foundation.call("formatted", on: &receiver, arguments, at: spot).map {
      code.operations.printed($0)
    } ?? ""
  }

  /// `Text(timerInterval:)`: what is left of an interval, or has passed of it.
  func timer(
    _ range: SampleValue, countsDown: Bool, showsHours: Bool, at pause: SampleValue?
  ) -> String {
    guard let (lower, upper) = dates(of: range) else { return "" }
    var time = code.situation.now
    if let pause = date(pause) { time = pause }
    let now = min(max(time, lower), upper)
    return Self.clock(countsDown ? upper - now : now - lower, showsHours: showsHours)
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

  private static func whole(_ seconds: Double) -> Int {
    seconds > 0 ? Int(min(seconds.rounded(.down), 1e12)) : 0
  }

  /// `1:05:09`, or `5:09` below an hour.
  private static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let whole = whole(seconds)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, whole >= 3600 else { return "\(whole / 60):\(two(whole % 60))" }
    return "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
  }

  private static let units = [
    (31_557_600, "yr", "year"), (2_629_800, "mo", "month"), (86_400, "day", "day"),
    (3600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
  ]

  /// The two largest units: `2 hr, 5 min` (Assumed from captures).
  private static func relative(_ seconds: Double) -> String {
    var rest = whole(seconds)
    var words: [String] = []
    for (length, short, _) in units {
      let count = rest / length
      rest %= length
      if count == 0, words.isEmpty { continue }
      if count > 0 {
        words.append("\(count) \(short)\(count > 1 && ["day", "yr"].contains(short) ? "s" : "")")
      }
      if words.count == 2 || count == 0 { break }
    }
    return words.isEmpty ? "0 sec" : words.joined(separator: ", ")
  }

  /// The largest unit: `2 hours`.
  private static func offset(_ seconds: Double) -> String {
    let whole = whole(seconds)
    guard let (length, _, name) = units.first(where: { whole >= $0.0 }) else { return "0 seconds" }
    let count = whole / length
    return "\(count) \(name)\(count == 1 ? "" : "s")"
  }
}
