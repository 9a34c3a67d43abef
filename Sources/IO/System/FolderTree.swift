// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What lies below folders, as somebody sees it who waits for changes.
package enum FolderTree {
  /// What shows that a file has changed without reading it.
  package struct Stamp: Hashable, Sendable {
    private let identity: FileIdentity
    private let (byteCount, modified, changed): (Int, Int, Int)

    /// Of what a path leads to; `nil` if there is nothing.
    package init?(_ path: String) {
      guard let status = try? SystemCall.status(of: path) else { return nil }
      identity = status.identity
      (byteCount, modified, changed) = (status.byteCount, status.modified, status.changed)
    }

    /// Whether nothing about the file changed for so many nanoseconds. What did lately may do so
    /// again within the time that the disk's clock stands still, and have the same stamp.
    package func isOlder(than age: Int) -> Bool { changed <= SystemCall.now - age }
  }

  /// Whether a change of this name, in whatever folder, is none of ours: hidden files but the
  /// configuration, and our own sheets.
  package static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") && name != ".vibrancy.json" || PathText.hasExtension(".vibrancy.png", name)
  }

  /// A folder and those below it, each once whatever links there are; hidden ones are passed over,
  /// and so is what cannot be read.
  ///
  /// - Parameter bounds: What links may not lead out of; `nil`: they may lead anywhere.
  package static func folders(below root: String, within bounds: Root? = nil) -> [String] {
    var (found, open): ([String], [String]) = ([], [root])
    var seen: Set<FileIdentity> = []
    while let folder = open.popLast() {
      guard let identity = FileIdentity.of(folder), seen.insert(identity).inserted,
        let entries = try? SystemCall.entries(of: folder)
      else { continue }
      found.append(folder)
      for entry in entries where !entry.isFile && !isPassedOver(entry.name) {
        let path = PathText.joined(folder, entry.name)
        guard entry.isFolder || (try? SystemCall.status(of: path).kind) == .folder else { continue }
        if entry.isFolder || bounds?.isLeft(by: path) != true { open.append(path) }
      }
    }
    return found
  }

  /// The stamps of all files in these folders, without those below them.
  package static func stamps(in folders: [String]) -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for folder in folders {
      for entry in (try? SystemCall.entries(of: folder)) ?? [] where !isPassedOver(entry.name) {
        let path = PathText.joined(folder, entry.name)
        stamps[path] = Stamp(path)
      }
    }
    return stamps
  }

  /// Whether there is anything by a name, be it a link that leads nowhere.
  package static func isTaken(_ path: String) -> Bool { SystemCall.isTaken(path) }

  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    (try? SystemCall.status(of: path).kind) == .folder
  }
}
