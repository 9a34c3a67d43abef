// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyWatch
internal import VibrancyAssets

/// Waits for changes below folders, and of single files: however editors save them, and whatever
/// comes and goes meanwhile.
///
/// On Linux the system tells; where it does not, or has room for no more folders, the files' stamps
/// are compared each half second.
package final class FolderWatch {
  private let folders: [String]
  /// Single files, by the folder that they are in: what else is there does not count.
  private let files: [String: Set<String>]
  private var notices: Int32
  /// The folders that were added, by their numbers.
  private var added: [Int: String] = [:]
  private var stamps: [String: FolderTree.Stamp] = [:]
  private var nextLook = ContinuousClock.now

  /// Why files are compared, if they are.
  package private(set) var reasonToPoll: String?

  /// Watches from now on.
  ///
  /// - Parameter paths: Folders, with all below them, and files.
  package init(_ paths: [String]) {
    let paths = paths.map { $0.isEmpty ? "." : PathBelow.trimmed($0) }
    folders = paths.filter(FolderTree.isFolder)
    files = paths.filter { !FolderTree.isFolder($0) }.reduce(into: [:]) { files, path in
      let folder = PathBelow.folder(path)
      files[folder.isEmpty ? "." : folder, default: []].insert(PathBelow.lastName(path))
    }
    notices = vwatch_notices()
    if notices < 0 { reasonToPoll = "the system does not tell of changes" }
    addFolders()
    if reasonToPoll != nil { stamps = stampsNow() }
  }

  deinit { if notices >= 0 { vwatch_close(notices) } }

  /// What can be read once something changed; `nil`: only looking tells.
  var descriptor: Int32? { reasonToPoll == nil ? notices : nil }

  /// How long to wait before looking again, in milliseconds.
  static let pause = 500

  /// Whether anything changed since this was asked last, that is ours.
  package func hasChanges() -> Bool {
    guard reasonToPoll == nil else { return hasOtherStamps() }
    var bytes: [UInt8] = []
    while true {
      let part = read(notices, atMost: 1 << 16)
      if part.isEmpty { break }
      bytes += part
    }
    var (hasChanges, needsFolders) = (false, false)
    for notice in ChangeNotices(bytes) {
      if notice.isOverflow { (hasChanges, needsFolders) = (true, true) }
      guard let folder = added[notice.folder] else { continue }
      guard let name = notice.name else {
        // It has gone or moved; by its path, if at all, another is found.
        added[notice.folder] = nil
        (hasChanges, needsFolders) = (true, true)
        continue
      }
      if let files = files[folder], !isWatchedWhole(folder), !files.contains(name) { continue }
      if FolderTree.isPassedOver(name) { continue }
      hasChanges = true
      // A new one, or one that another stands for now; a link may lead to one, too.
      if notice.isFolder || FolderTree.isFolder(PathBelow.joined(folder, name)) {
        needsFolders = true
      }
    }
    // A folder that was gone may be back, and tells nothing.
    if needsFolders || folders.contains(where: { !added.values.contains($0) }) {
      let count = added.count
      addFolders()
      hasChanges = hasChanges || added.count > count
    }
    return hasChanges
  }

  private func isWatchedWhole(_ folder: String) -> Bool {
    folders.contains { folder == $0 || folder.hasPrefix($0 + "/") }
  }

  private func addFolders() {
    guard notices >= 0 else { return }
    for folder in folders.flatMap(FolderTree.folders) + files.keys.sorted() {
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

  private func hasOtherStamps() -> Bool {
    guard ContinuousClock.now >= nextLook else { return false }
    let now = stampsNow()
    nextLook = ContinuousClock.now + .milliseconds(Self.pause)
    defer { stamps = now }
    return now != stamps
  }

  private func stampsNow() -> [String: FolderTree.Stamp] {
    var stamps = FolderTree.stamps(in: folders.flatMap(FolderTree.folders))
    for (folder, names) in files {
      for (path, stamp) in FolderTree.stamps(in: [folder])
      where names.contains(PathBelow.lastName(path)) {
        stamps[path] = stamp
      }
    }
    return stamps
  }
}

/// What there is to read; nothing where it ended, broke or has nothing yet.
func read(_ descriptor: Int32, atMost count: Int) -> [UInt8] {
  unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    guard let start = buffer.baseAddress else { return }
    filled = unsafe max(0, vwatch_read(descriptor, start, count))
  }
}
