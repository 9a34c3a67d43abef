// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// One line that says how far a run is: `12/60 ⣿⣿⣇⣀⣀⣀⣀⣀⣀⣀⣀⣀  20%  8.0/s  6s left`.
///
/// A pure function of its numbers. Parts that do not fit are left out, the least needed first, so
/// the line never reaches the last column, where some terminals would wrap.
package struct ProgressBar: Equatable, Sendable {
  /// Columns of the terminal.
  package var columns: Int
  /// What the terminal shows.
  package var encoding: TextEncoding

  /// A bar for a terminal.
  package init(columns: Int, encoding: TextEncoding) {
    (self.columns, self.encoding) = (columns, encoding)
  }

  /// The line, without newline or return; empty where nothing fits or there is nothing to do.
  ///
  /// - Parameters:
  ///   - done: Items finished; taken as `0...total`.
  ///   - total: Items in all.
  ///   - elapsed: Time since the start.
  package func line(done: Int, total: Int, elapsed: Duration) -> String {
    guard total > 0 else { return "" }
    let done = min(max(done, 0), total)
    let count = Self.padded("\(done)", to: "\(total)".count) + "/\(total)"
    // Whole numbers, since 58/100 · 100 is 57.99… in floating point; full width, since the product
    // may not fit.
    let part = { (whole: Int) -> Int in
      total.dividingFullWidth(done.multipliedFullWidth(by: whole)).quotient
    }
    let percent = Self.padded("\(part(100))%", to: 5)
    let pace = Self.pace(done: done, total: total, elapsed: elapsed)

    let room = columns - 1
    for tail in [pace.map { "  \($0.rate)  \($0.left)" }, pace.map { "  \($0.left)" }, ""] {
      guard let tail else { continue }
      let text = count.count + percent.count + tail.count + 1
      let cells = min(30, room - text)
      if cells >= 8 { return "\(count) \(bar(part, cells: cells))\(percent)\(tail)" }
    }
    return [count + percent, count].first { $0.count <= room } ?? ""
  }

  /// The line while how much there is to do is not known yet; empty where it does not fit.
  package func reading(elapsed: Duration) -> String {
    let mark =
      switch encoding {
      case .utf8: "\u{2026}"
      case .ascii: "..."
      }
    let line = "reading\(mark) \(elapsed.components.seconds) s"
    return line.count < columns ? line : ""
  }

  /// Braille is the one set of filled shapes whose width no locale doubles (block elements and
  /// box drawing are "ambiguous" in Unicode Standard Annex 11); half a cell is a step too.
  private func bar(_ part: (Int) -> Int, cells: Int) -> String {
    switch encoding {
    case .utf8:
      let halves = part(2 * cells)
      return String(repeating: "\u{28FF}", count: halves / 2)
        + (halves % 2 == 1 ? "\u{28C7}" : "")
        + String(repeating: "\u{28C0}", count: cells - (halves + 1) / 2)
    case .ascii:
      let filled = part(cells - 2)
      return "[" + String(repeating: "#", count: filled)
        + String(repeating: ".", count: cells - 2 - filled) + "]"
    }
  }

  /// The average rate so far, and the time the rest takes at that rate; `nil` before the first
  /// item or any time has passed.
  private static func pace(
    done: Int, total: Int, elapsed: Duration
  ) -> (rate: String, left: String)? {
    let seconds = elapsed / .seconds(1)
    guard done > 0, seconds > 0 else { return nil }
    let rate = Double(done) / seconds
    return (Self.rate(rate), Self.time(Double(total - done) / rate) + " left")
  }

  private static func rate(_ perSecond: Double) -> String {
    if perSecond < 0.1 { return tenths(perSecond * 60) + "/min" }
    return (perSecond < 10 ? tenths(perSecond) : "\(Int(min(perSecond, 1e9) + 0.5))") + "/s"
  }

  private static func time(_ seconds: Double) -> String {
    guard seconds < 360_000 else { return ">99h" }
    // Upwards: a run that still goes on does not have "0s left".
    let floor = Int(seconds)
    let whole = Double(floor) < seconds ? floor + 1 : floor
    if whole < 60 { return "\(whole)s" }
    if whole < 3600 { return "\(whole / 60)m\(twoDigits(whole % 60))s" }
    return "\(whole / 3600)h\(twoDigits(whole / 60 % 60))m"
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int(value * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
