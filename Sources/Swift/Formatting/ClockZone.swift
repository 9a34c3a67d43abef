// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Synchronization

/// A time zone: a constant offset from UTC, or a name whose rules Foundation knows.
///
/// Samples are drawn in UTC unless their source names another.
package struct ClockZone: Sendable, Hashable {
  /// The name of the zone, as `TimeZone.identifier` gives it: `GMT`, `GMT+0530`, `Europe/Berlin`.
  package let identifier: String
  /// The seconds that local time is ahead of UTC, at most 18 hours either way; nil where the zone has
  /// a name and so its own rules.
  private let constantOffset: Int?

  /// UTC, whose identifier Foundation gives as `GMT` (Documented).
  package static let utc = ClockZone(identifier: "GMT", offset: 0)

  private init(identifier: String, offset: Int?) {
    self.identifier = identifier
    constantOffset = offset
  }

  /// Whether the zone has a name, and so its own rules.
  package var isNamed: Bool { constantOffset == nil }

  private static let named = Mutex<[String: TimeZone]>([:])

  /// Foundation's value.
  var timeZone: TimeZone {
    if let constantOffset { return TimeZone(secondsFromGMT: constantOffset) ?? .gmt }
    return Self.named(identifier) ?? .gmt
  }

  private static func named(_ identifier: String) -> TimeZone? {
    if let zone = named.withLock({ $0[identifier] }) { return zone }
    guard let zone = TimeZone(identifier: identifier) ?? TimeZone(abbreviation: identifier) else {
      return nil
    }
    named.withLock { kept in
      if kept.count >= 700 { kept.removeAll() }
      kept[identifier] = zone
    }
    return zone
  }

  /// The seconds that local time is ahead of UTC at an instant.
  package func offset(at instant: Double) -> Int {
    if let constantOffset { return constantOffset }
    return timeZone.secondsFromGMT(for: Self.date(instant))
  }

  /// Whether clocks are put forward at an instant.
  package func isDaylightSaving(at instant: Double) -> Bool {
    isNamed && timeZone.isDaylightSavingTime(for: Self.date(instant))
  }

  /// A date within the years beyond which rules are the same.
  private static func date(_ instant: Double) -> Date {
    Date(
      timeIntervalSinceReferenceDate: instant.isNaN ? 0 : min(2e11, max(-6.3e10, instant)))
  }

  /// The seconds that local time is ahead of UTC, counted in local time.
  ///
  /// What a clock that is put back shows twice is the first; what one that is put forward leaves out
  /// counts on.
  func offset(atLocal local: Double) -> Int {
    if let constantOffset { return constantOffset }
    let guess = offset(at: local)
    return offset(at: local - Double(guess))
  }

  /// The zone of an offset; nil beyond 18 hours, as `TimeZone(secondsFromGMT:)`.
  ///
  /// The offset is rounded to whole minutes, as Foundation does on Linux (Reported).
  package init?(secondsFromGMT: Int) {
    guard (-18 * 3600...18 * 3600).contains(secondsFromGMT) else { return nil }
    let minutes = (abs(secondsFromGMT) + 30) / 60
    let sign = secondsFromGMT < 0 ? "-" : "+"
    let name =
      minutes == 0
      ? "GMT" : "GMT\(sign)\(padded(minutes / 60, to: 2))\(padded(minutes % 60, to: 2))"
    self.init(
      identifier: name, offset: (secondsFromGMT < 0 ? -60 : 60) * minutes)
  }

  /// The zone of a name; nil for one that there is not.
  ///
  /// `UTC`, `GMT` and `Z` are UTC; `GMT+5`, `GMT-0330` and `UTC+05:30` are offsets; `Europe/Berlin`
  /// and abbreviations (`PST`) have their own rules.
  package init?(identifier: String) {
    let text = Array(identifier.utf8.prefix(65))
    guard !text.isEmpty, text.count <= 64 else { return nil }
    if ["UTC", "GMT", "Z", "Etc/UTC", "Etc/GMT", "Universal", "Zulu"].contains(identifier) {
      self = .utc
      return
    }
    if identifier.hasPrefix("GMT") || identifier.hasPrefix("UTC"), text.count > 4,
      text[3] == UInt8(ascii: "+") || text[3] == UInt8(ascii: "-")
    {
      var reader = TextReader(identifier)
      reader.advance(by: 3)
      guard let offset = reader.offset(), reader.isAtEnd,
        let zone = ClockZone(secondsFromGMT: offset)
      else { return nil }
      self = zone
      return
    }
    let isName = text.allSatisfy { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || [UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-")].contains(byte)
    }
    let isAbbreviation = text.count <= 5 && identifier == identifier.uppercased()
    guard isName, isAbbreviation || identifier.contains("/"),
      let zone = Self.named(identifier)
    else { return nil }
    self.init(identifier: zone.identifier, offset: nil)
  }

  /// The offset as a pattern's zone fields write it: `GMT`, `GMT+5:30` or, if long, `GMT+05:30`.
  static func localized(offset: Int, isLong: Bool) -> String {
    guard offset != 0 else { return "GMT" }
    let minutes = abs(offset) / 60
    let hours = isLong ? padded(minutes / 60, to: 2) : "\(minutes / 60)"
    let rest = isLong || minutes % 60 != 0 ? ":" + padded(minutes % 60, to: 2) : ""
    return "GMT" + (offset < 0 ? "-" : "+") + hours + rest
  }

  /// The offset as digits: `+0530`, `+05:30`, and `+05` for whole hours if minutes are optional.
  static func numeric(offset: Int, separator: String, hasOptionalMinutes: Bool) -> String {
    let minutes = abs(offset) / 60
    let head = (offset < 0 ? "-" : "+") + padded(minutes / 60, to: 2)
    return hasOptionalMinutes && minutes % 60 == 0
      ? head : head + separator + padded(minutes % 60, to: 2)
  }
}
