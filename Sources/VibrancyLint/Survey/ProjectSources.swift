// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyCache
internal import VibrancyEvidence
internal import VibrancyFacts
internal import VibrancyReporting
internal import VibrancyVocabulary

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What the project files and Swift sources of one folder say about the sets of its catalogs, and
/// what is wrong in the code itself.
struct ProjectSources {
  /// Something to be told at a line of code.
  struct Line {
    /// Below the root.
    let place: SourcePlace
    let content: LintUnit.Content
    /// The lines that belong to it, as reports print them.
    let evidence: [String]
  }

  /// The most bytes of sources that are read: as many as the largest apps have.
  static let mostBytes = 64 << 20

  /// How many Swift files were left out, because those before them have that many bytes.
  let leftOut: Int
  /// The paths of the Swift files read, below the root.
  let paths: [String]
  /// How many Swift files lead out of the folder and were left out.
  let outsideCount: Int
  /// What was not understood of project files, a line each.
  let notes: [String]
  /// What the sources say.
  let evidence: Evidence
  /// The name of the primary app icon of each target that says so.
  let appIcons: Set<String>
  private let suppressions: [Suppression]
  private let root: String
  private let sets: [String: KnownSet]
  private let lines: [SourcePlace: String]

  /// Reads the sources below a folder; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - targets: The names of the targets to be read; empty for all.
  ///   - describes: Whether sketches of the widgets are asked for, and nothing else.
  ///   - cache: Where it may be known what the same sources said in another run.
  init?(
    root: String, excluded: [GlobPattern], followsOutside: Bool,
    sets: [(CatalogFolder, CatalogSet)], system: SystemVersion, targets: [String],
    cache: ResultCache?, describes: Bool = false
  ) {
    let search = SourceSearch(root: root, excluded: excluded, followsOutside: followsOutside)
    guard !search.sources.isEmpty || search.outsideCount > 0 else { return nil }
    var texts: [SourceText] = []
    var (bytesLeft, leftOut) = (Self.mostBytes, 0)
    for file in search.sources {
      guard bytesLeft > 0 else {
        leftOut += 1
        continue
      }
      guard let bytes = SourceSearch.bytes(of: file) else { continue }
      bytesLeft -= bytes.count
      texts.append(SourceText(path: file.relativePath, bytes: bytes))
    }
    self.leftOut = leftOut
    var known: [String: KnownSet] = [:]
    for (folder, set) in sets {
      let kind: KnownSet.Kind
      switch set {
      case .image: kind = .image
      case .color: kind = .color
      case .icon: continue
      }
      let path = Self.below(root, set.place.path)
      known[path] = KnownSet(
        path: path, catalog: Self.below(root, folder.path), name: set.place.name, kind: kind,
        isWatch: Survey.isWatch(path, set))
    }
    self.root = root
    self.sets = known
    outsideCount = search.outsideCount
    let projects = ProjectFiles.targets(of: search)
    notes = projects.notes
    appIcons = Set(projects.targets.compactMap(\.appIcon))
    paths = texts.map(\.path)
    let key = cache?.key("evidence") { key in
      key.add(texts.count)
      for text in texts {
        key.add(text.path)
        key.add(digestOf: text.bytes)
      }
      key.add(known.count)
      for set in known.values.sorted(by: { $0.path < $1.path }) { key.add(value: set) }
      key.add(value: projects.targets)
      key.add(value: search.fileNames)
      key.add(value: system)
      key.add(targets)
    }
    let told = SourcesTold(of: key, in: cache) {
      let evidence = Evidence(
        sources: texts, sets: Array(known.values), projects: projects.targets,
        bundleFiles: search.fileNames, system: system, wanted: targets,
        describes: describes, isScopeName: { ScopeExpression.matches($0) })
      return SourcesTold(
        evidence: evidence, suppressions: texts.flatMap(\.suppressions),
        lines: Self.lines(of: evidence.faults.map(\.place), in: texts))
    }
    (evidence, suppressions, lines) = (told.evidence, told.suppressions, told.lines)
  }

  /// What stands at places, without the blanks around it: what tells one finding from another when
  /// lines above it change. A comment that ignores findings is no part of it: the finding that it
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

