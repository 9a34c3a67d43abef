// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyPreviews

/// A Swift source that does not parse.
struct UnparsableContent: FaultContent {
  let facts: UnparsableFacts

  func examine(in context: UnitContext) async -> LintOutcome {
    var broken = LintCase(
      subject: Subject(), name: facts.widgets.first ?? context.unit.path,
      location: context.unit.location, hash: ContentHash(Array(facts.fault.rawValue.utf8)))
    broken.subject.unparsable = facts
    broken.evidence = context.unit.use.evidence.lines
    return broken.outcome(by: context.judge)
  }
}
