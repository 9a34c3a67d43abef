// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a piece of code came to in runs of one situation, by what was decided while it ran: where another
/// run decides the same, it comes to the same.
struct DecidedResults<Result> {
  private static var most: Int { 64 }

  private var known: [(way: [(decision: CoveringChoices.Decision, choice: Int)], result: Result)] =
    []

  /// None.
  init() {}

  /// What the code comes to in this run of an evaluator.
  mutating func result(in evaluator: Evaluator, _ run: () -> Result) -> Result {
    for (way, result) in known {
      // What is asked here, the code asks too: up to there it went the same way.
      let isSame = way.allSatisfy { decision, choice in
        evaluator.choose(decision.count, at: decision.site) == choice
      }
      if isSame { return result }
    }
    evaluator.choices?.keepDecisions()
    let result = run()
    let way = evaluator.choices?.takeDecisions() ?? []
    if known.count < Self.most { known.append((way, result)) }
    return result
  }
}
