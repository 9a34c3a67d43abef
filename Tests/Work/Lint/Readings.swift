// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyEvidence
import VibrancyLayout
import VibrancyLint
import VibrancyPreviews
import VibrancyScenes
import VibrancySyntax
import VibrancyTargets
import VibrancyVocabulary

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The two readings of a project's widgets: which pictures lint says that they show, and which the
/// drawing shows.
struct Readings {
  /// A statement of lint that the drawing refutes, or the other way round.
  enum Kind: String {
    /// Lint says that it is always shown, and a sample does not show it.
    case certainNotDrawn = "is certain and not drawn"
    /// A sample shows it, and lint says that it never is.
    case drawnNotPossible = "is drawn and not possible"
    /// Only one of them has the widget in a family.
    case family = "is a family of one reading alone"
    /// Lint says that it is shown where the drawing says that the widget asks not to be.
    case disfavored = "is possible where the widget is not drawn"
    /// A sample shows it, and lint is not certain of it.
    case drawnNotCertain = "is drawn and not certain"
  }

  /// What contradicts, where.
  struct Contradiction: Hashable {
    let kind: Kind
    /// `FILE:LINE` of the widget, below the project's folder.
    let place: String
    let widget: String
    /// The picture, or the family.
    let subject: String
  }

  /// In which families and scenes.
  private(set) var contradictions: [Contradiction: Set<String>] = [:]
  private let isDecided: Bool

  /// What lint knows of one widget.
  private struct Judged {
    var families: Set<Family> = []
    var isOpen = false
    var keepsBackground = false
    var line = ""
    /// Families whose content the system withholds, since it has no container background.
    var withheld: Set<Family> = []
    var uses: [(name: String, use: AssetUse)] = []

    func names(in place: Place, _ family: Family, certain: Bool) -> Set<String> {
      Set(
        uses.filter {
          $0.use.families[place]?.contains(family) == true
            && (!certain || $0.use.certain.contains(place))
        }.map(\.name))
    }
  }

  /// Reads a project.
  ///
  /// - Parameter isDecided: Whether nothing in its code is open, so that all that is drawn is certain.
  init(of folder: String, isDecided: Bool = false) throws {
    self.isDecided = isDecided
    let query = InputQuery(paths: [folder])
    let paths = ProjectPaths(ProjectRoot(of: folder, known: nil), input: folder).alone
    let readings = RunReadings()
    let catalogs = InputSearch().files(at: [folder]).catalogs
    let sets = catalogs.flatMap { catalog in
      CatalogSearch().sets(in: [catalog]).sets.map {
        LocatedSet($0, of: catalog, below: paths.below)
      }
    }
    guard
      let sources = ProjectSources(
        readings.folder(of: paths, query), sets: sets, system: .standard, targets: [], cache: nil,
        budget: SourceBudget(), lexed: readings.lexed),
      let tree = SourceTree(folder: folder, query)
    else { return }
    let judged = Self.judged(sources)
    let project = SourceProject(ProjectReading(tree), SampleSettings())
    let inputs = project.inputs(wanted: [], SampleSettings()).inputs
    var drawn: [String: Set<Family>] = [:]
    var lines: [String: String] = [:]
    for widget in inputs.compactMap(\.sourceWidget) {
      guard let family = widget.family else { continue }
      let name = "\(widget.targetName) \(widget.name)"
      drawn[name, default: []].insert(family)
      lines[name] = "\(widget.path.dropFirst(folder.count + 1)):\(widget.line)"
      compare(widget, family, judged[name] ?? Judged(), folder)
    }
    for name in Set(judged.keys).union(drawn.keys) {
      let families = drawn[name, default: []]
      for family in families.symmetricDifference(judged[name]?.families ?? []) {
        add(.family, lines[name] ?? judged[name]?.line ?? "", name, family.alias, "")
      }
    }
  }

