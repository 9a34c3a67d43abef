// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem

/// The top folder of the project that an input belongs to, whatever part of it was named: what is
/// decided by paths is decided by those below it.
package struct ProjectRoot: Sendable, Hashable {
  /// The folder: absolute, without links.
  package let path: String
  /// Whether it is the top of a Git work tree.
  package let isWorkTree: Bool
  /// Whether anything says that it is a project: Git, or a project file. Else it is the folder that
  /// the input lies in, and nothing beside the input belongs to it.
  package let isProject: Bool
  /// The input's place below it, `Sub/Folder`; empty for the root itself.
  package let inputPath: String

  /// The root of an input: the Git work tree's top, else the nearest folder at or above it with a
  /// project file or `Package.swift`, else the input's parent.
  ///
  /// - Parameter top: The root, where that is known: absolute, without links.
  package init(of input: String, known top: String? = nil) {
    // By its text: a part of a known project may be a link to somewhere else.
    let given = PathText.trimmed(input)
    if let top, given == top || given.utf8.starts(with: (top + "/").utf8) {
      (path, isWorkTree, isProject) = (top, true, true)
      inputPath = Self.below(top, given)
      return
    }
    let real = SystemCall.resolved(input.isEmpty ? "." : input) ?? PathFrame.current.absolute(input)
    let isFolder = (try? SystemCall.status(of: real).kind) == .folder
    let folders = PathFrame(workingDirectory: "/").foldersAbove(real, isFolder: isFolder)
    let workTree = folders.first { FileIdentity.of(PathText.joined($0, ".git")) != nil }
    let project = workTree ?? folders.first { Self.holdsProject($0) }
    path = project ?? folders.first { $0 != real } ?? real
    (isWorkTree, isProject) = (workTree != nil, project != nil)
    inputPath = Self.below(path, real)
  }

  /// The root itself as the input.
  var whole: ProjectRoot { ProjectRoot(path, self) }

  /// The input as if nothing lay beside it.
  var ofInputAlone: ProjectRoot { ProjectRoot(PathText.joined(path, inputPath), self) }

  private init(_ path: String, _ other: ProjectRoot) {
    (self.path, isWorkTree, isProject) = (path, other.isWorkTree, other.isProject)
    inputPath = ""
  }

  /// Whether a name is a project file's, or that of a folder which holds one.
  static func isProjectFile(_ name: String) -> Bool {
    PathText.hasExtension(".xcodeproj", name) || PathText.hasExtension(".xcworkspace", name)
      || ["Package.swift", "Project.swift", "project.yml", "project.yaml"].contains(name)
  }

  private static func holdsProject(_ folder: String) -> Bool {
    let entries = (try? SystemCall.entries(of: folder)) ?? []
    return entries.contains { $0.isUnicode && isProjectFile($0.name) }
  }

  private static func below(_ root: String, _ path: String) -> String {
    if path == root { return "" }
    let prefix = root.utf8.last == UInt8(ascii: "/") ? root : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : ""
  }
}

/// Paths as an input spells them, and the same below the project's root.
package struct ProjectPaths: Sendable, Hashable {
  /// The project's root.
  package let root: ProjectRoot
  /// The input as it was named, without a final `/`.
  package let input: String

  /// The paths of an input.
  package init(_ root: ProjectRoot, input: String) {
    (self.root, self.input) = (root, PathText.trimmed(input))
  }

  /// The same for what is searched to decide about the input: the whole project, or the input alone
  /// where nothing says that there is more of it.
  package var searched: ProjectPaths { root.isProject ? self : alone }

  /// The same for the input alone, whatever lies beside it.
  package var alone: ProjectPaths { ProjectPaths(root.ofInputAlone, input: input) }

  /// The sources and files of what is searched.
  package func search(
    excluded: [GlobPattern], followsOutside: Bool, heedsIgnoreFiles: Bool
  ) -> SourceSearch {
    let isWhole = root.isProject && !root.inputPath.isEmpty
    return SourceSearch(
      root: isWhole ? root.path : input, excluded: excluded, followsOutside: followsOutside,
      project: !heedsIgnoreFiles ? nil : isWhole ? root.whole : root)
  }

  /// The place below the root of something below the input.
  ///
  /// - Parameter path: Spelled as the input is, or absolute where it lies beside it.
  package func below(_ path: String) -> String {
    guard path != input else { return root.inputPath }
    let prefix = input.utf8.last == UInt8(ascii: "/") ? input : input + "/"
    if path.hasPrefix(prefix) {
      return PathText.joined(root.inputPath, String(path.dropFirst(prefix.count)))
    }
    let top = root.path.utf8.last == UInt8(ascii: "/") ? root.path : root.path + "/"
    return path.hasPrefix(top)
      ? String(path.dropFirst(top.count)) : PathBelow.relative(path, to: "")
  }

  /// Whether a place below the root is in the input.
  package func isInInput(_ below: String) -> Bool {
    root.inputPath.isEmpty || below == root.inputPath || below.hasPrefix(root.inputPath + "/")
  }

  /// The path of a place below the root: spelled as the input is where it lies in it; else absolute.
  package func path(of below: String) -> String {
    if below == root.inputPath { return input }
    guard isInInput(below) else { return PathText.joined(root.path, below) }
    let rest =
      root.inputPath.isEmpty ? below : String(below.dropFirst(root.inputPath.utf8.count + 1))
    return PathText.joined(input, rest)
  }
}
