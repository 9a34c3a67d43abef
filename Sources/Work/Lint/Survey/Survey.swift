// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyEvidence
internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancySystem
internal import VibrancyVocabulary

/// Finds what there is to judge, and what is known of where each piece is shown. Reads catalogs,
/// descriptions and sources; no picture.
struct Survey {
  /// What is judged, each once; in the order of paths.
  var units: [LintUnit] = []
  /// What was named and cannot be read.
  private(set) var errors: [ReportError] = []
  /// What the reader should know, one sentence each.
  var notes: Set<String> = []
  /// What of widgets was not understood, one sentence each.
  var gaps: Set<String> = []
  /// What could not be checked.
  var warnings: [RunWarning] = []
  /// The widgets whose code was judged, by the places of their declarations.
  var judgedWidgets: Set<CodeLocation> = []
  /// Swift files read.
  var sources: Set<String> = []
  /// The sources of widgets that are not judged because one of them does not parse.
  var unjudgedSources: Set<String> = []
  /// Places that show a picture whose name says nothing of the set.
  var computedNames: Set<String> = []
  /// What the sources say of where pictures are shown.
  var evidence = EvidenceRecord()
  /// Comments in the sources that keep findings out of the report.
  var suppressions: [Suppression] = []
  /// What the configuration leaves out, by path.
  var excluded: Set<String> = []
  /// What is there and not among the units, and the names of the pictures that it stores.
  var leftOut: [(path: String, files: [String])] = []
  /// Whether sources were looked for.
  var readsSources = false

  /// The request, without what the run has read: a survey may be kept.
  private(set) var request: LintRequest
  private let workingDirectory: String
  private let exclusions: [GlobPattern]
  private var seen: Set<[UInt8]> = []
  /// What is out of scope and could not be looked at.
  private var outOfScope = OutOfScope()
  /// The names of Icon Composer's bundles in the folder that is looked at.
  var iconBundles: Set<String> = []
  /// The projects of the inputs, by their root.
  var projects: [String: Project] = [:]
  /// The names of the targets that make widgets.
  var targets: Set<String> = []
  /// What descriptions show.
  private var described = InputFindings()

  /// Surveys what a request names.
  init(_ request: LintRequest, workingDirectory: String) {
    (self.request, self.workingDirectory) = (request, workingDirectory)
    let search = InputSearch(request.query)
    exclusions = search.excluded
    let readings = request.query.reading
    self.request.query.readings = readings
    let paths = PathBelow.withoutInnerFolders(request.query.paths)
    // What is named itself is in scope, also where a folder around it is named.
    let isSearched = paths.map { FolderTree.isFolder($0) && !CatalogFolder.isNamed($0) }
    for (path, isSearched) in zip(paths, isSearched) where !isSearched {
      add(named: path, search, readings)
    }
    for (path, isSearched) in zip(paths, isSearched) where isSearched {
      add(named: path, search, readings)
    }
    errors += request.unknownTargets(among: targets.sorted())
    for input in request.inputs { add(loose: input, isNamed: true) }
    units += VariantGroups(units, configured: request.settings.variants).units
    self.request.query.readings = nil
    // What sources took is asked for again when their widgets are drawn, maybe on another thread.
    if readsSources { SystemCall.returnFreeMemory() }
  }

  private mutating func add(
    named given: String, _ search: InputSearch, _ readings: RunReadings
  ) {
    let root = PathBelow.trimmed(given)
    let found = readings.inputs(at: [root], by: search)
    iconBundles = found.iconBundles
    let isFolder =
      !found.catalogs.contains { $0.path == root }
      && !found.files.contains { $0.path == root }
    let catalogs = found.catalogs.map { ($0, readings.sets(in: $0, excluded: exclusions)) }
    var scope: InputScope?
    if isFolder {
      let paths = ProjectPaths(
        ProjectRoot(of: root, known: request.query.projectRoot), input: root)
      scope = InputScope(paths, project(of: paths, catalogs: catalogs, readings))
    }
    for error in found.errors {
      if error.problem == .emptyFolder {
        guard scope?.project.sources?.hasWidgets != true else { continue }
        notes.insert("\(relative(root)): holds no art")
      } else if error.path == root {
        errors.append(ReportError(path: relative(error.path), error.fault))
      } else if let scope, isOutOfScope(loose: error.path, scope) {
        outOfScope.broken += 1
      } else {
        add(broken: error.path, at: nil, error.fault)
      }
    }
    // Descriptions may come after the drawings that they show.
    for file in found.files where file.isWidgetDescription {
      add(description: file, isNamed: !isFolder)
    }
    for file in found.files where !file.isWidgetDescription {
      if isFolder, described.isInWidget(file) { continue }
      if file.isIconBundle {
        add(icon: file, scope)
      } else {
        let input = Input(asStored: file)
        add(loose: input, isNamed: !isFolder, scope.map { scoped(input, $0) })
      }
    }
    for (folder, result) in catalogs { add(result, of: folder, scope) }
    notes.formUnion(outOfScope.notes)
    // Of a project's folders, most pictures are of no widget.
    if scope?.project.isOfArtAlone == true || request.judgesAll, let note = found.noteOnUnread {
      notes.insert("\(relative(root)): \(note)")
    }
    if let scope { add(scope) }
  }

