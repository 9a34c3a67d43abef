// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax
package import VibrancyVocabulary

/// Finds the widgets of one target, the samples that they are drawn with, and what they show.
package final class SampleReader {
  /// Runs the code.
  package let evaluator: Evaluator
  /// The system it is for.
  package let platform: ProjectTarget.Platform
  /// How many of the program's files are the target's own.
  package let ownCount: Int
  /// What a reader of the pictures should know, a line each: previews that were left out, code that
  /// could not be run.
  package internal(set) var notes: [SampleNote] = []

  /// Reads the files of a target.
  ///
  /// - Parameters:
  ///   - program: Its files, and those of what it is built on.
  ///   - ownCount: How many of them, the first, are its own.
  package init(
    _ program: Program, ownCount: Int, platform: ProjectTarget.Platform,
    _ situation: SampleSituation = SampleSituation()
  ) {
    var situation = situation
    situation.platform = platform
    evaluator = Evaluator(program, situation)
    (self.ownCount, self.platform) = (ownCount, platform)
  }

  /// The widgets, Live Activities and controls that the target's bundles list, by place.
  package func widgets() -> [SampledWidget] { [] }

  /// The samples of a widget in a family, the best first; at least one for a widget that was
  /// understood.
  package func samples(of widget: SampledWidget, in family: Family) -> [Sample] { [] }

  /// What a part of a widget shows; `nil`: it has no such part.
  package func view(
    of widget: SampledWidget, _ part: WidgetPart = .content, _ sample: Sample,
    _ situation: SampleSituation
  ) -> ViewValue? { nil }
}
