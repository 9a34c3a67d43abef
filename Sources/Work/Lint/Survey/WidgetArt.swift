// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
package import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancySystem

/// The art of a query that is to be drawn and not judged: what lint would judge of it.
///
/// What was named itself is wanted whatever it is, and so is every description.
package struct WidgetArt: Sendable {
  /// The inputs, each once, and what is odd about them.
  package private(set) var findings = InputFindings()
  /// What could not be read, one line each.
  package private(set) var errors: [String] = []
  /// How many sets and loose pictures were left out.
  package private(set) var leftOut = 0
  private let leavesOutIcons: Bool

  /// Reads catalogs, descriptions and sources, each once; no picture.
  ///
  /// - Parameter withoutIcons: Whether app icons are left out, and of a folder that holds art alone
  ///   what no folder's name says to be a widget's.
  package init(_ query: InputQuery, withoutIcons: Bool) {
    leavesOutIcons = withoutIcons
    let survey = Survey(LintRequest(query), workingDirectory: PathBelow.workingDirectory)
    errors = survey.errors.map { "\($0.path): \($0.message)" }
    for note in survey.notes.sorted() { findings.addNote(note) }
    for unit in survey.units { add(unit, query) }
    findings.keepLooseScales(for: query)
  }

  /// Whether a query leads to a folder of a project, of which lint does not judge everything.
  package static func narrows(_ query: InputQuery) -> Bool {
    query.paths.contains { path in
      guard FolderTree.isFolder(path), !CatalogFolder.isNamed(path) else { return false }
      let root = ProjectRoot(of: path, known: query.projectRoot)
      let search = ProjectPaths(root, input: path).searched.search(
        excluded: query.excluded.map { GlobPattern($0) }, followsOutside: query.followsOutside,
        heedsIgnoreFiles: query.heedsIgnoreFiles)
      return search.isOfProject
    }
  }

  private mutating func add(_ unit: LintUnit, _ query: InputQuery) {
    switch unit.content {
    case .picture(let input):
      let isWidgets =
        unit.use.isProved || !unit.use.targets.isEmpty
        || ScopeExpression.matches(PathBelow.folder(unit.path))
      if unit.use.isInScope, isWidgets || !leavesOutIcons {
        findings.add(input)
      } else {
        leftOut += 1
      }
    case .images(let set, let missing):
      guard admit(unit) else { return }
      for warning in missing { findings.addNote("\(warning)") }
      findings.add(set, onlyScale: query.onlyScale)
    case .icons(let set, let missing):
      guard admit(unit) else { return }
      for warning in missing { findings.addNote("\(warning)") }
      findings.add(set)
    case .iconBundle(let inputs):
      guard admit(unit) else { return }
      for input in inputs { findings.add(input) }
    case .widget(let inputs):
      for input in inputs { findings.add(input) }
    case .broken(let reason):
      let place = [unit.location.line, unit.location.column].compactMap { $0.map { ":\($0)" } }
      errors.append("\(unit.location.path)\(place.joined()): \(reason)")
    case .editScreen, .variants, .missingImage, .code: break
    }
  }

  /// Counts a unit as left out unless it is wanted.
  ///
  /// - Returns: Whether it is wanted.
  private mutating func admit(_ unit: LintUnit) -> Bool {
    // What a description shows is looked at there, which the survey notes.
    let isWanted = unit.use.isInScope && !(unit.use.isAppIcon && leavesOutIcons)
    if !isWanted, !unit.use.isInWidget { leftOut += 1 }
    return isWanted
  }
}
