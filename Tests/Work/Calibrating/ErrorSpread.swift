// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How errors are spread: median, nine tenths and largest, in codes.
struct ErrorSpread {
  let (median, nineTenths, largest): (Double, Double, Double)

  /// `nil` without such a channel.
  init?(_ errors: [Double]) {
    guard let largest = errors.max() else { return nil }
    let sorted = errors.sorted()
    median = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    nineTenths = sorted[min(sorted.count - 1, sorted.count * 9 / 10)]
    self.largest = largest
  }

  /// Each to a tenth, as cells of a table.
  var cells: [String] { [median, nineTenths, largest].map(tenths) }
}

/// A number to a tenth, half away from zero.
func tenths(_ number: Double) -> String {
  let whole = Int((number * 10).rounded())
  return "\(whole / 10).\(whole % 10)"
}
