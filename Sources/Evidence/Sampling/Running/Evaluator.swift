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

  /// Runs the code of a program.
  package init(_ program: Program, _ situation: SampleSituation) {
    (self.program, self.situation) = (program, situation)
  }
}
