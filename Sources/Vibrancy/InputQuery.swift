// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyAssets

/// Which inputs are wanted: paths of files and folders, and what to leave out.
public struct InputQuery: Sendable, Hashable {
  /// Files, folders (walked: hidden entries, loops of links and `*.vibrancy.png` are passed over).
  public var paths: [String]
  /// Patterns of paths to leave out while walking.
  public var excluded: [String] = []
  /// Whether those hold for files given by name, too.
  public var excludesNamed = false
  /// A folder that is not walked into: where the output goes.
  public var outputFolder: String?

  /// Paths, nothing left out.
  public init(paths: [String]) { self.paths = paths }

  /// The inputs, each once: in the order of the paths, and in a folder of names; and what could
  /// not be read on the way.
  public func inputs() -> (inputs: [Input], errors: [AssetError]) {
    var search = InputSearch()
    search.excluded = excluded.map { GlobPattern($0) }
    search.excludesNamed = excludesNamed
    search.outputFolder = outputFolder
    let found = search.files(at: paths)
    return (found.files.map { Input($0) }, found.errors)
  }
}