  /// What decides about an input: read once for all inputs of a project.
  private mutating func project(
    of paths: ProjectPaths, catalogs: [(CatalogFolder, CatalogSearch.Result)],
    _ readings: RunReadings
  ) -> Project {
    let searched = paths.searched
    if let known = projects[searched.root.path] { return known }
    let search = readings.search(of: searched, request.query)
    var project = Project(isOfArtAlone: !search.isOfProject)
    if request.readsSources {
      var sets = catalogs.flatMap { folder, result in
        result.sets.map { LocatedSet($0, of: folder, below: searched.below) }
      }
      let others = search.catalogs.filter { !searched.isInInput($0) }.map {
        CatalogFolder(path: PathBelow.joined(searched.root.path, $0), relativePath: $0)
          .found(in: Root(folder: searched.root.path))
      }
      for folder in others {
        sets += readings.sets(in: folder, excluded: exclusions).sets.map {
          LocatedSet($0, of: folder, below: searched.below)
        }
      }
      project.sources = ProjectSources(
        readings.folder(of: searched, request.query), sets: sets, system: request.settings.os,
        targets: request.targets, cache: request.cache, budget: request.query.sourceBudget,
        lexed: readings.lexed)
    }
    projects[searched.root.path] = project
    return project
  }

  private mutating func add(
    _ result: CatalogSearch.Result, of folder: CatalogFolder, _ scope: InputScope?
  ) {
    let isNamed = scope == nil
    for (kind, count) in result.passedOver { notes.insert(Self.note(passedOver: (kind, count))) }
    var (colors, inWidgets): ([String: (set: ColorSet, use: ArtUse)], Int) = ([:], 0)
    var holdsWidgetArt = isNamed || request.judgesAll
    for set in result.sets {
      let place = set.place
      let missing = result.warnings.filter { $0.path == place.contentsPath }
      var use = ArtUse.named
      if let scope {
        use = scoped(set, of: folder, scope)
      } else {
        if set.isForMacAlone { use.scope.machine = .mac }
        if Self.isWatch(relative(place.path), set) { use.scope.machine = .watch }
      }
      if !isNamed, !use.isProved, case .image = set, described.isInWidget(place) {
        (use.selection, inWidgets) = (.inWidget, inWidgets + 1)
      } else if request.judgesAll {
        use.includeAsExtra()
      }
      holdsWidgetArt = holdsWidgetArt || use.isInScope && !use.isAppIcon
      if !use.isInScope { outOfScope.pointers += set.art.count { $0.kind == .pointer } }
      switch set {
      case .image(let images):
        add(ImageSetContent(images: images, missing: missing), of: place, use)
      case .icon(let icons):
        add(IconSetContent(icons: icons, missing: missing), of: place, use)
      case .color(let color): colors[place.name] = (color, use)
      }
      for warning in missing where use.isInScope {
        switch warning.problem {
        case .missingFile, .otherCase, .notAFile: break
        case .unknownScale, .unknownAppearance:
          notes.insert(
            "\(relative(warning.path)):\(warning.position): \(warning.reason)")
        }
      }
    }
    for error in result.errors {
      if isNamed, error.path == folder.path || PathBelow.folder(error.path) == folder.path {
        errors.append(ReportError(path: relative(error.path), error.fault))
      } else if holdsWidgetArt
        || request.settings.scopeVerdict(on: relative(error.path))
          ?? Self.isScoped(brokenAt: scope?.paths.below(error.path) ?? error.path)
      {
        add(broken: error)
      } else {
        outOfScope.broken += 1
        leftOut.append((relative(error.path), []))
      }
    }
    if inWidgets > 0 {
      notes.insert(InputFindings.noteOnSets(inWidgets, inWidgetsOf: relative(folder.path)))
    }
    if let accent = colors["AccentColor"], let background = colors["WidgetBackground"],
      accent.use.isInScope || background.use.isInScope
    {
      add(
        EditScreenContent(accent: accent.set, background: background.set),
        of: accent.set.place, accent.use)
    }
  }

