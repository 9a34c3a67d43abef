// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancySyntax

/// The time that sources may be run for: it ends, and each widget gets some of it.
@Suite struct SourceBudgetTests {
  /// Runs until the time is over; a run of which nothing is stopped would not end.
  private func spin(_ budget: SourceBudget, _ widget: String, of count: Int) {
    budget.run(widget, ofWidgets: count) { time in
      while !time.isOver { time.check() }
    }
  }

  @Test func `what takes no time is not stopped`() {
    let budget = SourceBudget(seconds: 60)
    let value = budget.run("A", ofWidgets: 1) { time in
      for _ in 0..<10_000 { time.check() }
      return time.isOver ? 0 : 7
    }
    #expect(value == 7)
    #expect(budget.stopped.isEmpty)
  }

  @Test func `one that never ends is stopped, and the others still have time`() {
    let budget = SourceBudget(seconds: 0.2)
    for _ in 0..<3 { spin(budget, "A", of: 2) }
    #expect(budget.stopped == ["A"])
    let hasTime = budget.run("B", ofWidgets: 2) { time in
      for _ in 0..<2048 { time.check() }
      return !time.isOver
    }
    #expect(hasTime)
    #expect(budget.stopped == ["A"])
  }

  @Test func `a look that begins anew has all of its time`() {
    let budget = SourceBudget(seconds: 0.1)
    for _ in 0..<4 { spin(budget, "A", of: 1) }
    budget.renew()
    #expect(budget.stopped.isEmpty)
    #expect(budget == SourceBudget(seconds: 0.1))
    #expect(budget != SourceBudget())
  }
}
