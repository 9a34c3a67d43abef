// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyProcess

/// The memory that all helpers of a run share.
///
/// A helper begins with a small share of the memory, and waits for it where it is not to be had.
/// It is looked at as it runs: where it holds more than its share and no more is left, it is ended
/// and run again when it has the whole budget for itself. So a lone one may take what its own limit
/// allows, and what it makes never depends on what else runs.
@safe package final class HelperBudget: Sendable {
  /// 1 GiB, for the helpers of a run together.
  package static let standardBytes = 1 << 30

  /// The memory that helpers may hold together.
  let bytes: Int
  private let shared: vproc_budget

  /// A budget of which nothing is used.
  package init(bytes: Int = HelperBudget.standardBytes) {
    self.bytes = max(bytes, 1)
    unsafe shared = vproc_budget_make(UInt64(max(bytes, 1)))
  }

  deinit { unsafe vproc_budget_free(shared) }

  /// Waits for a share of the memory; the whole budget is the most there is to wait for.
  package func share(of bytes: Int) -> HelperShare {
    let wanted = UInt64(min(max(bytes, 0), self.bytes))
    unsafe vproc_budget_take(shared, wanted)
    return HelperShare(wanted, of: self)
  }

  fileprivate func grow(by bytes: UInt64) -> Bool { unsafe vproc_budget_grow(shared, bytes) }
  fileprivate func give(_ bytes: UInt64) { unsafe vproc_budget_give(shared, bytes) }
}

/// The memory of a budget that one helper has; given back with this value.
package struct HelperShare: ~Copyable {
  private var bytes: UInt64
  private let budget: HelperBudget

  fileprivate init(_ bytes: UInt64, of budget: HelperBudget) {
    (self.bytes, self.budget) = (bytes, budget)
  }

  deinit { budget.give(bytes) }

  /// Takes what a helper holds by now, and some more so that it need not ask soon again.
  ///
  /// - Returns: Whether there was so much left; always, for the only helper there is.
  package mutating func grow(toHold held: UInt64) -> Bool {
    guard held > bytes else { return true }
    let more = held - bytes + 16 << 20
    guard budget.grow(by: more) else { return false }
    bytes += more
    return true
  }
}
