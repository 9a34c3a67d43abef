// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// The roots of the repositories that a report's paths lie in: where services look paths up.
struct RepositoryRoots {
  /// The variables in which services of continuous integration name the root.
  static let variables = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]

  /// Absolute folders without links: what the environment names, the top of the Git work tree around
  /// the working directory, then the tops of those that paths elsewhere lie in.
  private(set) var folders: [String] = []

  /// - Parameters:
  ///   - workingDirectory: What the report's paths are relative to.
  ///   - environment: Those of `variables` that are set.
  init(
    of report: Report, from workingDirectory: String,
    environment: [String: String] = Terminal.environment(RepositoryRoots.variables)
  ) {
    for name in Self.variables {
      guard let value = environment[name], value.utf8.first == UInt8(ascii: "/") else { continue }
      if let folder = FileSystem.resolved(value), FileSystem.isFolder(folder) { add(folder) }
    }
    if let top = Self.workTree(around: workingDirectory) { add(top) }
    var seen: Set<String> = []
    let paths =
      (report.findings + report.undetermined).map(\.location.path) + report.errors.map(\.path)
    for path in paths {
      let isAbsolute = path.utf8.first == UInt8(ascii: "/")
      // What lies below the working directory is in one of those already, or in none.
      guard isAbsolute || path.hasPrefix("../") else { continue }
      let folder = FileSystem.folder(of: path)
      guard seen.insert(folder).inserted, let place = FileSystem.resolved(folder),
        !folders.contains(where: { place == $0 || place.hasPrefix($0 + "/") }),
        let top = Self.workTree(around: place)
      else { continue }
      add(top)
    }
  }

  private mutating func add(_ folder: String) {
    if !folders.contains(folder) { folders.append(folder) }
  }

  /// The nearest folder at or above one that holds `.git`.
  static func workTree(around folder: String) -> String? {
    var place = folder
    while !place.isEmpty {
      if FileSystem.exists(FileSystem.joined(place, ".git")) { return place }
      if place == "/" { return nil }
      place = FileSystem.folder(of: place)
    }
    return nil
  }
}
