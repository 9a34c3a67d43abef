// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancySyntax
internal import VibrancySystem
internal import VibrancyTargets
internal import VibrancyVocabulary

/// The order in which sources are read of a project that has more than are read: first those that
/// hold widgets, then the others of their targets, then those of what these targets depend on, then
/// the rest.
///
/// A target makes widgets if one of its files names the protocol of widgets as one that a type
/// conforms to, or under another name. Where no target lists such a file, its folder is the target.
struct SourceOrder {
  /// The rank of each source, in their order: 0 is read first.
  private(set) var ranks: [Int]

  /// The most bytes that are searched for widgets; the files behind them count as the rest.
  private static let mostBytesSearched = 1 << 30
  private static let (root, own, dependency, rest) = (0, 1, 2, 3)

  init(_ files: [SourceSearch.File], targets: [ProjectTarget], _ lexed: LexedSources) {
    let paths = files.map(\.relativePath)
    ranks = paths.map { _ in Self.rest }
    let (roots, packages) = Self.found(in: files, lexed)
    let targets = targets + packages
    var open = roots
    var dependencies: Set<String> = []
    // An extension's widgets are often listed in the app, too, which is not built for them.
    for kinds: Set<ProjectTarget.Kind> in [[.appExtension, .watchApp], [.app], [.library]] {
      for target in targets where kinds.contains(target.kind) {
        guard open.contains(where: { target.members.contains(paths[$0]) }) else { continue }
        dependencies.formUnion(target.dependencies)
        for index in paths.indices where target.members.contains(paths[index]) {
          ranks[index] = Self.own
        }
      }
      open.removeAll { ranks[$0] == Self.own }
    }
    // Those that no target lists.
    for root in open {
      let folder = PathNames.folder(of: paths[root])
      let top = PathNames.outermost(of: folder) { ScopeExpression.matches($0) } ?? folder
      for index in paths.indices where PathNames.isPath(paths[index], in: top) {
        ranks[index] = Self.own
      }
    }
    for root in roots { ranks[root] = Self.root }
    let used = Self.closure(of: dependencies, in: targets)
    for index in paths.indices where ranks[index] == Self.rest {
      // A manifest says what is built of the files in its package.
      if Self.isManifest(paths[index])
        || used.contains(where: { $0.members.contains(paths[index]) })
      {
        ranks[index] = Self.dependency
      }
    }
  }

  /// The sources in the order in which they are read, those of one rank in their own.
  var indices: [Int] {
    (Self.root...Self.rest).flatMap { rank in ranks.indices.filter { ranks[$0] == rank } }
  }

  /// Returns `true` if a source is of a target that makes widgets.
  func isOwn(_ index: Int) -> Bool { ranks[index] <= Self.own }

  /// The targets that some names mean, and those that these depend on.
  private static func closure(
    of names: Set<String>, in targets: [ProjectTarget]
  ) -> [ProjectTarget] {
    var (open, seen, found) = (Array(names), names, [ProjectTarget]())
    while let name = open.popLast() {
      for target in targets where target.name == name && target.kind == .library {
        found.append(target)
        open += target.dependencies.filter { seen.insert($0).inserted }
      }
    }
    return found
  }

  /// The files that hold widgets, and the targets of packages.
  private static func found(
    in files: [SourceSearch.File], _ lexed: LexedSources
  ) -> (roots: [Int], packages: [ProjectTarget]) {
    var (roots, manifests, left) = ([Int](), [SourceText](), mostBytesSearched)
    for (index, file) in files.enumerated() where left > 0 && !PathNames.isTest(file.relativePath) {
      guard let bytes = SourceSearch.bytes(of: file) else { continue }
      left -= bytes.count
      if isManifest(file.relativePath) {
        manifests.append(SourceText(path: file.relativePath, bytes: bytes))
      }
      if holdsWidget(bytes) { roots.append(index) }
    }
    return (roots, PackageManifest.targets(in: SourceLibrary(manifests, readBy: lexed)))
  }

  private static func isManifest(_ path: String) -> Bool {
    PathText.lastName(path) == "Package.swift"
  }

  /// Returns `true` if `Widget`, or a protocol like it, stands where a protocol may be named:
  /// behind `:`, `,`, `&`, `=` or the dot behind its module.
  static func holdsWidget(_ bytes: [UInt8]) -> Bool {
    let words = ["Widget", "WidgetBundle", "ControlWidget"].map { Array($0.utf8) }
    func isName(_ byte: UInt8) -> Bool {
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || byte == UInt8(ascii: "_") || byte > 127
    }
    var start = 0
    while start < bytes.count {
      guard isName(bytes[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < bytes.count, isName(bytes[end]) { end += 1 }
      if bytes[start] == UInt8(ascii: "W") || bytes[start] == UInt8(ascii: "C"),
        words.contains(where: { $0.elementsEqual(bytes[start..<end]) })
      {
        let before = bytes[..<start].last { $0 > 32 }
        if let before, ":,&=.".utf8.contains(before) { return true }
      }
      start = end
    }
    return false
  }
}
