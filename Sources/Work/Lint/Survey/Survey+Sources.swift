// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyEvidence
internal import VibrancyFacts
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancySyntax
internal import VibrancySystem
internal import VibrancyVocabulary

extension Survey {
  /// What is known of a set that was found: by the sources, else by the names of folders, and by
  /// configuration.
  func scoped(
    _ set: CatalogSet, of catalog: CatalogFolder, _ scope: InputScope
  ) -> ArtUse {
    let (place, sources) = (set.place, scope.project.sources)
    var use =
      sources?.use(ofSetAt: scope.paths.searched.below(place.path)) {
        relative(scope.paths.searched.path(of: $0))
      } ?? ArtUse.outside
    let below = scope.paths.below(place.path)
    // What no widget shows is shown nowhere; only without widgets do names of folders count.
    if use.certainty == .unknown, sources?.hasWidgets != true {
      use.isInScope = ScopeExpression.matches(PathBelow.folder(below))
      if use.isInScope { use.targets = [relative(PathBelow.folder(catalog.path))] }
    }
    if set.isForMacAlone, sources?.isOnMac(use.targets) != true { use.isInScope = false }
    use.keep(to: request.targets)
    let configured = request.settings.scopeVerdict(on: relative(place.path))
    if let configured {
      use.isInScope = configured
      use.isConfigured = configured
    }
    if use.scope.places == nil, Self.isWatch(below, set) { use.scope.machine = .watch }
    if use.scope.machine == .phone, set.isForMacAlone || sources?.isOnMacAlone(use.targets) == true
    {
      use.scope.machine = .mac
    }
    if case .icon = set {
      let appIcons = sources?.appIcons ?? []
      let isPrimary =
        Self.primaryIcons.union(appIcons).contains(place.name)
        && !iconBundles.contains(place.name)
      use.iconRole = isPrimary ? .primary : appIcons.isEmpty ? .unknown : .alternate
      use.isAppIcon = !use.isInScope
      // A bundle of Icon Composer takes the place of a set of its name.
      use.isInScope =
        configured
        ?? (!set.isForMacAlone && !iconBundles.contains(place.name)
          && !isOfOther(iconAt: catalog.path, scope))
    }
    return use
  }

  /// What is known of a loose picture that was found: by the sources, else by the names of folders,
  /// and by configuration. Where a folder holds art alone, all of it is meant.
  func scoped(_ input: Input, _ scope: InputScope) -> ArtUse {
    let sources = scope.project.sources
    if scope.project.isOfArtAlone, request.targets.isEmpty, request.settings.scope == nil {
      return ArtUse()
    }
    var use =
      sources?.use(ofPictureAt: scope.paths.searched.below(input.path)) {
        relative(scope.paths.searched.path(of: $0))
      } ?? ArtUse.outside
    let folder = PathBelow.folder(scope.paths.below(input.path))
    if scope.project.isOfArtAlone {
      use.isInScope = true
    } else if use.certainty == .unknown, sources?.hasWidgets != true {
      use.isInScope =
        ScopeExpression.matches(folder) && !LoosePictures.isElsewhere(folder + "/")
    }
    use.keep(to: request.targets)
    if let configured = request.settings.scopeVerdict(on: relative(input.path)) {
      use.isInScope = configured
      use.isConfigured = configured
    }
    return use
  }

  /// Whether a loose picture that cannot even be looked for is out of scope by its path.
  func isOutOfScope(loose path: String, _ scope: InputScope) -> Bool {
    guard ArtKind(name: path) != .other, !scope.project.isOfArtAlone, !request.judgesAll
    else { return false }
    return
      !(request.settings.scopeVerdict(on: relative(path))
      ?? Self.isScoped(brokenAt: scope.paths.below(path)))
  }

  /// Whether an app icon is none: an extension's, or left out by the targets that are wanted.
  ///
  /// - Parameter path: Its catalog, or the icon's bundle.
  func isOfOther(iconAt path: String, _ scope: InputScope) -> Bool {
    if !request.targets.isEmpty { return true }
    if let sources = scope.project.sources,
      sources.isOfExtensionAlone(scope.paths.searched.below(path))
    {
      return true
    }
    return scope.paths.below(path).lowercased().split(separator: "/").dropLast().contains { name in
      Self.extensions.contains { name.contains($0) }
    }
  }

  /// What folders of extensions that are not widgets are called.
  private static let extensions = [
    "shareext", "share extension", "actionext", "action extension", "intents", "intent extension",
    "intentextension", "messagesextension", "messages extension", "notificationservice",
    "notificationcontent",
  ]

