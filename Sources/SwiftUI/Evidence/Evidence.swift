// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax
package import VibrancyTargets
package import VibrancyVocabulary

/// The evidence of an input's Swift sources about its asset catalogs: the sets that widgets show,
/// the places and the manner; and code that cannot look right there.
///
/// A pure function of text: no compiler, no disk. Each widget is run once for every situation that
/// the system shows it in. What cannot be read for sure is counted, never guessed; the same texts
/// and sets give the same evidence in whatever order they come.
package struct Evidence: Sendable, Codable {
  /// The targets that make widgets.
  package private(set) var targets: [EvidenceTarget] = []
  /// The images that widget sources name in plain and that nothing provides, by place.
  package private(set) var missing: [MissingName] = []
  /// The faults of the code, by place.
  package private(set) var faults: [CodeFault] = []
  /// The files that were read, whole or in part.
  package let paths: [String]

  /// The files in folders of tests that have widgets which are of no target: they are not judged.
  package let widgetsInTests: [String]

  /// The paths of the sources that Git LFS did not fetch, of which nothing is known.
  package let notFetched: [String]

  /// The effort it took to find all this.
  package private(set) var effort = Effort()

  private var uses: [String: SetUse] = [:]

  /// The amount of work, the same on every machine: it is bounded by the size of the sources.
  package struct Effort: Sendable, Hashable, Codable {
    /// The tokens that were read.
    package var tokens = 0
    /// The expressions, calls and views that were run.
    package var steps = 0
  }

  /// The names that say nothing of the sets they mean.
  package var openNames: [OpenName] {
    var seen: Set<OpenName> = []
    return targets.flatMap(\.openNames).filter { seen.insert($0).inserted }
  }

  /// The sources that do not parse, by place; each once, for all targets that share it.
  package var unparsable: [BrokenSource] {
    let all = Dictionary(grouping: targets.flatMap(\.unparsable), by: \.place)
    return all.keys.sorted().compactMap { place in
      guard let same = all[place], var first = same.first else { return nil }
      first.widgets = Set(same.flatMap(\.widgets)).sorted()
      first.paths = same.reduce(into: []) { $0.formUnion($1.paths) }
      return first
    }
  }

  /// The use of a set as the sources say it; outside for one that was not given.
  package func use(of set: KnownSet) -> SetUse { uses[set.path] ?? .outside }

  /// Reads the sources.
  ///
  /// - Parameters:
  ///   - sources: All Swift files of the input.
  ///   - sets: All image and color sets of its catalogs.
  ///   - projects: The targets that project files name.
  ///   - bundleFiles: The names of files that code may also name: loose images, and sets of other
  ///     kinds (`glyph.symbolset`). They are known by name and by stem, `@2x` aside.
  ///   - system: The generation of the systems that are looked at.
  ///   - wanted: The names of the targets to be read; empty for all.
  ///   - budget: The time that their code may be run for.
  ///   - lexed: What the run has read of the sources.
  ///   - isScopeName: Whether a folder of this name is a widget target's.
  package init(
    sources: [SourceText], sets: [KnownSet], projects: [ProjectTarget] = [],
    bundleFiles: Set<String> = [], system: SystemVersion = .standard, wanted: [String] = [],
    budget: SourceBudget = SourceBudget(), lexed: LexedSources = LexedSources(),
    isScopeName: @escaping (String) -> Bool
  ) {
    let library = SourceLibrary(sources, readBy: lexed)
    paths = library.paths
    notFetched = sources.filter(\.isPointer).map(\.path).sorted()
    let sets = sets.sorted { $0.path < $1.path }
    let targetPlans = TargetPlans(library, projects: projects, isScopeName: isScopeName)
    let plans = targetPlans.plans()
    widgetsInTests = targetPlans.leftAsTests(plans)
    let files = BundleFiles(bundleFiles)
    var found: [String: [AssetUse]] = [:]
    for plan in plans {
      var reader = TargetReader(plan, library, sets: sets, files: files, system: system)
      guard wanted.isEmpty || wanted.contains(plan.name) else {
        targets.append(reader.target)
        continue
      }
      reader.read(within: budget, ofTargets: plans.count)
      targets.append(reader.target)
      effort.steps += reader.stepCount
      missing += reader.missing
      faults += reader.faults
      for (path, uses) in reader.uses { found[path, default: []] += uses }
    }
    let read = plans.filter { wanted.isEmpty || wanted.contains($0.name) }
    for set in sets {
      if let uses = found[set.path] {
        self.uses[set.path] = .used(uses)
      } else if let plan = read.first(where: { $0.rank(set.catalog) == 0 }) {
        self.uses[set.path] = .unseen(target: plan.name)
      }
    }
    faults = Self.merged(faults)
    dropNamedElsewhere()
    effort.tokens = library.tokenCount
  }

  /// Drops the widgets that one target does not list and another judges, and what was left of the same
  /// widget for the same reason in an earlier target: each is named once.
  private mutating func dropNamedElsewhere() {
    let judged = Set(targets.flatMap(\.widgets).filter(\.isUnderstood).map(\.place))
    var known: Set<UnjudgedWidget> = []
    for index in targets.indices {
      targets[index].unjudged.removeAll { left in
        if left.reason == .unlisted, judged.contains(left.place) { return true }
        return !known.insert(left.inAnyTarget).inserted
      }
    }
  }

  /// One fault a line of code, reported by all targets that share the file.
  private static func merged(_ faults: [CodeFault]) -> [CodeFault] {
    var merged: [CodeFault] = []
    var known: [String: Int] = [:]
    for fault in faults.sorted(by: {
      ($0.place, $0.kind.rawValue, $0.picture ?? "")
        < ($1.place, $1.kind.rawValue, $1.picture ?? "")
    }) {
      let key = "\(fault.kind.rawValue) \(fault.place) \(fault.picture ?? "")"
      if let index = known[key] {
        for widget in fault.widgets where !merged[index].widgets.contains(widget) {
          merged[index].widgets.append(widget)
        }
        merged[index].families.formUnion(fault.families)
        merged[index].places.formUnion(fault.places)
        merged[index].isMaybe = merged[index].isMaybe && fault.isMaybe
      } else {
        known[key] = merged.count
        merged.append(fault)
      }
    }
    return merged
  }
}

