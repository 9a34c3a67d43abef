// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyEvidence
internal import VibrancyFacts
internal import VibrancyReporting

extension Survey {
  /// What is known of a set that was found: by the sources, else by the names of folders, and by
  /// configuration.
  func scoped(
    _ set: CatalogSet, of catalog: CatalogFolder, below root: String, _ sources: ProjectSources?
  ) -> ArtUse {
    let place = set.place
    var use =
      sources?.use(of: place) { relative($0) } ?? ArtUse.outside
    // What no widget shows is shown nowhere; only without widgets do names of folders count.
    if use.isUnknownToCode, sources?.hasWidgets != true {
      let folder = PathBelow.folder(place.path)
      use.isInScope = ScopeExpression.matches(
        String(folder.dropFirst(min(root.count, folder.count))))
      if use.isInScope { use.targets = [relative(PathBelow.folder(catalog.path))] }
    }
    if let scope = request.settings.scopeVerdict(on: relative(place.path)) {
      use.isInScope = scope
      use.isProved = use.isProved || scope
    }
    let below = String(place.path.dropFirst(min(root.count, place.path.count)))
    if use.shown == nil { use.isWatch = use.isWatch || Self.isWatch(below, set) }
    if case .icon = set {
      use.isPrimaryIcon =
        Self.primaryIcons.union(sources?.appIcons ?? []).contains(place.name)
        && !iconBundles.contains(place.name)
      use.isAppIcon = !use.isInScope
      use.isInScope = request.settings.scopeVerdict(on: relative(place.path)) ?? true
    }
    return use
  }

  /// Adds what the sources of a folder say.
  mutating func add(_ sources: ProjectSources, root: String) {
    readsSources = true
    func shown(_ path: String) -> String { relative(PathBelow.joined(root, path)) }
    self.sources.formUnion(sources.paths.map(shown))
    targets.formUnion(sources.evidence.targets.map(\.name))
    let record = EvidenceRecord(
      sources.evidence, of: sources.knownSets, wanted: request.targets, shown: shown)
    evidence.targets += record.targets
    evidence.open += record.open
    computedNames.formUnion(
      sources.evidence.openNames.map {
        "\(shown($0.place.path)):\($0.place.line):\($0.place.column)"
      })
    notes.formUnion(sources.notes)
    let gaps = gaps(in: sources.evidence, shown: shown)
    warnings += gaps.warnings
    notes.formUnion(gaps.notes)
    suppressions += sources.suppressions(shown)
    if sources.outsideCount > 0 {
      let files = sources.outsideCount == 1 ? "source" : "sources"
      notes.insert(
        "\(relative(root)): \(sources.outsideCount) Swift \(files) passed over: outside of it; "
          + "--follow-outside reads them")
    }
    if sources.leftOut > 0 {
      notes.insert(
        "\(relative(root)): \(sources.leftOut) Swift files are left out behind the first "
          + "\(ProjectSources.mostBytes >> 20) MiB; name a smaller folder")
    }
    for found in sources.findings(shown: shown) {
      let path = shown(found.place.path)
      if request.settings.excludes(path) {
        excluded.insert(path)
        leftOut.append((path, []))
        continue
      }
      let location = Location(path: path, line: found.place.line, column: found.place.column)
      var use = ArtUse.named
      use.evidence = found.evidence
      units.append(LintUnit(path: path, location: location, content: found.content, use: use))
    }
  }

  /// The most widgets whose gaps are named; 'vibrancy evidence' lists all.
  private static let mostGaps = 3

  /// What of the widgets was not understood.
  private func gaps(
    in evidence: Evidence, shown: (String) -> String
  ) -> (warnings: [RunWarning], notes: [String]) {
    let wanted = evidence.targets.filter {
      request.targets.isEmpty || request.targets.contains($0.name)
    }
    var warnings: [RunWarning] = []
    var gaps: [String] = []
    for target in wanted {
      if let first = target.firstUnread {
        let location = Location(
          path: shown(first.place.path), line: first.place.line, column: first.place.column)
        warnings.append(RunWarning(unreadTarget: target.name, call: first.name, at: location))
        continue
      }
      for widget in target.widgets {
        guard let gap = widget.gap else { continue }
        gaps.append(
          "widget “\(widget.name)” was understood in part: "
            + gap.sentence(at: "\(shown(gap.place.path)):\(gap.place.line)"))
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

extension EvidenceGap {
  /// What was not followed there.
  ///
  /// - Parameter place: As reports print it, `path:line`.
  func sentence(at place: String) -> String {
    name.isEmpty ? "\(place) is too large to follow" : "“\(name)” (\(place)) was not followed"
  }
}
