// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Counts finished units and reports the count after each.
actor ProgressCount {
  private let total: Int
  private let report: @Sendable (_ done: Int, _ total: Int) async -> Void
  private var done = 0

  init(total: Int, report: @escaping @Sendable (_ done: Int, _ total: Int) async -> Void) {
    (self.total, self.report) = (total, report)
  }

  /// Reports that nothing is finished yet.
  func begin() async { await report(0, total) }

  /// Counts one more unit.
  func advance() async {
    done += 1
    await report(done, total)
  }
}
