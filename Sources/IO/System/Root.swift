// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The folder that an input's parts may not lead out of: over links, `..` or a path from the top.
///
/// What somebody named may be a link itself; what is found or named inside it is somebody else's
/// word. One value serves all files of a folder, of which there may be a million.
package final class Root: Sendable, Hashable {
  /// The folder as the user knows it.
  package let shown: String
  /// The folder without links; `nil` if it is not there, and nothing is inside then.
  private let real: String?
  /// The folder that it stands for or that stands for it, without links.
  private let twin: String?
  /// `true` if what leads outside is read all the same. It is still known to be outside.
  package let followsOutside: Bool

  /// A folder that was named.
  ///
  /// - Parameter absolute: Where it is, if not by its name from the working directory.
  package init(folder: String, at absolute: String? = nil, followsOutside: Bool = false) {
    shown = folder
    real = SystemCall.resolved(absolute ?? (folder.isEmpty ? "." : folder))
    twin = real.flatMap { Self.mirror?.twin(of: $0) }
    self.followsOutside = followsOutside
  }

  /// The folder that a file lies in by its path, be it a link or not.
  package convenience init(ofFile path: String, followsOutside: Bool = false) {
    self.init(folder: PathBelow.folder(path), followsOutside: followsOutside)
  }

  package static func == (a: Root, b: Root) -> Bool {
    a.shown == b.shown && a.real == b.real && a.followsOutside == b.followsOutside
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(shown)
    hasher.combine(followsOutside)
  }

  /// Returns `true` if a path without links lies in it.
  package func holds(_ path: String) -> Bool {
    guard let real else { return false }
    return Self.isBelow(real, path) || twin.map { Self.isBelow($0, path) } ?? false
  }

  private static func isBelow(_ folder: String, _ path: String) -> Bool {
    path.utf8.elementsEqual(folder.utf8)
      || path.utf8.starts(
        with: folder.utf8.last == UInt8(ascii: "/") ? folder.utf8 : (folder + "/").utf8)
  }

  /// The private folder that stands for the root while a task reads it; `nil`: there is none.
  @TaskLocal package static var mirror: MirroredFolder?

  /// Refuses what leads outside, unless that is wanted.
  ///
  /// - Throws: `FileError`; not if there is nothing at the path, which is reported when it is read.
  package func check(_ path: String) throws(FileError) {
    guard !followsOutside, let found = SystemCall.resolved(path), !holds(found) else { return }
    throw outside(path)
  }

  /// The names in a folder of it, hidden entries aside; none if it leads outside or is none.
  package func names(in folder: String) -> [String] {
    guard (try? check(folder)) != nil,
      let entries = try? SystemCall.entries(of: folder.isEmpty ? "." : folder)
    else { return [] }
    return entries.map(\.name).filter { !PathText.isHidden($0) }.sorted()
  }

  /// Returns `true` if a path leads outside, whether that is wanted or not.
  package func isLeft(by path: String) -> Bool {
    SystemCall.resolved(path).map { !holds($0) } ?? false
  }

  /// Returns `true` if an open file has a name in it.
  ///
  /// Asked of the open file, so that no link can be put in its place between question and answer.
  package func holds(_ descriptor: Int32, openedAt path: String) -> Bool {
    // One question instead of one for every folder above it.
    if let place = SystemCall.path(ofOpen: descriptor), holds(place) { return true }
    guard let found = SystemCall.resolved(path), holds(found),
      let opened = try? SystemCall.status(ofOpen: descriptor, path: path).identity
    else { return false }
    return FileIdentity.of(found) == opened
  }

  /// The error for a path that leads outside.
  package func outside(_ path: String) -> FileError {
    FileError(path: path, problem: .outside(root: shown))
  }
}

/// A private folder that stands for another, and links to what is the same there: a link to the
/// same place in the other leads nowhere else.
package struct MirroredFolder: Sendable, Hashable {
  private let mirror: String
  private let original: String

  /// - Parameters:
  ///   - mirror: Absolute, without links; nobody else can write to it.
  ///   - original: Absolute, without links.
  package init(_ mirror: String, of original: String) {
    (self.mirror, self.original) = (mirror, original)
  }

  /// The same place on the other side; `nil` for a path on neither.
  fileprivate func twin(of path: String) -> String? {
    for (one, other) in [(mirror, original), (original, mirror)] {
      if path.utf8.elementsEqual(one.utf8) { return other }
      if path.utf8.starts(with: (one + "/").utf8) {
        return other + String(decoding: path.utf8.dropFirst(one.utf8.count), as: UTF8.self)
      }
    }
    return nil
  }
}
