// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyEvidence

/// What the Swift sources of one folder say about the sets of its catalogs.
struct ProjectSources {
  /// An image that a widget source names and nothing has.
  struct Missing {
    let name: String
    /// Below the root.
    let path: String
    let line: Int
    let column: Int
  }

  /// The most bytes of sources that are read: as many as the largest apps have.
  static let mostBytes = 64 << 20

  /// How many Swift files were left out, because those before them have that many bytes.
  let leftOut: Int
  /// The paths of the Swift files read, below the root.
  let paths: [String]
  /// Places that show an image whose name is computed, `path:line:column` below the root.
  let computedNames: [String]
  /// Images that are named and not there.
  let missing: [Missing]
  private let suppressions: [Suppression]
  /// How many Swift files lead out of the folder and were left out.
  let outsideCount: Int
  private let evidence: Evidence
  private let root: String
  private let sets: [String: KnownSet]

  /// Reads the sources below a folder; `nil` if there are none.
  init?(
    root: String, excluded: [GlobPattern], followsOutside: Bool,
    sets: [(CatalogFolder, CatalogSet)]
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
    evidence = Evidence(
      sources: texts, sets: Array(known.values), bundleFiles: search.fileNames,
      isScopeName: { ScopeExpression.matches($0) })
    paths = texts.map(\.path)
    suppressions = texts.flatMap(\.suppressions)
    computedNames = evidence.targets.flatMap(\.computedNames).map { "\($0):\($0.column)" }
    missing = evidence.missing.map {
      Missing(name: $0.name, path: $0.place.path, line: $0.place.line, column: $0.place.column)
    }
  }

  /// Where a set is shown, as far as the code says.
  ///
  /// - Parameter shown: A path below the root as reports print it.
  func use(of place: CatalogPlace, shown: (String) -> String) -> ArtUse {
    guard let set = sets[Self.below(root, place.path)] else { return .outside }
    func path(_ place: SourcePlace) -> String {
      "\(shown(PathBelow.joined(root, place.path))):\(place.line)"
    }
    switch evidence.use(of: set) {
    case .outside: return .outside
    case .unnamed:
      var use = ArtUse()
      (use.isInScope, use.isUnnamed) = (false, true)
      return use
    case .possible(let target):
      var use = ArtUse()
      use.place = shown(PathBelow.joined(root, target))
      use.isWatch = set.isWatch
      return use
    case .used(let uses):
      var use = ArtUse(uses, path: path)
      use.place = uses.first.map { shown(PathBelow.joined(root, $0.target)) }
      return use
    }
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

  private static func below(_ root: String, _ path: String) -> String {
    let prefix = root.utf8.last == UInt8(ascii: "/") ? root : root + "/"
    guard path.hasPrefix(prefix) else { return PathBelow.relative(path, to: "") }
    return String(path.dropFirst(prefix.count))
  }
}
