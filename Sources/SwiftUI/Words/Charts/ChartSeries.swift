// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Values that distinguish marks, in the order in which they come.
struct ChartSeries {
  /// Their names.
  private(set) var values: [String] = []
  private var indices: [String: Int] = [:]

  /// The number of a value, which is added where it is new.
  mutating func index(of name: String) -> Int {
    if let index = indices[name] { return index }
    indices[name] = values.count
    values.append(name)
    return values.count - 1
  }
}
