// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How often each fingerprint was met, to tell findings apart that share one.
struct Occurrences {
  private var counts: [String: Int] = [:]

  /// Counts a fingerprint: 1 at the first meeting.
  mutating func next(_ fingerprint: String) -> Int {
    counts[fingerprint, default: 0] += 1
    return counts[fingerprint] ?? 1
  }

  /// The fingerprint itself at the first meeting, then `…-2`, `…-3`.
  mutating func unique(_ fingerprint: String) -> String {
    let count = next(fingerprint)
    return count == 1 ? fingerprint : "\(fingerprint)-\(count)"
  }
}
