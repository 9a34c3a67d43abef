// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Runs code with sample data, for one situation at a time.
///
/// What cannot be run is `unknown` and is listed once with its place. Steps, depth and the size of
/// values are bounded, so that any code ends.
package final class Evaluator {
  /// The code.
  package let program: Program
  /// What the code is run for.
  package var situation: SampleSituation
  /// The calls that were not understood, as far as they are distinguished.
  package private(set) var gaps: [Gap] = []

  /// What is known of how the run failed: overflow, an index out of range, `nil` that was unwrapped.
  package private(set) var failures: [Gap] = []
  private var known: Set<Gap> = []
  /// The steps that were run since the count was last reset.
  package private(set) var steps = 0
  /// How many steps are run at most.
  package static let mostSteps = 2_000_000

  /// What views around the code being run set for it.
  package var environment = ViewEnvironment()
  /// What views need beside the code, and what lowering them found.
  package var interface = InterfaceState()

  /// Runs the code of a program.
  package init(_ program: Program, _ situation: SampleSituation) {
    (self.program, self.situation) = (program, situation)
  }

  /// Counts a step; `false` once no more may be run.
  package func step() -> Bool {
    guard steps < Self.mostSteps else { return false }
    steps += 1
    return true
  }

  /// Starts to count anew, as for each widget.
  package func resetSteps() { steps = 0 }

  /// Lists what was not understood, once.
  package func note(_ gap: Gap) {
    if known.insert(gap).inserted, gaps.count < 1000 { gaps.append(gap) }
  }

  /// An unknown value, whose gap is listed.
  package func gap(_ name: String, at spot: Spot) -> SampleValue {
    let gap = Gap(spot: spot, name: name)
    note(gap)
    return .unknown(gap)
  }

  /// An unknown value, since what was run would have stopped the program.
  package func failure(_ reason: String, at spot: Spot) -> SampleValue {
    let gap = Gap(spot: spot, name: reason)
    if known.insert(gap).inserted, failures.count < 1000 { failures.append(gap) }
    return .unknown(gap)
  }
}
