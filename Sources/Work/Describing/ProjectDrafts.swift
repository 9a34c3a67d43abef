// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyJSON
package import VibrancyPreviews
internal import VibrancySampling
package import VibrancyScenes
internal import VibrancySystem
internal import VibrancyVocabulary

/// Descriptions to start from, of the widgets of a project: a pure function of its files.
package struct ProjectDrafts: Sendable {
  /// The widgets, families and settings that are wanted.
  package struct Request: Sendable {
    /// The project's folder as the user knows it.
    package var folder: String
    /// The folder of the descriptions, which need not be there yet: they name catalogs from it.
    package var output: String
    /// Globs of what is left out.
    package var excluded: [String] = []
    /// `true` if links out of the project are followed.
    package var followsOutside = false
    /// The types of widgets that are wanted, by name; empty: all.
    package var widgets: [String] = []
    /// The targets whose widgets are wanted, by name; empty: all.
    package var targets: [String] = []
    /// The place that is wanted, for the families it shows; `nil`: each family's usual one.
    package var place: Place?
    /// The settings that the widgets are drawn with besides what their code says.
    package var settings = SampleSettings()

    /// A request for all widgets of a folder.
    package init(folder: String, output: String) { (self.folder, self.output) = (folder, output) }
  }

  /// The drafts, target by target.
  package private(set) var drafts: [DescriptionDraft] = []
  /// Remarks that the reader should know, one sentence each.
  package private(set) var notes: [String] = []
  /// The reason why there is nothing, where nothing is; else `nil`.
  package private(set) var reason: String?
  /// The files that could not be read, one sentence each.
  package private(set) var errors: [String] = []
  /// The kinds that were found.
  private var kinds: Set<String> = []

  /// Reads a project.
  package init(_ request: Request, maker: PreviewMaker) {
    let root = PathBelow.trimmed(request.folder)
    var query = InputQuery(paths: [root])
    (query.excluded, query.followsOutside) = (request.excluded, request.followsOutside)
    let readings = RunReadings()
    query.readings = readings
    let search = InputSearch(query)
    let input = readings.inputs(at: [root], by: search)
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
    guard let tree = SourceTree(folder: root, query) else {
      reason = "holds no Swift sources; name the folder that does"
      return
    }
    notes += tree.notes
    var catalogs = CatalogSearch()
    catalogs.excluded = search.excluded
    add(
      SourceProject(tree, request.settings), DraftSets(catalogs.sets(in: input.catalogs).sets),
      request, maker)
  }

  private mutating func add(
    _ project: SourceProject, _ sets: DraftSets, _ request: Request, _ maker: PreviewMaker
  ) {
    let listed = project.listed(request.settings)
    notes += listed.notes
    errors += listed.error?.lines ?? []
    let widgets = listed.widgets.filter { !$0.families.isEmpty }
    addOthers(listed.widgets, project.clockKitSources)
    let wanted = widgets.filter { widget in
      (request.widgets.isEmpty || request.widgets.contains(widget.name))
        && (request.targets.isEmpty || request.targets.contains(widget.target))
    }
    reason = reason(for: request, wanted.isEmpty, widgets)
    let output = PathBelow.resolved(ofFuture: request.output)
    let drafts = DraftMaker(maker: maker, sets: sets, place: request.place) { path in
      PathBelow.relative(PathBelow.resolved(path), to: output)
    }
    self.drafts = wanted.map { drafts.draft(of: $0) }
    nameFiles()
  }

  /// Notes what is not a widget that can be described.
  private mutating func addOthers(
    _ widgets: [ListedWidget], _ clockKit: [(name: String, target: String)]
  ) {
    for widget in widgets {
      let what: String? =
        switch widget.kind {
        case .widget: widget.families.isEmpty ? "has no family on its platform" : nil
        case .activity: "is a Live Activity"
        case .control: "is a control"
        }
      if let what { notes.append("\(widget.name) of \(widget.target) \(what): not described") }
      kinds.insert(widget.kind.rawValue)
    }
    for source in clockKit {
      notes.append("\(source.name) of \(source.target) is a ClockKit data source: not described")
      kinds.insert("clockKit")
    }
  }

  private func reason(
    for request: Request, _ isEmpty: Bool, _ found: [ListedWidget]
  ) -> String? {
    guard isEmpty else { return nil }
    if found.isEmpty {
      if kinds == ["clockKit"] { return "has ClockKit complications only, no widget" }
      return kinds.isEmpty
        ? "its Swift sources declare no widget that a bundle lists"
        : "its Swift sources declare no widget with a family, but "
          + "\(kinds.sorted().joined(separator: ", ")) only"
    }
    let names = Set(found.map(\.name)).sorted()
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
