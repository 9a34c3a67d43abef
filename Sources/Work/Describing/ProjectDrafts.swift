// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyEvidence
internal import VibrancyLint
package import VibrancyPreviews
internal import VibrancyScenes
internal import VibrancySystem
internal import VibrancyVocabulary

/// Descriptions to start from, of the widgets of a project: a pure function of its files.
package struct ProjectDrafts: Sendable {
  /// What is wanted.
  package struct Request: Sendable {
    /// The project's folder as the user knows it.
    package var folder: String
    /// Where the descriptions are to lie, which need not be there yet: they name catalogs from it.
    package var output: String
    /// Globs of what is left out.
    package var excluded: [String] = []
    /// Whether links out of the project are followed.
    package var followsOutside = false
    /// The types of widgets that are wanted, by name; empty: all.
    package var widgets: [String] = []
    /// The targets whose widgets are wanted, by name; empty: all.
    package var targets: [String] = []

    /// A request for all widgets of a folder.
    package init(folder: String, output: String) { (self.folder, self.output) = (folder, output) }
  }

  /// The drafts, target by target.
  package private(set) var drafts: [DescriptionDraft] = []
  /// The names of the widgets that were found, wanted or not, each with its target.
  package private(set) var found: [(widget: String, target: String)] = []
  /// What the reader should know, one sentence each.
  package private(set) var notes: [String] = []
  /// Why there is nothing, where nothing is; else `nil`.
  package private(set) var reason: String?
  /// What could not be read.
  package private(set) var errors: [String] = []

  /// Reads a project.
  package init(_ request: Request, maker: PreviewMaker) {
    let root = PathBelow.trimmed(request.folder)
    var search = InputSearch()
    search.excluded = request.excluded.map { GlobPattern($0) }
    search.followsOutside = request.followsOutside
    let input = search.files(at: [root])
    for error in input.errors where error.problem != .emptyFolder {
      if error.path == root {
        reason = error.reason
        return
      }
      errors.append("\(error.path): \(error.reason)")
    }
    guard !input.catalogs.contains(where: { $0.path == root }),
      !input.files.contains(where: { $0.path == root })
    else {
      reason = "is not a project; name the folder that holds its sources"
      return
    }
    var sets: [(CatalogFolder, CatalogSet)] = []
    for catalog in input.catalogs {
      var search = CatalogSearch()
      search.excluded = request.excluded.map { GlobPattern($0) }
      sets += search.sets(in: [catalog]).sets.map { (catalog, $0) }
    }
    // What lies beside the folder is not part of what is described.
    let paths = ProjectPaths(ProjectRoot(of: root), input: root).alone
    let found = paths.search(
      excluded: search.excluded, followsOutside: request.followsOutside, heedsIgnoreFiles: true)
    guard
      let sources = ProjectSources(
        found, sets: sets.map { LocatedSet($1, of: $0, below: paths.below) },
        system: .standard, targets: [], cache: nil, describes: true)
    else {
      reason = "holds no Swift sources; name the folder that does"
      return
    }
    notes += sources.notes
    if let note = sources.noteOnLeftOut { notes.append(note) }
    add(sources, sets, paths, request, maker)
  }

  private mutating func add(
    _ sources: ProjectSources, _ sets: [(CatalogFolder, CatalogSet)], _ paths: ProjectPaths,
    _ request: Request, _ maker: PreviewMaker
  ) {
    let sketches = sources.evidence.sketches.filter { !$0.families.isEmpty }
    found = sketches.map { ($0.widget, $0.target) }
    addOthers(sources.evidence)
    let wanted = sketches.filter { sketch in
      (request.widgets.isEmpty || request.widgets.contains(sketch.widget))
        && (request.targets.isEmpty || request.targets.contains(sketch.target))
    }
    reason = reason(for: request, wanted.isEmpty, sources)
    let output = PathBelow.resolved(ofFuture: request.output)
    func relative(_ path: String) -> String {
      PathBelow.relative(PathBelow.resolved(path), to: output)
    }
    var makerOfDrafts = DraftMaker(
      DraftCatalogs(sets, maker: maker) { paths.below($0) },
      fromFolder: { path in
        let name = relative(path)
        return PathBelow.isPlain(name) ? name : nil
      })
    drafts = wanted.map { makerOfDrafts.draft(of: $0, catalogName: relative) }
    nameFiles()
  }

  /// Notes what is not a widget that can be described.
  private mutating func addOthers(_ evidence: Evidence) {
    for target in evidence.targets {
      for widget in target.widgets {
        let what: String? =
          switch widget.kind {
          case .widget: widget.families.isEmpty ? "has no family on its platform" : nil
          case .activity: "is a Live Activity"
          case .control: "is a control"
          case .clockKit: "is a ClockKit data source"
          }
        if let what { notes.append("\(widget.name) of \(target.name) \(what): not described") }
      }
    }
  }

  private func reason(
    for request: Request, _ isEmpty: Bool, _ sources: ProjectSources
  ) -> String? {
    guard isEmpty else { return nil }
    if found.isEmpty {
      let kinds = Set(sources.evidence.targets.flatMap(\.widgets).map(\.kind))
      if kinds == [.clockKit] { return "has ClockKit complications only, no widget" }
      return kinds.isEmpty
        ? "its Swift sources declare no widget that a bundle lists"
        : "its Swift sources declare no widget with a family, but \(kinds.map(\.rawValue).sorted().joined(separator: ", ")) only"
    }
    let names = Set(found.map(\.widget)).sorted()
    if let name = request.widgets.first(where: { !names.contains($0) }) {
      return Self.unknown(name, "widget", among: names)
    }
    let targets = Set(found.map(\.target)).sorted()
    if let name = request.targets.first(where: { !targets.contains($0) }) {
      return Self.unknown(name, "target with widgets", among: targets)
    }
    return "no widget of that name is in that target"
  }

  private static func unknown(_ name: String, _ what: String, among known: [String]) -> String {
    let hint =
      nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
      ?? "there is \(known.prefix(8).joined(separator: ", "))"
    return "unknown \(what) '\(name)'; \(hint)"
  }

  /// Gives each draft a file of its own, also on disks that take `A` and `a` for one.
  private mutating func nameFiles() {
    let counts = Dictionary(grouping: drafts, by: { $0.widget.lowercased() }).mapValues(\.count)
    var taken: Set<String> = []
    for index in drafts.indices {
      let draft = drafts[index]
      var stem = Self.fileStem(draft.widget)
      if counts[draft.widget.lowercased(), default: 1] > 1 {
        stem += "-" + Self.fileStem(draft.target)
      }
      var (name, number) = (stem, 2)
      while !taken.insert(name.lowercased()).inserted {
        name = "\(stem)-\(number)"
        number += 1
      }
      drafts[index].fileName = name + ".widget.json"
    }
  }

  /// A name as a file's: what some disks refuse, or hide, becomes `-`.
  private static func fileStem(_ name: String) -> String {
    var stem = ""
    for scalar in name.unicodeScalars.prefix(80) {
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_- .+".unicodeScalars.contains(scalar)
      stem.unicodeScalars.append(isPlain ? scalar : "-")
    }
    if stem.isEmpty || stem.hasPrefix(".") || stem.hasPrefix(" ") { stem = "-" + stem.dropFirst() }
    return stem
  }
}
