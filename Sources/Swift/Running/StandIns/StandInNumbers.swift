// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers, flags and times that stand for what is not known, by what they are called.
package enum StandInNumbers {
  /// A whole number.
  package static func whole(named name: String, number: Int) -> Int {
    let words = NameWords(name)
    if isCounted(words) { return number + (words.hasAny(of: ["rank", "place", "id"]) ? 1 : 0) }
    guard let values = values(words) else { return [3, 7, 5, 9, 4][number % 5] }
    let value = varied(values, number)
    // Shares are whole percents.
    return Int(exactly: (value < 1 && value > 0 ? value * 100 : value).rounded()) ?? 3
  }

  /// A number with a fraction.
  package static func fraction(named name: String, number: Int) -> Double {
    let words = NameWords(name)
    if isCounted(words) { return Double(number) }
    return varied(values(words) ?? [0.62, 0.38, 0.85], number)
  }

  /// The value of a table for an element of a list: behind its end they come again, lower and higher.
  private static func varied(_ values: [Double], _ number: Int) -> Double {
    values[number % values.count] * [1, 0.8, 1.1][number / values.count % 3]
  }

  /// Whether its name says what a number is.
  package static func isKnown(_ name: String) -> Bool { values(NameWords(name)) != nil }

  /// A length of time, in seconds.
  package static func seconds(number: Int) -> Double { [1500, 540, 2700, 5400][number % 4] }

  /// A flag: set where its name says that all is well, and not where it is of an exception.
  package static func truth(named name: String) -> Bool {
    let words = NameWords(name)
    if words.hasAny(of: ["not", "no", "never", "without", "hide", "hides", "un"]) { return false }
    if words.hasAny(of: exceptions) { return false }
    return words.hasAny(of: conditions)
  }

  /// Whether a name is that of a flag of an exception: `isStale`.
  package static func isException(_ name: String) -> Bool {
    let words = NameWords(name)
    return words.hasAny(of: ["is", "are", "was", "has"]) && words.hasAny(of: exceptions)
      && !words.hasAny(of: ["not", "no", "never"])
  }

  /// A time in seconds from now: what is called an end lies ahead, a start behind.
  ///
  /// - Parameter now: The seconds of the clock since a whole hour.
  package static func offset(named name: String, number: Int, now: Double) -> Double {
    let words = NameWords(name)
    if words.words == ["date"], number == 0 { return 0 }
    // What was just brought up to date is not called stale.
    if words.hasAny(of: fresh), !words.words.contains("next") {
      return -120 - 3600 * Double(number)
    }
    if words.hasAny(of: past)
      || words.words.contains(where: { $0.hasPrefix("start") || $0.hasPrefix("begin") })
    {
      return -now - 1800 - 3600 * Double(number)
    }
    return 3600 - now + 3600 * Double(number)
  }

  private static let past: Set<String> = [
    "start", "starts", "started", "begin", "begins", "began", "from", "since", "created", "last",
    "previous", "past", "departed", "birthday", "birth", "opened", "sent", "added", "sunrise",
    "purchased", "paused",
  ]
  private static let fresh: Set<String> = [
    "updated", "update", "refreshed", "refresh", "fetched", "fetch", "received", "synced", "sync",
    "modified", "timestamp",
  ]
  private static let exceptions: Set<String> = [
    "error", "fail", "failed", "failure", "alert", "alarm", "warning", "loading", "stale", "empty",
    "paused", "pause", "expired", "disabled", "hidden", "critical", "over", "overdue", "missing",
    "locked", "muted", "private", "offline", "placeholder", "preview", "debug", "cancelled",
    "canceled", "blocked", "skipped", "late", "low", "redacted", "delayed", "denied", "invalid",
  ]
  private static let conditions: Set<String> = [
    "has", "have", "authorized", "authenticated", "logged", "signed", "connected", "available",
    "enabled", "enable", "valid", "active", "online", "show", "shows", "should", "premium", "pro",
    "plus", "subscribed", "subscriber", "visible", "loaded", "exists", "configured", "running",
    "playing", "open", "granted", "installed", "unlocked", "purchased", "ready", "live", "can",
  ]

  private static func isCounted(_ words: NameWords) -> Bool {
    ["index", "id", "rank", "position", "offset", "order", "section", "row", "column", "page"]
      .contains(words.last)
  }

  private static func values(_ words: NameWords) -> [Double]? {
    words.found(in: table)
  }

  private static let shares = [0.62, 0.24, 0.14, 0.85, 0.47]
  private static let sums = [62, 16, 5.99, 24.5]

  private static let table: [String: [Double]] = [
    "percent": shares, "percentage": shares, "progress": shares, "fraction": shares,
    "ratio": shares, "completion": shares, "battery": shares, "charge": shares, "share": shares,
    "humidity": shares, "probability": shares, "chance": shares, "volume": shares,
    "saturation": shares, "brightness": shares, "hue": shares,
    "amount": sums, "price": [16, 5.99, 62], "spent": sums, "cost": sums, "income": [620, 240],
    "expense": sums, "value": sums, "current": sums, "difference": [16, 5.99, 24.5],
    "average": [16, 5.99, 24.5], "sum": [100, 80, 120],
    "balance": [620, 160, 59.9], "total": [100, 80, 120], "budget": [100, 80, 120],
    "limit": [100, 80, 120], "goal": [100, 80, 120], "target": [100, 80, 120],
    "maximum": [100, 80, 120], "max": [100, 80, 120], "capacity": [100, 80, 120],
    "minimum": [0], "min": [0], "change": [2.4, -1.1, 0.6], "delta": [2.4, -1.1, 0.6],
    "step": [6240, 8410, 3275], "calorie": [420, 380, 510], "energy": [420, 380, 510],
    "streak": [12, 5, 21], "level": [7, 4, 9], "count": [12, 5, 8], "score": [3, 1, 2],
    "temperature": [21, 18, 24], "temp": [21, 18, 24], "high": [24, 22, 26], "low": [14, 12, 15],
    "wind": [12, 8, 17], "pressure": [1013, 1008, 1021], "uv": [5, 3, 6], "rating": [4, 5, 3],
    "year": [2026, 2025, 2024], "month": [6, 7, 8], "day": [14, 15, 16], "hour": [10, 11, 12],
    "minute": [25, 40, 10], "second": [30, 45, 15], "duration": [1500, 540, 2700],
    "interval": [1500, 540, 2700], "elapsed": [540, 300, 900], "remaining": [960, 1500, 420],
    "latitude": [38.72, 34.69, 39.74], "lat": [38.72, 34.69, 39.74],
    "longitude": [-9.14, 135.5, -104.99], "lon": [-9.14, 135.5, -104.99],
    "lng": [-9.14, 135.5, -104.99], "speed": [24, 18, 31], "distance": [5.2, 0.8, 12],
    "weight": [72.4, 68.1, 80.2], "bpm": [72, 64, 88], "rate": [72, 64, 88],
    "opacity": [1], "alpha": [1], "scale": [1], "width": [100], "height": [100], "size": [24],
    "angle": [45, 120, 270], "rotation": [45, 120, 270], "age": [32, 28, 41],
    "bytes": [3_200_000, 840_000, 12_000_000],
  ]
}
