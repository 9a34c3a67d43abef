// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A number with zeros before it up to a width, which is at most 100,000; the sign comes first.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number.magnitude)
  let zeros = min(width, 100_000) - digits.utf8.count
  return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, zeros)) + digits
}
