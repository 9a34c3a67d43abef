// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension JSONText {
  /// A number as people write it: whole ones without a fraction.
  package static func number(_ number: Double) -> String {
    Int(exactly: number).flatMap { abs($0) < 1_000_000_000_000_000 ? "\($0)" : nil } ?? "\(number)"
  }
}