/// A target that makes widgets, as far as its sources show.
package struct EvidenceTarget: Sendable, Hashable, Codable {
  /// Its name, or its folder's.
  package let name: String
  /// The project file or the folder that says so, below the input's root.
  package let origin: String
  /// The system it is made for.
  package let platform: ProjectTarget.Platform
  /// The major version of the oldest system it runs on; `nil`: not known.
  package let oldestSystem: Int?
  /// The widgets it shows, in the order of their places.
  package var widgets: [EvidenceWidget] = []
  /// The names that say nothing of the sets they mean.
  package var openNames: [OpenName] = []

  /// The widgets of which nothing is judged, or nothing in some places.
  package var unjudged: [UnjudgedWidget] = []

  /// The code that starts it, where that lists widgets and none of them was found.
  package var unreadBundle: EvidenceGap?

  /// The sources that do not parse, by place.
  package var unparsable: [BrokenSource] = []

  /// `true` if it is for watchOS.
  package var isWatch: Bool { platform == .watchOS }

  /// The place to look at first if it makes widgets and none of them was understood; `nil` if one
  /// was, or if it makes none.
  package var firstUnread: EvidenceGap? {
    let own = widgets.filter { $0.kind == .widget }
    if own.isEmpty { return widgets.isEmpty ? unreadBundle : nil }
    guard !own.contains(where: \.isUnderstood) else { return nil }
    return own[0].gap ?? EvidenceGap(place: own[0].place, name: own[0].name)
  }

  /// `true` if all that its code shows is known, so that what it does not show is shown by none.
  package var isWhole: Bool {
    openNames.isEmpty && unreadBundle == nil && unparsable.isEmpty
      && widgets.allSatisfy { $0.gap == nil }
  }
}

/// A call in the sources that was not followed.
package struct EvidenceGap: Sendable, Hashable, Codable {
  /// The place of the call.
  package let place: SourcePlace
  /// The name that it calls; empty where the code was too large to go on.
  package let name: String
}

/// A widget, Live Activity or control that a target shows.
package struct EvidenceWidget: Sendable, Hashable, Codable {
  /// The kind of the widget.
  package enum Kind: String, Sendable, Hashable, Codable {
    case widget, activity, control
  }

  /// The name of its type.
  package let name: String
  /// The place of the type's declaration.
  package let place: SourcePlace
  /// The kind of the widget.
  package let kind: Kind
  /// The families it is shown in on its platform.
  package let families: Set<Family>
  /// `true` if a place may remove its container background.
  package let backgroundIsRemovable: Bool
  /// The calls in its code that were not followed, as far as they are distinguished; none: all of it was
  /// followed.
  package var gaps: [EvidenceGap] = []
  /// `true` if anything that it shows is known.
  package var isUnderstood = true

  /// The first call in its code that was not followed; `nil`: all of it was.
  package var gap: EvidenceGap? { gaps.first }
}

// What was read is kept for the next run.
extension AccentedRendering: Codable {}
extension Family: Codable {}
extension Place: Codable {}
extension ProjectTarget.Platform: Codable {}
