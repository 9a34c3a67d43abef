// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the inputs that paths lead to: files as they are, folders walked.
///
/// In a folder, hidden entries, loops of links, excluded paths, the output folder and files
/// named `*.vibrancy.png` are passed over. Order is that of the paths given, then of names.
public struct InputSearch: Sendable {
  /// What was found, and what could not be.
  public struct Result: Sendable, Hashable {
    /// The inputs, each once.
    public var files: [AssetFile] = []
    /// What went wrong on the way; the rest was still found.
    public var errors: [AssetError] = []
  }

  /// Patterns of paths to leave out while walking.
  public var excluded: [GlobPattern] = []
  /// Whether the patterns hold for paths given by name, too.
  public var excludesNamed = false
  /// A folder that is not walked into: where the output goes.
  public var outputFolder: String?

  /// A search without exclusions.
  public init() {}

  /// Finds what `paths` lead to.
  public func files(at paths: [String]) -> Result {
    var result = Result()
    var seen: Set<PathText.Key> = []
    let output = outputFolder.flatMap { SystemCall.resolved($0) }
    for given in paths {
      let path = PathText.trimmed(given)
      if excludesNamed, excluded.contains(where: { $0.matches(path) }) { continue }
      do throws(AssetError) {
        try addNamed(path, output: output, seen: &seen, to: &result)
      } catch {
        result.errors.append(error)
      }
    }
    return result
  }

  private func addNamed(
    _ path: String, output: String?, seen: inout Set<PathText.Key>, to result: inout Result
  ) throws(AssetError) {
    guard try SystemCall.status(of: path).kind == .folder else {
      add(AssetFile(path: path), seen: &seen, to: &result)
      return
    }
    if PathText.hasExtension(".png", path) { throw AssetError(path: path, problem: .folder) }
    // A bundle that is one thing, not a folder of pictures.
    if PathText.hasExtension(".icon", path) {
      throw AssetError(path: path, problem: .unsupported("this kind of folder"))
    }
    if let output, SystemCall.resolved(path) == output {
      throw AssetError(path: path, problem: .outputFolder)
    }
    var walk = FolderWalk(root: path, excluded: excluded, outputFolder: output)
    walk.run()
    guard walk.isFruitful else { throw AssetError(path: path, problem: .emptyFolder) }
    result.errors += walk.errors
    let files = walk.files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for file in files { add(file, seen: &seen, to: &result) }
  }

  private func add(
    _ file: AssetFile, seen: inout Set<PathText.Key>, to result: inout Result
  ) {
    let folder = PathText.folder(file.path)
    let real = SystemCall.resolved(folder.isEmpty ? "." : String(folder)) ?? String(folder)
    let key = PathText.key(PathText.joined(real, PathText.lastName(file.path)))
    if seen.insert(key).inserted { result.files.append(file) }
  }
}