  /// Adds what the sources say of a folder.
  mutating func add(_ scope: InputScope) {
    guard let sources = scope.project.sources else { return }
    let paths = scope.paths.searched
    readsSources = true
    func shown(_ path: String) -> String { relative(paths.path(of: path)) }
    func isShownInInput(_ path: String) -> Bool {
      let input = relative(paths.input)
      return input == "." || path == input || path.hasPrefix(input + "/")
        || path.hasPrefix(input + ":")
    }
    let root = paths.input
    self.sources.formUnion(sources.paths.filter(paths.isInInput).map(shown))
    unjudgedSources.formUnion(sources.evidence.unparsable.flatMap(\.paths).map(shown))
    targets.formUnion(sources.evidence.targets.map(\.name))
    let record = EvidenceRecord(
      sources.evidence, of: sources.knownSets, wanted: request.targets, shown: shown)
    evidence.targets += record.targets.filter { target in
      !evidence.targets.contains(target)
        && target.places.contains { isShownInInput($0) }
    }
    evidence.open += record.open.filter { isShownInInput($0.place) && !evidence.open.contains($0) }
    computedNames.formUnion(
      sources.evidence.openNames.filter { paths.isInInput($0.place.path) }.map {
        "\(shown($0.place.path)):\($0.place.line):\($0.place.column)"
      })
    notes.formUnion(sources.notes)
    // A project may be much larger than the input: only what has to do with it is reported.
    let near = Set(
      record.targets.filter { $0.places.contains { isShownInInput($0) } }.map(\.name))
    let gaps = gaps(in: sources.evidence, shown: shown) { target, path in
      near.contains(target) || isShownInInput(path)
    }
    warnings += gaps.warnings
    for target in sources.evidence.targets
    where request.targets.isEmpty || request.targets.contains(target.name) {
      let left = Set(target.unjudged.filter(\.scenes.isEmpty).map(\.name))
      for widget in target.widgets where !left.contains(widget.name) {
        let path = shown(widget.place.path)
        guard near.contains(target.name) || isShownInInput(path) else { continue }
        judgedWidgets.insert(CodeLocation(path: path, line: widget.place.line))
      }
    }
    self.gaps.formUnion(gaps.sentences)
    suppressions += sources.suppressions(shown).filter { comment in
      isShownInInput(comment.place.path)
        && !suppressions.contains { $0.place == comment.place }
    }
    if sources.outsideCount > 0 {
      let files = sources.outsideCount == 1 ? "source" : "sources"
      notes.insert(
        "\(relative(root)): \(sources.outsideCount) Swift \(files) passed over: outside of it; "
          + "--follow-outside reads them")
    }
    let tests = sources.evidence.widgetsInTests.filter(paths.isInInput)
    if let first = tests.first {
      let rest = tests.count > 1 ? " and \(tests.count - 1) more" : ""
      notes.insert("\(shown(first))\(rest): widgets in a folder of tests, not judged")
    }
    if let note = sources.skipped.note(where: paths.isInInput) {
      notes.insert("\(relative(root)): \(note)")
    }
    if let note = sources.noteOnLeftOut {
      if let path = sources.unreadOfWidgets {
        warnings.append(RunWarning(unreadSources: note, at: Location(path: shown(path))))
      } else {
        notes.insert("\(relative(root)): \(note)")
      }
    }
    let named = Set(sources.evidence.unparsable.map(\.place.path))
    for path in sources.evidence.notFetched where paths.isInInput(path) && !named.contains(path) {
      warnings.append(RunWarning(notFetched: Location(path: shown(path))))
    }
    addDrawnWidgets(of: scope, sources)
    for found in sources.findings(shown: shown) where paths.isInInput(found.place.path) {
      let path = shown(found.place.path)
      if request.settings.excludes(path) {
        excluded.insert(path)
        leftOut.append((path, []))
        continue
      }
      let location = Location(path: path, line: found.place.line, column: found.place.column)
      var use = ArtUse.named
      use.evidence.lines = found.evidence
      units.append(LintUnit(path: path, location: location, content: found.content, use: use))
    }
  }

  /// The share of the time for sources that widgets may take to be drawn.
  private static let drawingShare = 1.0 / 6

  /// Adds the widgets of a project, which are drawn.
  private mutating func addDrawnWidgets(of scope: InputScope, _ sources: ProjectSources) {
    let searched = scope.paths.searched
    // A whole project is searched, walked and read as it was named.
    let folder = searched.root.inputPath.isEmpty ? searched.input : searched.root.path
    let input = relative(scope.paths.input)
    var query = request.query
    query.sourceBudget = SourceBudget(
      seconds: request.query.sourceBudget.seconds * Self.drawingShare)
    guard sources.hasWidgets, let tree = SourceTree(folder: folder, query) else { return }
    var settings = SampleSettings()
    settings.samples = request.settings.samples
    units.append(
      LintUnit(
        path: input, location: Location(path: input),
        content: DrawnContent(
          tree: tree, settings: settings, input: input, budget: query.sourceBudget),
        use: .named))
  }

  /// The most widgets whose gaps are named; 'vibrancy evidence' lists all.
  private static let mostGaps = 3