  private static func judged(_ sources: ProjectSources) -> [String: Judged] {
    var judged: [String: Judged] = [:]
    for target in sources.evidence.targets {
      for widget in target.widgets where widget.kind == .widget {
        var one = Judged()
        one.families = widget.families
        one.keepsBackground = !widget.backgroundIsRemovable
        one.line = "\(widget.place)"
        one.isOpen =
          !widget.gaps.isEmpty || !widget.isUnderstood || !target.openNames.isEmpty
          || !target.unparsable.isEmpty
        judged["\(target.name) \(widget.name)"] = one
      }
    }
    for fault in sources.evidence.faults where fault.kind == .noContainerBackground {
      for widget in fault.widgets {
        judged["\(fault.target) \(widget)"]?.withheld.formUnion(fault.families)
      }
    }
    for set in sources.knownSets where set.kind == .image {
      guard case .used(let uses) = sources.evidence.use(of: set) else { continue }
      for use in uses where use.kind == .widget {
        judged["\(use.target) \(use.widget)"]?.uses.append((set.name, use))
      }
    }
    return judged
  }

  private mutating func compare(
    _ widget: SourceWidget, _ family: Family, _ judged: Judged, _ folder: String
  ) {
    // One place of each situation.
    var seen: Set<PlaceLook> = []
    let places = Place.distinct.filter {
      $0.shows(family, on: .standard) && widget.platform.shows($0)
        && seen.insert(PlaceLook($0)).inserted
    }
    let line = "\(widget.path.dropFirst(folder.count + 1)):\(widget.line)"
    let layouts = WidgetLayout.all(of: widget, in: places.map { Scene($0) }, PreviewMaker())
    for (place, layout) in zip(places, layouts) {
      guard !judged.withheld.contains(family) else { continue }
      let shown = layout?.pictures(keepsBackground: judged.keepsBackground) ?? []
      let possible = judged.names(in: place, family, certain: false)
      let certain = judged.names(in: place, family, certain: true)
      let at =
        "\(family.alias) \(place.rawValue)" + (widget.sample.map { " (\($0))" } ?? "")
      if widget.disfavors(place) {
        for name in possible { add(.disfavored, line, widget.name, name, at) }
        continue
      }
      for name in isDecided ? shown.subtracting(certain) : [] {
        add(.drawnNotCertain, line, widget.name, name, at)
      }
      for name in certain.subtracting(shown) {
        add(.certainNotDrawn, line, widget.name, name, at)
      }
      guard !judged.isOpen else { continue }
      for name in shown.subtracting(possible) {
        add(.drawnNotPossible, line, widget.name, name, at)
      }
    }
  }

  private mutating func add(
    _ kind: Kind, _ place: String, _ widget: String, _ subject: String, _ at: String
  ) {
    let one = Contradiction(kind: kind, place: place, widget: widget, subject: subject)
    contradictions[one, default: []].insert(at)
  }

  /// A line for each contradiction.
  func lines(of name: String) -> [String] {
    contradictions.map { one, places in
      "\(name)/\(one.place) \(one.widget): \(one.subject) \(one.kind.rawValue)"
        + (places == [""] ? "" : " in \(places.sorted().joined(separator: ", "))")
    }.sorted()
  }
}

/// What decides which views of a widget are shown in a place.
private struct PlaceLook: Hashable {
  let reports: ReportedEnvironment?
  let background: Recipe.ContainerBackground
  let location: WidgetLocation?

  init(_ place: Place) {
    (reports, location) = (place.reports, place.location)
    background = place.recipe.containerBackground
  }
}

extension WidgetLayout {
  /// The names of the catalogs' pictures that it shows, those of its container background where that
  /// stands in the scene.
  fileprivate func pictures(keepsBackground: Bool) -> Set<String> {
    let isShown = scene.place.recipe.containerBackground.isDrawn(isRemovable: !keepsBackground)
    return (marks + (isShown ? background ?? [] : [])).reduce(into: []) { $1.addPictures(to: &$0) }
  }
}

extension Mark {
  /// Adds the names of the pictures that are seen of it.
  fileprivate func addPictures(to names: inout Set<String>) {
    guard opacity > 0 else { return }
    switch content {
    case .picture(let name, _): if !name.isEmpty { names.insert(name) }
    case .group(let marks, let effects):
      for mark in marks + (effects.mask ?? []) { mark.addPictures(to: &names) }
    case .text, .symbol, .fill, .stroke, .material, .accessoryBackground, .unknown: break
    }
  }
}
