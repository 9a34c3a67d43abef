// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

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

  private static let deepestFolder = 200

  /// A search without exclusions.
  public init() {}

  /// Finds what `paths` lead to.
  public func files(at paths: [String]) -> Result {
    var result = Result()
    var seen: Set<String> = []
    let output = outputFolder.flatMap { SystemCall.resolved($0) }
    for given in paths {
      let path = given.count > 1 && given.hasSuffix("/") ? String(given.dropLast()) : given
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
    _ path: String, output: String?, seen: inout Set<String>, to result: inout Result
  ) throws(AssetError) {
    let status = try SystemCall.status(of: path)
    guard status.kind == .folder else {
      add(path, relativePath: Self.lastName(path), seen: &seen, to: &result)
      return
    }
    if Self.isPNG(path) { throw AssetError(path: path, problem: .folder) }
    if Self.isLater(path) {
      throw AssetError(path: path, problem: .unsupported("this kind of folder"))
    }
    let first = result.files.count
    guard walk(path, output: output, seen: &seen, into: &result) else {
      throw AssetError(path: path, problem: .emptyFolder)
    }
    result.files[first...].sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Walks a folder; returns whether there was anything in it to find, known already or not.
  private func walk(
    _ root: String, output: String?, seen: inout Set<String>, into result: inout Result
  ) -> Bool {
    var isFruitful = false
    var visited: Set<FileIdentity> = []
    var open: [(path: String, relative: String, depth: Int)] = [(root, "", 0)]
    while let folder = open.popLast() {
      guard let identity = FileIdentity.of(folder.path), visited.insert(identity).inserted,
        output == nil || SystemCall.resolved(folder.path) != output
      else { continue }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
        isFruitful = true
        result.errors.append(AssetError(path: folder.path, problem: .forbidden))
        continue
      }
      var below: [(path: String, relative: String, depth: Int)] = []
      for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      where !name.hasPrefix(".") {
        let path = folder.path.hasSuffix("/") ? folder.path + name : "\(folder.path)/\(name)"
        let relative = folder.relative.isEmpty ? name : "\(folder.relative)/\(name)"
        if excluded.contains(where: { $0.matches(relative) }) {
          isFruitful = true
          continue
        }
        do throws(AssetError) {
          let status = try SystemCall.status(of: path)
          switch status.kind {
          case .folder:
            if Self.isPNG(name) { throw AssetError(path: path, problem: .folder) }
            if folder.depth < Self.deepestFolder {
              below.append((path, relative, folder.depth + 1))
            }
          case .file where Self.isPNG(name) && !name.lowercased().hasSuffix(".vibrancy.png"):
            isFruitful = true
            add(path, relativePath: relative, seen: &seen, to: &result)
          case .file, .other: break
          }
        } catch {
          guard error.problem != .linkLoop, Self.isPNG(name) else { continue }
          isFruitful = true
          result.errors.append(error)
        }
      }
      open += below
    }
    return isFruitful
  }

  private func add(
    _ path: String, relativePath: String, seen: inout Set<String>, to result: inout Result
  ) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let key = (SystemCall.resolved(folder) ?? folder) + "/" + Self.lastName(path)
    guard seen.insert(key).inserted else { return }
    result.files.append(AssetFile(path: path, relativePath: relativePath))
  }

  private static func isPNG(_ name: String) -> Bool { name.lowercased().hasSuffix(".png") }

  /// Bundles that are one thing, not folders of pictures.
  private static func isLater(_ name: String) -> Bool { name.lowercased().hasSuffix(".icon") }

  private static func lastName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
