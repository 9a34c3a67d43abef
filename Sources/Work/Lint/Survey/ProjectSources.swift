// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyCache
package import VibrancyEvidence
internal import VibrancyFacts
package import VibrancyPreviews
internal import VibrancyReporting
package import VibrancySyntax
internal import VibrancySystem
package import VibrancyTargets
package import VibrancyVocabulary

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What the project files and Swift sources of one project say about the sets of its catalogs and
/// its loose pictures, and what is wrong in the code itself.
///
/// Paths are below the folder that was searched: the project's root, or the input where nothing says
/// that it is a part of more.
package struct ProjectSources {
  /// A finding at a line of code.
  struct Line {
    /// Below the root.
    let place: SourcePlace
    let content: any UnitContent
    /// The lines that belong to it, as reports print them.
    let evidence: [CodeLocation]
  }

  /// What is not read of the Swift files, in one sentence; `nil`: all is.
  package let noteOnLeftOut: String?
  /// The folders that were passed over.
  let skipped: SkippedFolders
  /// The first file of a widget's target among these, below the root; `nil`: none is.
  let unreadOfWidgets: String?
  /// The paths of the Swift files read, below the root.
  let paths: [String]
  /// How many Swift files lead out of the folder and were left out.
  let outsideCount: Int
  /// What was not understood of project files, one line each.
  package let notes: [String]
  /// What the sources say.
  package let evidence: Evidence
  /// The name of the primary app icon of each target that says so.
  let appIcons: Set<String>
  private let suppressions: [Suppression]
  private let sets: [String: KnownSet]
  private let images: [String: ImageSet]
  private let pictures: LoosePictures
  private let lines: [SourcePlace: String]
  private let targets: [ProjectTarget]
  private let system: SystemVersion

  /// Reads the sources that were found; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - folder: What was found and read in the folder that was searched.
  ///   - sets: The sets of all catalogs there, with their paths below that folder.
  ///   - targets: The names of the targets to be read; empty for all.
  ///   - cache: Where it may be known what the same sources said in another run.
  ///   - budget: The time that their code may be run for.
  ///   - lexed: What the run has read of the sources.
  package init?(
    _ folder: ProjectFolder, sets: [LocatedSet], system: SystemVersion, targets: [String],
    cache: ResultCache?, budget: SourceBudget, lexed: LexedSources
  ) {
    let (search, projects, sources) = (folder.search, folder.projects, folder.sources)
    guard !search.sources.isEmpty || search.outsideCount > 0 else { return nil }
    let texts = sources.texts
    (noteOnLeftOut, unreadOfWidgets) = (sources.note, sources.unreadOfWidgets)
    var known: [String: KnownSet] = [:]
    var images: [String: ImageSet] = [:]
    for located in sets {
      let kind: KnownSet.Kind
      var alpha: Double?
      var (light, dark): (KnownSet.Color?, KnownSet.Color?)
      let isWatch = Survey.isWatch(located.path, located.set)
      switch located.set {
      case .image(let set): (kind, images[located.path]) = (.image, set)
      case .color(let set):
        (kind, alpha) = (.color, set.mostOpaque)
        light = set.knownColor(.light, isWatch: isWatch)
        dark = set.knownColor(.dark, isWatch: isWatch)
      case .icon: continue
      }
      known[located.path] = KnownSet(
        path: located.path, catalog: located.catalog, name: located.set.place.name, kind: kind,
        isWatch: isWatch, alpha: alpha, light: light, dark: dark)
    }
    self.sets = known
    self.images = images
    outsideCount = search.outsideCount
    (self.targets, self.system) = (projects.targets, system)
    let pictures = LoosePictures(search, projects: projects.targets)
    self.pictures = pictures
    (notes, skipped) = (projects.notes, search.skipped)
    appIcons = Set(projects.targets.compactMap(\.appIcon))
    paths = texts.map(\.path)
    let key = cache?.key("evidence 7") { key in
      key.add(texts.count)
      for text in texts {
        key.add(text.path)
        key.add(digestOf: text.bytes)
      }
      key.add(known.count)
      for set in known.values.sorted(by: { $0.path < $1.path }) { key.add(value: set) }
      key.add(pictures.sets.count)
      for set in pictures.sets { key.add(value: set) }
      key.add(value: projects.targets)
      key.add(value: search.fileNames)
      key.add(value: system)
      key.add(targets)
    }
    let reported = SourcesFound(of: key, in: cache, within: budget) {
      let evidence = Evidence(
        sources: texts, sets: Array(known.values) + pictures.sets, projects: projects.targets,
        bundleFiles: search.fileNames, system: system, wanted: targets,
        budget: budget, lexed: lexed, isScopeName: { ScopeExpression.matches($0) })
      return SourcesFound(
        evidence: evidence, suppressions: texts.flatMap(\.suppressions),
        lines: Self.lines(of: evidence.faults.map(\.place), in: texts))
    }
    (evidence, suppressions, lines) = (reported.evidence, reported.suppressions, reported.lines)
  }

  /// What stands at places, without the blanks around it: what distinguishes one finding from another when
  /// lines above it change. A comment that ignores findings is not part of it: the finding that it
  /// silences is the one that was there.
  private static func lines(
    of places: [SourcePlace], in texts: [SourceText]
  ) -> [SourcePlace: String] {
    var lines: [SourcePlace: String] = [:]
    let wanted = Dictionary(grouping: places, by: \.path)
    for text in texts {
      guard let places = wanted[text.path] else { continue }
      let split = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let comments = text.suppressions
      for place in places where split.indices.contains(place.line - 1) {
        let line = String(decoding: split[place.line - 1].prefix(4096), as: UTF8.self)
        let end = comments.first { $0.place.line == place.line }?.place.column
        let code = end.map { String(line.unicodeScalars.prefix($0 - 1)) } ?? line
        lines[place] = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
    }
    return lines
  }

  /// The image and color sets that the sources were asked about, and the loose pictures that they
  /// show.
  package var knownSets: [KnownSet] {
    Array(sets.values)
      + pictures.sets.filter { if case .used = evidence.use(of: $0) { true } else { false } }
  }

  /// Whether the sources make widgets, so that what they do not show is shown by none.
  var hasWidgets: Bool { evidence.targets.contains { !$0.widgets.isEmpty } }

  /// Where a set is shown, as far as the code says.
  ///
  /// - Parameters:
  ///   - path: The set's folder.
  ///   - shown: A path below the root as reports print it.
  func use(ofSetAt path: String, shown: (String) -> String) -> ArtUse {
    guard let set = sets[path] else { return .outside }
    func place(_ place: SourcePlace) -> CodeLocation {
      CodeLocation(path: shown(place.path), line: place.line)
    }
    switch evidence.use(of: set) {
    case .outside: return .outside
    case .unseen(let target):
      return .unseen(
        isFollowed: !evidence.targets.contains { $0.name == target && !$0.isWhole })
    case .used(let uses):
      var use = ArtUse(uses, path: place)
      use.targets = Set(uses.map(\.target))
      return use
    }
  }

  /// Where a loose picture is shown, as far as the code says.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - shown: A path below the root as reports print it.
  func use(ofPictureAt path: String, shown: (String) -> String) -> ArtUse {
    guard let set = pictures.set(ofFileAt: path) else { return .outside }
    func place(_ place: SourcePlace) -> CodeLocation {
      CodeLocation(path: shown(place.path), line: place.line)
    }
    switch evidence.use(of: set) {
    case .outside: return .outside
    // As of sets: what a target bundles and no code names is counted, not judged.
    case .unseen: return .unseen(isFollowed: true)
    case .used(let all):
      // A name that is open in part fits too much of what lies elsewhere.
      let uses = all.filter { use in
        use.candidates == 1 || pictures.isResource(path, ofTargetIn: origin(of: use.target))
      }
      guard !uses.isEmpty else { return .outside }
      var use = ArtUse(uses, path: place)
      use.targets = Set(uses.map(\.target))
      return use
    }
  }

  /// The folder or project file that says what a target is.
  private func origin(of target: String) -> String {
    evidence.targets.first { $0.name == target }?.origin ?? ""
  }

  /// Whether a catalog is bundled with extensions alone, whose icons nothing shows.
  ///
  /// - Parameter catalog: Its path; or that of an icon bundle.
  func isOfExtensionAlone(_ catalog: String) -> Bool {
    let owners = targets.filter { $0.catalogs.contains(catalog) || $0.members.contains(catalog) }
    let kinds = Set(owners.map(\.kind)).subtracting([.test])
    return kinds == [.appExtension]
  }

  /// The widget targets of a name that run on a Mac and nowhere else.
  func isOnMac(_ names: Set<String>) -> Bool {
    evidence.targets.contains { names.contains($0.name) && $0.platform == .macOS }
  }

  /// Whether all widget targets of these names run on a Mac and nowhere else.
  func isOnMacAlone(_ names: Set<String>) -> Bool {
    let named = evidence.targets.filter { names.contains($0.name) }
    return !named.isEmpty && named.allSatisfy { $0.platform == .macOS }
  }

  /// The findings at lines of code: images and colors that nothing has, faults that no picture
  /// shows, and sources that do not parse.
  ///
  /// - Parameter shown: A path below the root as reports print it.
  func findings(shown: (String) -> String) -> [Line] {
    func path(_ place: SourcePlace) -> CodeLocation {
      CodeLocation(path: shown(place.path), line: place.line)
    }
    // Targets that share a file miss the same name at the same line.
    let missing = Dictionary(grouping: evidence.missing) { missing in
      MissingLine(name: missing.name, place: missing.places[0], isColor: missing.isColor)
    }.sorted { ($0.key.place, $0.key.name) < ($1.key.place, $1.key.name) }.map { line, all in
      Line(
        place: line.place,
        content: MissingNameContent(
          name: line.name, isColor: line.isColor, similar: all[0].similar),
        evidence: Set(all.flatMap(\.places)).sorted().map(path))
    }
    let faults = evidence.faults.map { fault in
      var facts = CodeFacts(
        fault.kind, widgets: fault.widgets, families: fault.families,
        place: fault.judgedPlace(on: system),
        others: fault.others.map { Self.location(of: $0, near: fault.place) },
        isPossible: fault.isMaybe)
      facts.isOfPicture = fault.picture != nil
      return Line(
        place: fault.place,
        content: CodeContent(
          facts: facts, line: lines[fault.place] ?? "",
          picture: fault.picture.flatMap { images[$0] }),
        evidence: [fault.place, fault.helper == fault.place ? nil : fault.helper].compactMap {
          $0.map(path)
        })
    }
    let broken = evidence.unparsable.map { source in
      Line(
        place: source.place,
        content: UnparsableContent(
          facts: UnparsableFacts(
            source.kind,
            at: CodeLocation(path: PathBelow.lastName(source.place.path), line: source.place.line),
            column: source.place.column, widgets: source.widgets, target: source.target)),
        evidence: [path(source.place)])
    }
    return missing + faults + broken
  }

  /// A line as a message about another names it: without its file where that is the same.
  private static func location(of place: SourcePlace, near other: SourcePlace) -> CodeLocation {
    CodeLocation(
      path: place.path == other.path ? "" : PathBelow.lastName(place.path), line: place.line)
  }

  /// Comments that keep findings out of the report.
  ///
  /// - Parameter shown: A path below the root as reports print it.
  func suppressions(_ shown: (String) -> String) -> [Suppression] {
    suppressions.map { comment in
      var comment = comment
      let place = comment.place
      comment.place = SourcePlace(path: shown(place.path), line: place.line, column: place.column)
      return comment
    }
  }
}

extension ColorSet {
  /// The color in an appearance; `nil`: there is none, or the system decides it.
  fileprivate func knownColor(
    _ look: CatalogAppearance.Luminosity, isWatch: Bool
  ) -> KnownSet.Color? {
    let request = CatalogRequest(
      idiom: isWatch ? .watch : .iphone, appearance: CatalogAppearance(look))
    guard case .stored(let color)? = color(for: request) else { return nil }
    let srgb = color.srgb
    return KnownSet.Color(
      red: Float(srgb.red), green: Float(srgb.green), blue: Float(srgb.blue),
      alpha: Float(srgb.alpha))
  }
}

/// An image or color that nothing has, at the first line that names it.
private struct MissingLine: Hashable {
  let name: String
  let place: SourcePlace
  let isColor: Bool
}

extension CodeFault {
  /// The place it is reported for: one that is judged by default, if it shows there.
  fileprivate func judgedPlace(on os: SystemVersion) -> Place? {
    let judged = Place.judged(on: .phone, os) + Place.judged(on: .watch, os)
    let usual = [SceneRole.accented, .standby, .blackFace].flatMap { role in
      judged.filter { $0.role == role }
    }
    return usual.first(where: places.contains)
      ?? Place.distinct.first(where: places.contains)
  }
}

/// All that comes of the texts of sources, which is kept for the next run.
private struct SourcesFound: Codable {
  let evidence: Evidence
  let suppressions: [Suppression]
  let lines: [SourcePlace: String]
}

extension SourcesFound {
  /// What is known of a key, or else is made and kept, unless the time for it ended.
  init(
    of key: CacheKey?, in cache: ResultCache?, within budget: SourceBudget,
    _ make: () -> SourcesFound
  ) {
    guard let key, let cache else {
      self = make()
      return
    }
    if let bytes = cache.value(for: key),
      let known = try? JSONDecoder().decode(Self.self, from: Data(bytes))
    {
      self = known
      return
    }
    self = make()
    guard budget.stopped.isEmpty else { return }
    if let data = try? JSONEncoder().encode(self) { cache.kept([UInt8](data), for: key) }
  }
}
