// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyPreviews
internal import VibrancyVocabulary

/// Something that cannot be read.
struct UnreadableContent: FaultContent {
  /// Why not.
  let fault: FileFault

  func examine(in context: UnitContext) async -> LintOutcome {
    var broken = LintCase(
      subject: Subject(.outOfScope), name: context.unit.path, location: context.unit.location,
      hash: ContentHash(Array(fault.description.utf8)))
    broken.subject.unreadable = fault
    return broken.outcome(by: context.judge)
  }

  func add(to art: inout WidgetArt, as unit: LintUnit, for query: InputQuery) {
    let place = [unit.location.line, unit.location.column].compactMap { $0.map { ":\($0)" } }
    art.errors.append("\(unit.location.path)\(place.joined()): \(fault)")
  }
}
