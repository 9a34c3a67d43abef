// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets

/// Which inputs are wanted: paths of files and folders, and what to leave out.
public struct InputQuery: Sendable, Hashable {
  /// Files, folders (walked: hidden entries, loops of links and `*.vibrancy.png` are passed over),
  /// asset catalogs, groups and sets inside them.
  public var paths: [String]
  /// Patterns of paths to leave out while walking.
  public var excluded: [String] = []
  /// Whether those hold for files given by name, too.
  public var excludesNamed = false
  /// A folder that is not walked into: where the output goes.
  public var outputFolder: String?
  /// Whether links, and paths that a description names, are followed out of the folder, catalog or
  /// description that was named.
  public var followsOutside = false

  /// The most previews of one family that a widget description may unfold into.
  public var mostVariants = 64

  /// Paths, nothing left out.
  public init(paths: [String]) { self.paths = paths }

  /// The inputs, each once: in the order of the paths, and in a folder of names; and what could
  /// not be read, or is odd, on the way.
  ///
  /// A folder yields its loose PNG files and the sets of its asset catalogs.
  public func inputs() -> InputFindings {
    var search = InputSearch()
    search.excluded = excluded.map { GlobPattern($0) }
    search.excludesNamed = excludesNamed
    search.outputFolder = outputFolder
    search.followsOutside = followsOutside
    let found = search.files(at: paths)
    var catalogs = CatalogSearch()
    catalogs.excluded = search.excluded
    var findings = InputFindings()
    findings.errors = found.errors.map { .unreadable($0) }
    findings.passedOver = found.passedOver
    for input in found.inputs {
      switch input {
      case .file(let file) where file.isWidgetDescription:
        findings.addWidget(file, most: mostVariants, followsOutside: followsOutside)
      case .file(let file): findings.inputs.append(Input(file))
      case .catalog(let folder): findings.add(catalogs.sets(in: [folder]), of: folder.path)
      }
    }
    // A catalog and a set inside it may both be named.
    // Compared by bytes: two spellings of one accented letter name two files.
    var seen: Set<[[UInt8]]> = []
    findings.inputs = findings.inputs.filter {
      seen.insert([Array($0.path.utf8), $0.widget == nil ? [] : Array($0.name.utf8)]).inserted
    }
    return findings
  }
}
