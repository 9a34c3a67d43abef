// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyCache
internal import VibrancyFacts
package import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancySystem

/// The art of a query that is to be drawn and not judged: what lint would judge of it.
///
/// What was named itself is wanted whatever it is, and so is every description.
package struct WidgetArt: Sendable {
  /// The inputs, each once, and what is odd about them.
  package internal(set) var findings = InputFindings()
  /// What could not be read, one line each.
  package internal(set) var errors: [String] = []
  /// How many sets and loose pictures were left out.
  package internal(set) var leftOut = 0
  private let leavesOutIcons: Bool

  /// Reads catalogs, descriptions and sources, each once; no picture.
  ///
  /// - Parameters:
  ///   - withoutIcons: Whether app icons are left out, and of a folder that holds art alone what no
  ///     folder's name says to be a widget's.
  ///   - cache: Where it may be known what the sources say of it.
  package init(_ query: InputQuery, withoutIcons: Bool, _ cache: ResultCache? = nil) {
    leavesOutIcons = withoutIcons
    var request = LintRequest(query)
    request.cache = cache
    let survey = Survey(request, workingDirectory: PathBelow.workingDirectory)
    errors = survey.errors.map { "\($0.path): \($0.message)" }
    for note in survey.notes.sorted() { findings.addNote(note) }
    for unit in survey.units { unit.content.add(to: &self, as: unit, for: query) }
    findings.keepLooseScales(for: query)
  }

  /// Whether a query leads to a folder of a project, of which lint does not judge everything.
  package static func narrows(_ query: InputQuery) -> Bool {
    query.paths.contains { path in
      guard FolderTree.isFolder(path), !CatalogFolder.isNamed(path) else { return false }
      let root = ProjectRoot(of: path, known: query.projectRoot)
      return query.reading.search(of: ProjectPaths(root, input: path).searched, query).isOfProject
    }
  }

  /// Whether a query leads to a folder that has a project's sources itself.
  package static func holdsProject(_ query: InputQuery) -> Bool {
    query.paths.contains { path in
      guard FolderTree.isFolder(path), !CatalogFolder.isNamed(path) else { return false }
      let root = ProjectRoot(of: path, known: query.projectRoot)
      return query.reading.search(of: ProjectPaths(root, input: path).alone, query).isOfProject
    }
  }

  /// Whether a loose picture that was found is wanted.
  ///
  /// - Parameter path: As reports print it.
  func admits(looseAt path: String, _ use: ArtUse) -> Bool {
    let isWidgets =
      use.isProved || !use.targets.isEmpty || ScopeExpression.matches(PathBelow.folder(path))
    return use.isInScope && (isWidgets || !leavesOutIcons)
  }

  /// Counts what is used so as left out unless it is wanted.
  ///
  /// - Returns: Whether it is wanted.
  mutating func admit(_ use: ArtUse) -> Bool {
    // What a description shows is looked at there, which the survey notes.
    let isWanted = use.isInScope && !(use.isAppIcon && leavesOutIcons)
    if !isWanted, use.selection != .inWidget { leftOut += 1 }
    return isWanted
  }
}
