// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The number, and the range if there is one, that a message holds.
struct Printed {
  let value: Double
  let range: ClosedRange<Double>?
  /// What its last digit is worth.
  let step: Double

  /// Reads the first number of a message: `2.1:1 (model range 1.4–2.5)`, `31 % (model range …)`.
  init?(_ message: String) {
    let words = message.split(separator: " ")
    guard let at = words.firstIndex(where: { $0.first?.isNumber ?? false }) else { return nil }
    let isShare = words.dropFirst(at + 1).first?.hasPrefix("%") ?? false
    let digits = words[at].prefix { $0.isNumber || $0 == "." }
    guard let value = Self.number(digits, isShare: isShare) else { return nil }
    let places = digits.split(separator: ".").dropFirst().first?.count ?? 0
    self.value = value
    step = 1 / Self.power(places + (isShare ? 2 : 0))
    guard message.contains("(model range ") else {
      range = nil
      return
    }
    let ends = message.split(separator: "(model range ")[1].prefix { $0 != ")" && $0 != " " }
      .split(separator: "–").compactMap { Self.number($0, isShare: isShare) }
    guard ends.count == 2, ends[0] <= ends[1] else { return nil }
    range = ends[0]...ends[1]
  }

  /// The number nearest to what is written: whole units over a power of ten, so that a percentage
  /// is divided once.
  private static func number(_ text: Substring, isShare: Bool) -> Double? {
    let places = text.split(separator: ".").dropFirst().first?.count ?? 0
    return Double(text.filter { $0 != "." }).map { $0 / power(places + (isShare ? 2 : 0)) }
  }

  private static func power(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
