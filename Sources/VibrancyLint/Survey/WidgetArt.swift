// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
package import VibrancyPreviews
internal import VibrancyReporting

/// The art of widget targets among what a query leads to, to be drawn and not judged.
///
/// What was named itself is wanted whatever it is, and so is every description. A set that is found
/// is wanted where lint would judge it; a loose picture, of which no source tells, where a folder
/// above it is called like a widget's.
package struct WidgetArt: Sendable {
  /// The inputs, each once, and what is odd about them.
  package private(set) var findings = InputFindings()
  /// What could not be read, a line each.
  package private(set) var errors: [String] = []
  /// How many sets and loose pictures were left out.
  package private(set) var leftOut = 0

  /// Reads catalogs, descriptions and sources, each once; no picture.
  package init(_ query: InputQuery) {
    let survey = Survey(LintRequest(query), workingDirectory: PathBelow.workingDirectory)
    errors = survey.errors.map { "\($0.path): \($0.message)" }
    for note in survey.notes.sorted() { findings.addNote(note) }
    for unit in survey.units { add(unit, query) }
    findings.keepLooseScales(for: query)
  }

  private mutating func add(_ unit: LintUnit, _ query: InputQuery) {
    switch unit.content {
    case .picture(let input):
      if unit.use.isProved || ScopeExpression.matches(PathBelow.folder(unit.path)) {
        findings.add(input)
      } else {
        leftOut += 1
      }
    case .images(let set, let missing):
      guard isWanted(unit) else { return }
      for warning in missing { findings.addNote("\(warning)") }
      findings.add(set, onlyScale: query.onlyScale)
    case .icons(let set, let missing):
      guard isWanted(unit) else { return }
      for warning in missing { findings.addNote("\(warning)") }
      findings.add(set)
    case .iconBundle(let inputs):
      // An app's icon; the only input of that kind that is wanted was named itself.
      guard !unit.use.isAppIcon else {
        leftOut += 1
        return
      }
      for input in inputs { findings.add(input) }
    case .widget(let inputs):
      for input in inputs { findings.add(input) }
    case .broken(let reason):
      let place = [unit.location.line, unit.location.column].compactMap { $0.map { ":\($0)" } }
      errors.append("\(unit.location.path)\(place.joined()): \(reason)")
    case .editScreen, .variants, .missingImage, .code: break
    }
  }

  private mutating func isWanted(_ unit: LintUnit) -> Bool {
    // What a description shows is looked at there, which the survey notes.
    let isWanted = unit.use.isInScope && !unit.use.isAppIcon
    if !isWanted, !unit.use.isInWidget { leftOut += 1 }
    return isWanted
  }
}
