// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A time zone of one constant offset from UTC.
///
/// Samples are drawn in UTC unless their source names an offset. A named zone (`Europe/Berlin`) is
/// read as UTC and marked with ``isStandIn``: the module holds no table of daylight-saving rules.
package struct FixedTimeZone: Sendable, Hashable {
  /// The name of the zone, as `TimeZone.identifier` gives it: `GMT`, `GMT+0530`, `Europe/Berlin`.
  package let identifier: String
  /// The seconds that local time is ahead of UTC: at most 18 hours either way.
  package let secondsFromGMT: Int
  /// Whether UTC stands in for a named zone, whose true offset is unknown here.
  package let isStandIn: Bool

  /// UTC, whose identifier Foundation gives as `GMT` (Documented).
  package static let utc = FixedTimeZone(identifier: "GMT", offset: 0, isStandIn: false)

  private init(identifier: String, offset: Int, isStandIn: Bool) {
    self.identifier = identifier
    secondsFromGMT = offset
    self.isStandIn = isStandIn
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
      identifier: name, offset: (secondsFromGMT < 0 ? -60 : 60) * minutes, isStandIn: false)
  }

  /// The zone of a name; nil for text that is not shaped like one.
  ///
  /// `UTC`, `GMT` and `Z` are UTC; `GMT+5`, `GMT-0330` and `UTC+05:30` are offsets; `Area/City` and
  /// abbreviations of letters (`PST`) are UTC as a stand-in.
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
        let zone = FixedTimeZone(secondsFromGMT: offset)
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
    guard isName, isAbbreviation || identifier.contains("/") else { return nil }
    self.init(identifier: identifier, offset: 0, isStandIn: true)
  }

  /// The offset as a pattern's zone fields write it: `GMT`, `GMT+5:30` or, if long, `GMT+05:30`.
  package func localizedOffset(isLong: Bool) -> String {
    guard secondsFromGMT != 0 else { return "GMT" }
    let minutes = abs(secondsFromGMT) / 60
    let hours = isLong ? padded(minutes / 60, to: 2) : "\(minutes / 60)"
    let rest = isLong || minutes % 60 != 0 ? ":" + padded(minutes % 60, to: 2) : ""
    return "GMT" + (secondsFromGMT < 0 ? "-" : "+") + hours + rest
  }

  /// The offset as digits: `+0530`, `+05:30`, and `+05` for whole hours if minutes are optional.
  package func numericOffset(separator: String, hasOptionalMinutes: Bool) -> String {
    let minutes = abs(secondsFromGMT) / 60
    let head = (secondsFromGMT < 0 ? "-" : "+") + padded(minutes / 60, to: 2)
    return hasOptionalMinutes && minutes % 60 == 0
      ? head : head + separator + padded(minutes % 60, to: 2)
  }
}