  /// What of the widgets was not understood.
  ///
  /// - Parameter isNear: Whether a target with a file at a path has to do with the input.
  private func gaps(
    in evidence: Evidence, shown: (String) -> String, isNear: (String, String) -> Bool
  ) -> (warnings: [RunWarning], sentences: [String]) {
    let wanted = evidence.targets.filter {
      request.targets.isEmpty || request.targets.contains($0.name)
    }
    var warnings: [RunWarning] = []
    var gaps: [String] = []
    func warn(_ warning: RunWarning) {
      if !self.warnings.contains(warning), !warnings.contains(warning) { warnings.append(warning) }
    }
    func location(_ place: SourcePlace) -> Location {
      Location(path: shown(place.path), line: place.line, column: place.column)
    }
    for target in wanted {
      if target.widgets.isEmpty, target.unjudged.isEmpty, let first = target.unreadBundle,
        isNear(target.name, shown(first.place.path))
      {
        warn(
          RunWarning(unreadTarget: target.name, call: first.name, at: location(first.place)))
      }
      for widget in target.unjudged where isNear(target.name, shown(widget.place.path)) {
        warn(
          RunWarning(
            widget.reason.kind, message: widget.sentence(shown: shown),
            location: location(widget.place)))
      }
      let named = Set(target.unjudged.map(\.name))
      for widget in target.widgets where !named.contains(widget.name) {
        guard let gap = widget.gap, isNear(target.name, shown(widget.place.path)) else { continue }
        gaps.append(
          "widget “\(widget.name)” was understood in part: "
            + gap.sentence(at: "\(shown(gap.place.path)):\(gap.place.line)")
            + widget.gapsMore)
      }
    }
    let left = gaps.count - Self.mostGaps
    guard left > 0 else { return (warnings, gaps) }
    return (
      warnings,
      gaps.prefix(Self.mostGaps) + [
        "widgets understood in part: \(left) more; 'vibrancy evidence' lists them"
      ]
    )
  }
}

extension UnjudgedWidget.Reason {
  fileprivate var kind: RunWarning.Kind {
    switch self {
    case .unlisted: .notListed
    case .clockKit: .notSupported
    case .notFollowed, .unparsable, .outOfTime, .bodiless, .unknown: .notUnderstood
    }
  }
}

extension UnjudgedWidget {
  /// What is not judged of it, and why.
  ///
  /// - Parameter shown: A path below the root as reports print it.
  fileprivate func sentence(shown: (String) -> String) -> String {
    // Of what is too large a part was judged.
    let isInPart = if case .notFollowed(let gap) = reason { gap.name.isEmpty } else { false }
    let what =
      "“\(name)” of “\(target)” is not judged\(isInPart ? " as a whole" : "")" + scenesWords
    switch reason {
    case .notFollowed(let gap):
      return what + ": " + gap.sentence(at: "\(shown(gap.place.path)):\(gap.place.line)")
    case .unparsable(let place):
      return what + ": \(shown(place.path)):\(place.line) does not parse"
    case .outOfTime:
      return what + ": the time for sources is over; --time-limit gives more"
    case .bodiless: return what + ": it has no body that could be read"
    case .unlisted: return what + ": no bundle lists it"
    case .unknown:
      return what + ": a bundle lists it, and the sources have no widget of that name"
    case .clockKit:
      return "ClockKit is not judged: WidgetKit replaced it in watchOS 9 (“\(name)” of “\(target)”)"
    }
  }

  /// ` as accessoryCircular`, ` on lock-screen as accessoryCircular`; empty: anywhere.
  private var scenesWords: String {
    guard !scenes.isEmpty else { return "" }
    let places = Place.allCases.filter { scenes[$0] != nil }
    let families = Family.allCases.filter { family in scenes.values.contains { $0.contains(family) }
    }
    let most = 3
    let more = places.count > most ? " and \(places.count - most) more places" : ""
    return " on " + places.prefix(most).map(\.rawValue).joined(separator: ", ") + more + " as "
      + families.map(\.rawValue).joined(separator: ", ")
  }
}

extension EvidenceGap {
  /// What was not followed there.
  ///
  /// - Parameter place: As reports print it, `path:line`.
  func sentence(at place: String) -> String {
    name.isEmpty ? "\(place) is too large to follow" : "“\(name)” (\(place)) was not followed"
  }
}

extension EvidenceWidget {
  /// How many calls there are beside the first that were not followed.
  fileprivate var gapsMore: String {
    gaps.count < 2 ? "" : ", and \(gaps.count - 1) more; 'vibrancy evidence' lists them"
  }
}

extension EvidenceRecord.Target {
  /// Every place that it has to do with: files and sets.
  fileprivate var places: [String] {
    [source] + unnamed + widgets.map(\.place) + widgets.flatMap(\.pictures).flatMap(\.sets)
  }
}
