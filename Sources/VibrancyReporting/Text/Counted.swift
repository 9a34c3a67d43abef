// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A number with its noun: `1 error`, `2 errors`.
func counted(_ count: Int, _ noun: String, _ nouns: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : nouns ?? noun + "s")"
}

/// Words as a list in a sentence: `a`, `a and b`, `a, b and c`.
func enumerated(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
