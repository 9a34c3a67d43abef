// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What an input's Swift sources say about its asset catalogs: which sets a widget shows, and how.
///
/// A pure function of text: no compiler, no disk. What cannot be read for sure is counted, never
/// guessed; the same texts and sets give the same evidence in whatever order they come.
///
/// - Complexity: Linear in the size of the sources, but for names that many sets share.
public struct Evidence: Sendable {
  /// The widget targets, by folder.
  public let targets: [EvidenceTarget]
  /// The images that widget sources name in plain and that nothing provides, by place.
  ///
  /// Only of targets whose catalogs are known to be at hand: one of its own holds an image, or
  /// another of its names was found.
  public let missing: [MissingName]
  /// How many image sets are in a target's catalog without being named there.
  public let unnamedCount: Int

  private let uses: [String: SetUse]

  /// How many places show an image whose name is computed.
  public var computedCount: Int { targets.reduce(0) { $0 + $1.computedNames.count } }

  /// What the sources say about a set; outside for one that was not given.
  public func use(of set: KnownSet) -> SetUse { uses[set.path] ?? .outside }

  /// Reads the sources.
  ///
  /// - Parameters:
  ///   - sources: All Swift files of the input.
  ///   - sets: All image and color sets of its catalogs.
  ///   - bundleFiles: The names of files that code may also name: loose images, and sets of other
  ///     kinds (`glyph.symbolset`). They are known by name and by stem, `@2x` aside.
  ///   - isScopeName: Whether a folder of this name is a widget target's.
  public init(
    sources: [SourceText], sets: [KnownSet], bundleFiles: Set<String>,
    isScopeName: (String) -> Bool
  ) {
    let sources = sources.sorted { $0.path < $1.path }
    let outline = Outline(sources.lazy.map(SourceFile.init))
    let folders = TargetFolders.folders(of: outline, isScopeName: isScopeName)
    let index = SetIndex(sets.sorted { $0.path < $1.path })
    var found = folders.map { folder in
      let files = sources.filter { PathNames.isPath($0.path, in: folder) }
      return TargetEvidence(
        TargetSources(
          folder: folder, isWatch: PathNames.isWatch(folder), files: files, outline: outline),
        outline: outline, index: index)
    }
    let targets = found.map(\.target)
    found += ClockKitSources.evidence(
      sources, outline: outline, index: index, targets: targets, isScopeName: isScopeName)
    self.targets = targets
    let uses = SetUse.each(of: sets, targets: targets, found: found)
    self.uses = uses
    unnamedCount = sets.count { set in
      guard case .unnamed = uses[set.path], set.kind == .image else { return false }
      return true
    }
    missing = Self.missing(in: found, sets: sets, files: BundleFiles(bundleFiles))
  }

  private static func missing(
    in found: [TargetEvidence], sets: [KnownSet], files: BundleFiles
  ) -> [MissingName] {
    var missing: Set<MissingName> = []
    for evidence in found where !evidence.unanswered.isEmpty {
      let holdsImages = sets.contains { $0.kind == .image && evidence.target.contains($0.path) }
      guard evidence.hasAnswers || holdsImages else { continue }
      missing.formUnion(evidence.unanswered.lazy.filter { !files.contain($0.name) })
    }
    return missing.sorted()
  }
}
