// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyWatch
internal import VibrancyAssets
package import VibrancySystem

/// Waits for changes below folders, and of single files: however editors save them, and whatever
/// comes and goes meanwhile.
///
/// On Linux the system reports changes; where it does not, or has room for no more folders, the files' stamps
/// are compared each half second.
package final class FolderWatch {
  private let folders: [String]
  /// Single files, by the folder that they are in: what else is there does not count.
  private let files: [String: Set<String>]
  /// What links may not lead out of; `nil`: they may lead anywhere.
  private let bounds: Root?
  private var notices: Int32
  /// The folders that were added, by their numbers.
  private var added: [Int: String] = [:]
  private var stamps: [String: FolderTree.Stamp] = [:]
  private var nextLook = ContinuousClock.now
  /// The paths that changed since they were taken, and whether the first notice of each said that it
  /// came.
  private var changed: [String: Bool] = [:]
  /// `true` if more than that changed, at unknown paths.
  private var isUnsure = false
  /// `true` if something changed that was not reported.
  private var hasUnreported = false

  /// The reason why files are compared, if they are.
  package private(set) var reasonToPoll: String?

  /// Watches from now on.
  ///
  /// - Parameters:
  ///   - paths: Folders, with all below them, and files.
  ///   - bounds: What links may not lead out of; `nil`: they may lead anywhere.
  package init(_ paths: [String], within bounds: Root? = nil) {
    self.bounds = bounds
    let paths = paths.map { $0.isEmpty ? "." : PathBelow.trimmed($0) }
    folders = paths.filter(FolderTree.isFolder)
    files = paths.filter { !FolderTree.isFolder($0) }.reduce(into: [:]) { files, path in
      let folder = PathBelow.folder(path)
      files[folder.isEmpty ? "." : folder, default: []].insert(PathBelow.lastName(path))
    }
    notices = vwatch_notices()
    if notices < 0 { reasonToPoll = "the system does not report changes" }
    addFolders()
    if reasonToPoll != nil { stamps = stampsNow() }
  }

  deinit { if notices >= 0 { vwatch_close(notices) } }

  /// The descriptor to read from once something changed; `nil`: only comparing stamps shows it.
  var descriptor: Int32? { reasonToPoll == nil ? notices : nil }

  /// The pause before looking again, in milliseconds.
  static let pause = 500

  /// Of more nobody asks one by one.
  private static let mostPaths = 10_000

  /// Reads what changed since the last call.
  ///
  /// - Returns: Whether any of it is ours.
  package func pollChanges() -> Bool {
    defer { hasUnreported = false }
    guard reasonToPoll == nil else { return renewStamps() || hasUnreported }
    return readNotices() || hasUnreported
  }

  /// The paths of all that changed since this was asked last, spelled as below the paths that are
  /// watched; `nil`: unknown.
  ///
  /// What came and is gone again, as the drafts of editors do, is not among them.
  package func takeChanges() -> [String]? {
    defer { (changed, isUnsure) = ([:], false) }
    guard reasonToPoll == nil, !isUnsure else { return nil }
    return changed.filter { !$0.value || FolderTree.isTaken($0.key) }.map(\.key)
  }

  /// To be called behind each look: what came during it may have been seen, be it gone or not.
  package func endLook() {
    guard reasonToPoll == nil else { return }
    if readNotices() { hasUnreported = true }
    for path in changed.keys { changed[path] = false }
  }

  /// Reads the notices of the system. Returns whether any of them is ours.
  private func readNotices() -> Bool {
    var bytes: [UInt8] = []
    while true {
      let part = read(notices, atMost: 1 << 16)
      if part.isEmpty { break }
      bytes += part
    }
    var (hasChanges, needsFolders) = (false, false)
    for notice in ChangeNotices(bytes) {
      if notice.isOverflow { (hasChanges, needsFolders, isUnsure) = (true, true, true) }
      guard let folder = added[notice.folder] else { continue }
      guard let name = notice.name else {
        // It has gone or moved; by its path, if at all, another is found.
        added[notice.folder] = nil
        (hasChanges, needsFolders, isUnsure) = (true, true, true)
        continue
      }
      if let files = files[folder], !isWatchedWhole(folder), !files.contains(name) { continue }
      if FolderTree.isPassedOver(name) { continue }
      hasChanges = true
      let path = PathBelow.joined(folder, name)
      // A new one, or one that another stands for now; a link may lead to one, too.
      if notice.isFolder || FolderTree.isFolder(path) {
        (needsFolders, isUnsure) = (true, true)
      } else if changed.count < Self.mostPaths {
        // A file that was named by its name alone is spelled so.
        let isBare = folder == "." && !isWatchedWhole(folder)
        changed[isBare ? name : path] = changed[isBare ? name : path] ?? notice.isNew
      } else {
        isUnsure = true
      }
    }
    // A folder that was gone may be back, and sends no event.
    if needsFolders || folders.contains(where: { !added.values.contains($0) }) {
      let count = added.count
      addFolders()
      if added.count > count { (hasChanges, isUnsure) = (true, true) }
    }
    return hasChanges
  }

  private func isWatchedWhole(_ folder: String) -> Bool {
    folders.contains { folder == $0 || folder.hasPrefix($0 + "/") }
  }

  private func foldersNow() -> [String] {
    folders.flatMap { FolderTree.folders(below: $0, within: bounds) }
  }

  private func addFolders() {
    guard notices >= 0 else { return }
    for folder in foldersNow() + files.keys.sorted() {
      let number = unsafe vwatch_add(notices, folder)
      if number >= 0 {
        added[Int(number)] = folder
      } else if number == -28 {
        // ENOSPC: so many folders may be watched, and no more.
        reasonToPoll = "the system watches no more folders (fs.inotify.max_user_watches)"
        stamps = stampsNow()
        return
      }
    }
  }

  /// Looks at the stamps anew, at most once a pause. Returns whether any is another.
  private func renewStamps() -> Bool {
    guard ContinuousClock.now >= nextLook else { return false }
    let now = stampsNow()
    nextLook = ContinuousClock.now + .milliseconds(Self.pause)
    defer { stamps = now }
    return now != stamps
  }

  private func stampsNow() -> [String: FolderTree.Stamp] {
    var stamps = FolderTree.stamps(in: foldersNow())
    for (folder, names) in files {
      for (path, stamp) in FolderTree.stamps(in: [folder])
      where names.contains(PathBelow.lastName(path)) {
        stamps[path] = stamp
      }
    }
    return stamps
  }
}

/// The bytes there are to read; none where it ended, broke or has nothing yet.
func read(_ descriptor: Int32, atMost count: Int) -> [UInt8] {
  unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    guard let start = buffer.baseAddress else { return }
    filled = unsafe max(0, vwatch_read(descriptor, start, count))
  }
}
