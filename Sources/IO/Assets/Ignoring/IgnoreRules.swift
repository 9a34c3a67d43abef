// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem

/// What Git ignores below a project's root: `.git/info/exclude`, the root's `.gitignore`, and those
/// of the folders on the way down, of which the deepest that has an opinion decides. What Git tracks is
/// never ignored, whatever a pattern says.
///
/// The user's global file is not read: what is judged must not depend on the machine.
package struct IgnoreRules: Sendable {
  /// The patterns of one file.
  private struct Level: Sendable {
    /// How many names lie between the project's root and the file's folder.
    let depth: Int
    /// In the order of the file.
    let patterns: [IgnorePattern]
  }

  /// From the root down.
  private var levels: [Level] = []
  /// What Git tracks in the work tree.
  private var tracked: TrackedFiles?
  /// Whether there is a project, of which Git or a target lists what is its own.
  private var isOfProject = false
  /// Whether they are those of a folder that is ignored but for what Git tracks in it.
  private var ignoresAll = false

  static let fileName = ".gitignore"
  /// The most bytes of a file that are read.
  private static let mostBytes = 1 << 20
  /// The most patterns of a file.
  private static let mostPatterns = 4096

  /// Rules that ignore nothing.
  package init() {}

  /// The rules of the folders above a place in a project, without those of the folder itself.
  ///
  /// - Parameter folder: The place below the root, `Sub/Folder`; empty for the root.
  package init(above folder: String, in root: ProjectRoot) {
    isOfProject = root.isProject
    if root.isWorkTree, let git = Self.gitFolders(ofWorkTree: root.path) {
      tracked = TrackedFiles(gitFolder: git.own)
      add(fileAt: PathText.joined(git.common, "info/exclude"), depth: 0)
    }
    guard root.isProject else { return }
    let names = folder.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    for depth in names.indices {
      let above = names[..<depth].reduce("") { PathText.joined($0, $1) }
      enter(folderAt: above.isEmpty ? root.path : PathText.joined(root.path, above), below: above)
    }
  }

  /// Whether there is nothing to ask.
  var isEmpty: Bool { levels.isEmpty && !ignoresAll }

  /// Whether they are those of a folder of which nothing counts but what Git tracks.
  var keepsTrackedFilesOnly: Bool { ignoresAll }

  /// Whether a folder is passed over for its name: one of tools, `build` or `Pods`, in a project of
  /// which Git tracks no source there, or a hidden one of which it tracks none.
  ///
  /// - Parameters:
  ///   - name: The folder's name.
  ///   - relative: Its path below the project's root.
  func passesOver(_ name: String, at relative: String) -> Bool {
    let isHidden = PathText.isHidden(name)
    guard isHidden || !FolderWalk.isWalked(name), isHidden || isOfProject else { return false }
    return !tracksSources(below: relative)
  }

  /// Whether Git tracks Swift sources or asset catalogs below a folder.
  ///
  /// - Parameter relative: Its path below the project's root.
  func tracksSources(below relative: String) -> Bool {
    tracked?.holdsSources(below: relative) ?? false
  }

  /// The rules inside a folder that is ignored or a tool's, but for what Git tracks in it.
  var forTrackedFiles: IgnoreRules {
    var rules = self
    rules.ignoresAll = tracked != nil
    return rules
  }

  /// Takes in the `.gitignore` of a folder that a walk comes to.
  ///
  /// - Parameter relative: The folder's path below the project's root.
  mutating func enter(folderAt path: String, below relative: String) {
    let depth = relative.utf8.split(separator: UInt8(ascii: "/")).count
    add(fileAt: PathText.joined(path, Self.fileName), depth: depth)
  }

  /// Whether an entry is ignored, by itself; those of ignored folders are not asked about.
  ///
  /// - Parameter relative: Its path below the project's root.
  func ignores(_ relative: String, isFolder: Bool) -> Bool {
    guard isIgnored(relative, isFolder: isFolder) else { return false }
    guard let tracked else { return true }
    return isFolder ? !tracked.holdsAny(below: relative) : !tracked.holds(relative)
  }

  /// The rules inside a folder that is not ignored itself.
  ///
  /// - Parameter relative: Its path below the project's root.
  func inside(_ relative: String) -> IgnoreRules {
    isIgnored(relative, isFolder: true) ? forTrackedFiles : self
  }

  /// Whether patterns ignore an entry, tracked or not.
  private func isIgnored(_ relative: String, isFolder: Bool) -> Bool {
    if ignoresAll { return true }
    if levels.isEmpty { return false }
    let names = Array(relative.utf8).split(separator: UInt8(ascii: "/"))
    for level in levels.reversed() {
      let below = names.dropFirst(level.depth)
      guard !below.isEmpty else { continue }
      if let last = level.patterns.last(where: { $0.matches(below, isFolder: isFolder) }) {
        return !last.isNegated
      }
    }
    return false
  }

  private mutating func add(fileAt path: String, depth: Int) {
    guard let bytes = try? FileBytes.all(of: path, limit: Self.mostBytes) else { return }
    let patterns = Self.patterns(in: bytes)
    if !patterns.isEmpty { levels.append(Level(depth: depth, patterns: patterns)) }
  }

  /// The patterns of a file's bytes.
  static func patterns(in bytes: [UInt8]) -> [IgnorePattern] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    return text.split(separator: UInt8(ascii: "\n")).prefix(mostPatterns)
      .compactMap { IgnorePattern($0) }
  }

  /// The Git folder of a work tree, whose `.git` may be a file that names it, and the one that all work
  /// trees of a repository have in common.
  private static func gitFolders(ofWorkTree top: String) -> (own: String, common: String)? {
    let git = PathText.joined(top, ".git")
    guard let status = try? SystemCall.status(of: git) else { return nil }
    guard status.kind == .file else { return (git, git) }
    guard let folder = line(ofFileAt: git, behind: "gitdir: ", from: top) else { return nil }
    // A second work tree has its patterns where the first one has, and an index of its own.
    let common =
      line(ofFileAt: PathText.joined(folder, "commondir"), behind: "", from: folder) ?? folder
    return (folder, common)
  }

  /// The path that the first line of a file names.
  private static func line(
    ofFileAt path: String, behind word: String, from folder: String
  ) -> String? {
    guard let bytes = try? FileBytes.all(of: path, limit: 4096) else { return nil }
    let line = String(decoding: bytes.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
    guard line.hasPrefix(word), line.utf8.count > word.utf8.count else { return nil }
    let named = String(line.dropFirst(word.count))
    return named.utf8.first == UInt8(ascii: "/") ? named : PathText.joined(folder, named)
  }
}