  private mutating func add(
    _ content: some UnitContent, of place: CatalogPlace, _ use: ArtUse
  ) {
    guard
      registerIfNew(place.path, storing: content.storedNames, isPair: content is EditScreenContent)
    else { return }
    let location = Location(path: relative(place.contentsPath), line: 1, column: 1)
    units.append(
      LintUnit(path: relative(place.path), location: location, content: content, use: use))
  }

  /// - Parameter use: What is known of one that was found in a folder.
  private mutating func add(loose input: Input, isNamed: Bool, _ use: ArtUse? = nil) {
    guard registerIfNew(input.path) else { return }
    let path = relative(input.path)
    var use = use ?? .named
    if request.judgesAll { use.includeAsExtra() }
    if isNamed { use.certainty = .named }
    units.append(
      LintUnit(
        path: path, location: Location(path: path), content: PictureContent(input: input),
        use: use))
  }

  private mutating func add(description file: AssetFile, isNamed: Bool) {
    guard registerIfNew(file.path) else { return }
    var findings = InputFindings()
    findings.addWidget(file, for: request.query)
    described.add(shownBy: findings)
    for error in findings.errors {
      if isNamed {
        let place = error.position.map { "line \($0): " } ?? ""
        errors.append(ReportError(path: relative(error.path), error.fault.preceded(by: place)))
      } else {
        add(broken: error)
      }
    }
    guard !findings.inputs.isEmpty else { return }
    var use = ArtUse.named
    use.look.isDescribed = true
    let path = relative(file.path)
    units.append(
      LintUnit(
        path: path, location: Location(path: path, line: 1, column: 1),
        content: DescriptionContent(previews: findings.inputs), use: use))
  }

  private mutating func add(icon file: AssetFile, _ scope: InputScope?) {
    let isNamed = scope == nil
    guard registerIfNew(file.path) else { return }
    var findings = InputFindings()
    findings.addIcon(file, followsOutside: request.query.followsOutside)
    for error in findings.errors {
      if isNamed {
        let place = error.position.map { "line \($0): " } ?? ""
        errors.append(ReportError(path: relative(error.path), error.fault.preceded(by: place)))
      } else {
        add(broken: error)
      }
    }
    guard let bundle = findings.inputs.first?.icon?.bundle else { return }
    notes.formUnion(bundle.notes)
    var use = isNamed ? ArtUse.named : ArtUse.outside
    use.isAppIcon = !isNamed
    use.isInScope =
      request.settings.scopeVerdict(on: relative(file.path))
      ?? !(scope.map { isOfOther(iconAt: file.path, $0) } ?? false)
    units.append(
      LintUnit(
        path: relative(file.path),
        location: Location(path: relative(bundle.documentPath), line: 1, column: 1),
        content: IconBundleContent(looks: findings.inputs), use: use))
  }

  /// Adds what is wrong with a file, a unit a mistake, each at its own place.
  private mutating func add(broken error: CatalogError) {
    switch error {
    case .unreadable(let error): add(broken: error.path, at: nil, error.fault)
    case .malformed(let error):
      for mistake in error.mistakes {
        add(broken: error.path, at: mistake.position, mistake.fault)
      }
    }
  }

  private mutating func add(broken path: String, at position: JSONPosition?, _ fault: FileFault) {
    let key = "\(relative(path)) \(fault)"
    guard seen.insert(Array(key.utf8)).inserted else { return }
    var use = ArtUse.named
    use.isInScope = false
    units.append(
      LintUnit(
        path: relative(path),
        location: Location(
          path: relative(path), line: position?.line, column: position?.column),
        content: UnreadableContent(fault: fault), use: use))
  }

  /// Registers a path, unless it is known already or configuration excludes it.
  ///
  /// - Parameters:
  ///   - names: Of the pictures that it stores.
  ///   - isPair: Whether it stands for a pair of colors and not for the one that lies there.
  /// - Returns: Whether it did.
  private mutating func registerIfNew(
    _ path: String, storing names: [String] = [], isPair: Bool = false
  ) -> Bool {
    if request.settings.excludes(relative(path)) {
      excluded.insert(relative(path))
      leftOut.append((relative(path), names))
      return false
    }
    var key = Array(relative(path).utf8)
    if isPair { key += [0] }
    return seen.insert(key).inserted
  }

  func relative(_ path: String) -> String {
    PathBelow.relative(path, to: workingDirectory)
  }
}
