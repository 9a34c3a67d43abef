// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a sheet had no room for.
struct SheetOmission: Sendable, Hashable {
  var rows = 0
  var columns = 0

  /// `and 9,800 more`, or `nil` if everything is there.
  var sentence: String? {
    var parts: [String] = []
    if rows > 0 { parts.append("\(Self.grouped(rows)) more") }
    if columns > 0 { parts.append("\(Self.grouped(columns)) more in each row") }
    return parts.isEmpty ? nil : "and " + parts.joined(separator: ", ")
  }

  /// A count with a comma before every three digits.
  private static func grouped(_ count: Int) -> String {
    let digits = String(count)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
