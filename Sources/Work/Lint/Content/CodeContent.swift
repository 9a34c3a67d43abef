// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyMeasures
internal import VibrancyPreviews
internal import VibrancyVocabulary

/// Something in a line of Swift.
struct CodeContent: FaultContent {
  let facts: CodeFacts
  /// The text of the line.
  let line: String
  /// The set whose picture it takes to judge it.
  let picture: ImageSet?

  var kind: ExaminedUnit.Kind { .code }

  func inputs(for use: ArtUse) -> [Input]? {
    picture?.art.map { Input($0, role: .loose) }
  }

  func examine(in context: UnitContext) async -> LintOutcome {
    var fault = LintCase(
      subject: Subject(), name: facts.widgets.first ?? context.unit.path,
      location: context.unit.location, hash: ContentHash(Array(line.utf8)))
    fault.subject.code = facts
    fault.subject.isPossible = facts.isPossible
    fault.evidence = context.unit.use.evidence.lines
    guard let picture else { return fault.outcome(by: context.judge) }
    let art = picture.representative(on: facts.place?.platform ?? .phone)
    let decoded = art.flatMap { try? context.maker.decodeForJudgement(Input($0, role: .loose)) }
    fault.subject.code?.opaqueFraction = decoded.map {
      MeasuredArt($0.image, scale: $0.scale, isTemplate: false).facts.opaqueFraction
    }
    var outcome = LintOutcome()
    outcome.hasUnread = decoded == nil
    outcome.add(fault.outcome(by: context.judge))
    return outcome
  }
}
