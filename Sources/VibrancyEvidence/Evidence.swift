// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// What an input's Swift sources say about its asset catalogs: which sets a widget shows, and how.
///
/// A pure function of text: no compiler, no disk. What cannot be read for sure is counted, never
/// guessed; the same texts and sets give the same evidence in whatever order they come.
///
/// - Complexity: Linear in the size of the sources, but for names that many sets share.
package struct Evidence: Sendable {
  /// The widget targets, by folder.
  package let targets: [EvidenceTarget]
  /// The images that widget sources name in plain and that nothing provides, by place.
  ///
  /// Only of targets whose catalogs are known to be at hand: one of its own holds an image, or
  /// another of its names was found.
  package let missing: [MissingName]
  /// How many image sets are in a target's catalog without being named there.
  package let unnamedCount: Int

  private let uses: [String: SetUse]

  /// How many places show an image whose name is computed.
  package var computedCount: Int { targets.reduce(0) { $0 + $1.computedNames.count } }

  /// What the sources say about a set; outside for one that was not given.
  package func use(of set: KnownSet) -> SetUse { uses[set.path] ?? .outside }

  /// Reads the sources.
  ///
  /// - Parameters:
  ///   - sources: All Swift files of the input.
  ///   - sets: All image and color sets of its catalogs.
  ///   - bundleFiles: The names of files that code may also name: loose images, and sets of other
  ///     kinds (`glyph.symbolset`). They are known by name and by stem, `@2x` aside.
  ///   - isScopeName: Whether a folder of this name is a widget target's.
  package init(
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

/// A folder whose sources make widgets, as far as they tell.
package struct EvidenceTarget: Sendable, Hashable {
  /// A widget that a target declares.
  package struct Widget: Sendable, Hashable {
    /// The name of its type.
    package let name: String
    /// Where the type is declared.
    package let place: SourcePlace
    /// The families it supports; nil for all.
    package let families: Set<Family>?
    /// The places, that it disfavors in each of its families.
    package let removedPlaces: Set<WidgetLocation>
    /// Whether a place may remove its container background.
    package let backgroundIsRemovable: Bool
    /// Whether it is a Live Activity, which is no widget to look at.
    package let isActivity: Bool

    /// The folder of the file that declares it.
    var folder: String { PathNames.folder(of: place.path) }
  }

  /// Its folder below the input's root; empty for the root itself.
  package let folder: String
  /// Whether it is for watchOS: a folder of its path is named for the watch.
  package let isWatch: Bool
  /// The families of all its widgets; nil for all there are.
  package let families: Set<Family>?
  /// Its widgets and Live Activities, in the order of their places.
  package let widgets: [Widget]
  /// The places that show an image whose name is computed.
  package internal(set) var computedNames: [SourcePlace] = []

  /// Whether a file or folder is in it.
  package func contains(_ path: String) -> Bool { PathNames.isPath(path, in: folder) }

  /// The widgets that may show what a file shows.
  ///
  /// From its folder up, the first folder that holds a widget decides: if it holds exactly one,
  /// with its subfolders, that is the one, else all of the target's are.
  func widgets(near path: String) -> [Widget] {
    let widgets = widgets.filter { !$0.isActivity }
    for folder in PathNames.folders(from: PathNames.folder(of: path)) {
      let here = widgets.filter { PathNames.isPath($0.folder, in: folder) }
      if here.count == 1 { return here }
      if here.count > 1 { return widgets }
    }
    return widgets
  }
}