  /// The image and color sets that the sources were asked about.
  var knownSets: [KnownSet] { Array(sets.values) }

  /// Whether the sources make widgets, so that what they do not show is shown by none.
  var hasWidgets: Bool { evidence.targets.contains { !$0.widgets.isEmpty } }

  /// Where a set is shown, as far as the code says.
  ///
  /// - Parameter shown: A path below the root as reports print it.
  func use(of place: CatalogPlace, shown: (String) -> String) -> ArtUse {
    guard let set = sets[Self.below(root, place.path)] else { return .outside }
    func path(_ place: SourcePlace) -> String { "\(shown(place.path)):\(place.line)" }
    switch evidence.use(of: set) {
    case .outside: return .outside
    case .unseen:
      var use = ArtUse()
      (use.isInScope, use.isUnnamed) = (false, true)
      return use
    case .used(let uses):
      var use = ArtUse(uses, path: path)
      use.targets = Set(uses.map(\.target))
      return use
    }
  }

  /// What is told at lines of code: images that nothing has, and faults that no picture shows.
  ///
  /// - Parameter shown: A path below the root as reports print it.
  func findings(shown: (String) -> String) -> [Line] {
    func path(_ place: SourcePlace) -> String { "\(shown(place.path)):\(place.line)" }
    // Targets that share a file miss the same name at the same line.
    let missing = Dictionary(grouping: evidence.missing) { missing in
      MissingLine(name: missing.name, place: missing.places[0])
    }.sorted { ($0.key.place, $0.key.name) < ($1.key.place, $1.key.name) }.map { line, all in
      Line(
        place: line.place, content: .missingImage(name: line.name),
        evidence: Set(all.flatMap(\.places)).sorted().map(path))
    }
    let faults = evidence.faults.map { fault in
      Line(
        place: fault.place,
        content: .code(
          CodeFacts(
            CodeFacts.Kind(fault.kind), widgets: fault.widgets, families: fault.families,
            place: fault.judgedPlace,
            others: fault.others.map { Self.words(for: $0, near: fault.place) },
            isPossible: fault.isMaybe),
          line: lines[fault.place] ?? ""),
        evidence: [fault.place, fault.helper].compactMap { $0.map(path) })
    }
    return missing + faults
  }

  /// A line as a message about another names it: `line 3` in the same file, `Badge.swift:3` else.
  private static func words(for place: SourcePlace, near other: SourcePlace) -> String {
    if place.path == other.path { return "line \(place.line)" }
    return "\(PathBelow.lastName(place.path)):\(place.line)"
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

  /// A path below the root as `KnownSet` has it.
  static func below(_ root: String, _ path: String) -> String {
    let prefix = root.utf8.last == UInt8(ascii: "/") ? root : root + "/"
    guard path.hasPrefix(prefix) else { return PathBelow.relative(path, to: "") }
    return String(path.dropFirst(prefix.count))
  }
}

/// An image that nothing has, at the first line that names it.
private struct MissingLine: Hashable {
  let name: String
  let place: SourcePlace
}

extension CodeFault {
  /// The place it is told for: one that is judged by default, if it shows there.
  fileprivate var judgedPlace: Place? {
    let usual: [Place] = [.homeTinted, .watchAccented, .standby, .watchFullColor]
    return usual.first(where: places.contains)
      ?? Place.distinct.first(where: places.contains)
  }
}

extension CodeFacts.Kind {
  fileprivate init(_ kind: CodeFault.Kind) {
    self =
      switch kind {
      case .photo: .photo
      case .swallowed: .swallowed
      case .oneGroupTrack: .oneGroupTrack
      case .noContainerBackground: .noContainerBackground
      case .darkInk: .darkInk
      }
  }
}

/// All that comes of the texts of sources, which is kept for the next run.
private struct SourcesTold: Codable {
  let evidence: Evidence
  let suppressions: [Suppression]
  let lines: [SourcePlace: String]
}

extension SourcesTold {
  /// What is known of a key, or else is made and kept.
  init(of key: CacheKey?, in cache: ResultCache?, _ make: () -> SourcesTold) {
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
    if let data = try? JSONEncoder().encode(self) { cache.kept([UInt8](data), for: key) }
  }
}
