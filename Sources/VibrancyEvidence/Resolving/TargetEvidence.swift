// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What one target's sources say about sets.
struct TargetEvidence {
  /// More places than this say no more of a set.
  private static let mostUses = 256

  var target: EvidenceTarget
  /// The uses of each set, by its path.
  var uses: [String: [AssetUse]] = [:]
  /// The names in plain that no set answers to.
  var unanswered: [MissingName] = []
  /// Whether a name was found, so that the catalogs are known to be at hand.
  var hasAnswers = false

  private let sources: TargetSources

  init(_ sources: TargetSources, outline: Outline, index: SetIndex) {
    self.sources = sources
    let folder = sources.folder
    let isNear = { (path: String) in PathNames.isPath(path, in: folder) }
    let widgets = WidgetList.widgets(of: sources, outline: outline, isNear: isNear)
    target = EvidenceTarget(
      folder: folder, isWatch: sources.isWatch,
      families: WidgetConfigurations.union(widgets.lazy.filter { !$0.isActivity }.map(\.families)),
      widgets: widgets)
    let kinds = UseKinds(sources, widgets: widgets, outline: outline)
    let flows = NameFlows(sources, outline: outline)
    let manners = MannerResolver(outline: outline, isNear: isNear)
    for fact in sources.uses {
      let kind = kinds.kind(of: fact)
      let resolution = flows.filled(fact.resolution)
      let manner = manners.manner(of: fact.elements)
      if resolution.isComputed, fact.kind == .image, kind == .widget {
        target.computedNames.append(fact.place)
      }
      for name in resolution.names {
        add(name, fact, as: kind, in: manner, index: index)
      }
    }
    target.computedNames = Array(Set(target.computedNames)).sorted()
  }

  private mutating func add(
    _ name: FoundName, _ fact: UseFact, as kind: AssetUse.Kind, in manner: Manner,
    index: SetIndex
  ) {
    let sets = index.sets(
      named: name.spelling, kind: fact.kind, from: target.folder, isWatch: target.isWatch)
    guard !sets.isEmpty else {
      guard case .literal(let text) = name.spelling, name.isPlain, fact.canBeMissing,
        fact.kind == .image, kind != .control, !index.hasSet(named: text)
      else { return }
      unanswered.append(MissingName(name: text, place: fact.place, target: target.folder))
      return
    }
    if fact.kind == .image { hasAnswers = true }
    let shown = kind == .widget ? target.widgets(near: fact.place.path) : []
    let use = AssetUse(
      place: name.place ?? fact.place, target: target.folder, isWatch: target.isWatch, kind: kind,
      families: kind == .widget ? WidgetConfigurations.union(shown.map(\.families)) : nil,
      manner: manner,
      removedPlaces: shown.dropFirst().reduce(shown.first?.removedPlaces ?? []) {
        $0.intersection($1.removedPlaces)
      },
      backgroundIsRemovable: shown.isEmpty || shown.contains(where: \.backgroundIsRemovable),
      choices: sources.choices(of: fact, manner), candidates: sets.count)
    for set in sets where uses[set.path, default: []].count < Self.mostUses {
      uses[set.path, default: []].append(use)
    }
  }
}

/// Files outside of widget targets that make ClockKit's providers.
enum ClockKitSources {
  /// Their uses by providers alone; they make no target, as they hold no widget.
  static func evidence(
    _ sources: [SourceText], outline: Outline, index: SetIndex, targets: [EvidenceTarget],
    isScopeName: (String) -> Bool
  ) -> [TargetEvidence] {
    let files = sources.filter { source in
      outline.clockKitFiles.contains(source.path)
        && !targets.contains { $0.contains(source.path) }
    }
    let folders = Dictionary(grouping: files) { file in
      let folder = PathNames.folder(of: file.path)
      return PathNames.outermost(of: folder, where: isScopeName) ?? folder
    }
    return folders.sorted { $0.key < $1.key }.map { folder, files in
      TargetEvidence(
        TargetSources(
          folder: folder, isWatch: true, files: files, outline: outline,
          takes: \.isClockKit),
        outline: outline, index: index)
    }
  }
}

/// Tells a target's widgets from its Live Activities and controls, by what each can reach.
struct UseKinds {
  private let reachedByWidgets: Set<String>
  private let reachedByActivities: Set<String>
  private let reachedByControls: Set<String>
  private let hasWidgets: Bool
  private let hasActivities: Bool

  init(_ sources: TargetSources, widgets: [EvidenceTarget.Widget], outline: Outline) {
    let controls = outline.controls
    let activities = Set(widgets.lazy.filter(\.isActivity).map(\.name))
    let others = Set(widgets.lazy.filter { !$0.isActivity }.map(\.name))
    reachedByWidgets = sources.reached(from: others)
    reachedByActivities = sources.reached(from: activities)
    reachedByControls = sources.reached(from: controls)
    (hasWidgets, hasActivities) = (!others.isEmpty, !activities.isEmpty)
  }

  /// Where a use is shown; in a widget if nothing says otherwise.
  func kind(of use: UseFact) -> AssetUse.Kind {
    if use.isClockKit { return .clockKit }
    if let owner = use.owner {
      if reachedByWidgets.contains(owner) { return .widget }
      if reachedByActivities.contains(owner) { return .activity }
      if reachedByControls.contains(owner) { return .control }
    }
    return !hasWidgets && hasActivities ? .activity : .widget
  }
}
