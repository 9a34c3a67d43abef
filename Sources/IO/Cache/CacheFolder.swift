// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem

/// Why a folder cannot hold results; work goes on without.
package struct CacheError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, and what to do.
  package let description: String
  /// Whether the folder could be used, and somebody else may have put results there.
  package let isUnsafe: Bool

  /// A folder that the system does not let anybody write to, or not this user.
  init(_ folder: String, _ error: SystemError) {
    let reason =
      switch error.kind {
      case .readOnly: "the file system is read-only"
      case .forbidden: "permission denied"
      case .interrupted, .wouldBlock, .brokenPipe, .badDescriptor, .taken, .missing, .other:
        "\(error)"
      }
    self.init(folder, reason: reason, isUnsafe: false)
  }

  /// A folder that somebody else may write to, or put there.
  package init(_ folder: String, because reason: String) {
    self.init(folder, reason: reason, isUnsafe: true)
  }

  private init(_ folder: String, reason: String, isUnsafe: Bool) {
    self.isUnsafe = isUnsafe
    description =
      "\(folder): results cannot be kept here: \(reason); name another folder with --cache, or use "
      + "--no-cache"
  }
}

/// A folder of small files that are named by digests: `DIR/1/3f/…`, and a tag that keeps backups
/// away.
///
/// Every call starts from an open folder and follows no link, so that nothing outside is read,
/// written or removed, whatever somebody puts there. Names are ours alone; others are left alone.
/// The folder belongs to this user, and only this user may open it: its results are trusted.
final class CacheFolder: Sendable {
  /// A file.
  struct Entry: Sendable {
    let shard: String
    let name: String
    let byteCount: Int
    /// When it was last of use, in seconds.
    let used: Int
    /// Whether it was being written.
    var isDraft: Bool { name.utf8.first == CacheFolder.draftMark }
  }

  private static let draftMark = UInt8(ascii: "t")
  private static let version = "1"
  private static let tagName = "CACHEDIR.TAG"
  private static let tag =
    "Signature: 8a477f597d28d172789f06886806bc55\n# Results of vibrancy; may be removed at any time.\n"
  private static let hexDigits = Array("0123456789abcdef".utf8)
  static let shards = hexDigits.flatMap { a in
    hexDigits.map { String(decoding: [a, $0], as: UTF8.self) }
  }
  /// Longer than anything takes to be written, in seconds.
  private static let draftAge = 600

  private let root: OpenFolder
  private let entries: OpenFolder

  /// Opens a folder, which is made with those above it, for its owner alone.
  init(_ path: String) throws(CacheError) {
    let refusal = Self.make(path)
    root = try Self.opened(path) { () throws(SystemError) in
      do throws(SystemError) {
        return try OpenFolder(path, for: .listing)
      } catch {
        // What keeps the folder from being made says more than that it is missing.
        throw error.kind == .missing ? refusal ?? error : error
      }
    }
    if let reason = Self.danger(of: root) { throw CacheError(path, because: reason) }
    let root = root
    entries = try Self.opened(path) { () throws(SystemError) in
      try root.folder(Self.version, making: 0o700)
    }
    if let reason = Self.danger(of: entries) {
      throw CacheError("\(path)/\(Self.version)", because: reason)
    }
    if root.record(of: Self.tagName) == nil {
      try? root.newFile(Self.tagName, permissions: 0o600).write(Array(Self.tag.utf8))
    }
  }

  /// Returns `true` if a folder is one of these.
  static func isMade(at path: String) -> Bool { FileRecord("\(path)/\(version)") != nil }

  private static func opened(
    _ path: String, _ body: () throws(SystemError) -> OpenFolder
  ) throws(CacheError) -> OpenFolder {
    do throws(SystemError) { return try body() } catch { throw CacheError(path, error) }
  }

  /// Why results in an open folder may be somebody else's; `nil`: they are not.
  private static func danger(of folder: OpenFolder) -> String? {
    guard let record = folder.record else { return "its owner is unknown" }
    guard record.owner == SystemCall.user else { return "the folder belongs to another user" }
    if record.permissions & 0o077 == 0 { return nil }
    let mode = String(record.permissions, radix: 8)
    return "others may open the folder (mode \(mode), not 700)"
  }

  /// Makes a folder and those above it.
  ///
  /// - Returns: The reason why the last one that is missing cannot be made; `nil`: none is missing.
  private static func make(_ path: String) -> SystemError? {
    do throws(SystemError) {
      try SystemCall.makeFolder(path, permissions: 0o700)
      return nil
    } catch {
      guard error.kind == .missing, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
        slash != path.startIndex
      else { return error.kind == .taken ? nil : error }
      if let refusal = make(String(path[..<slash])) { return refusal }
      do throws(SystemError) {
        try SystemCall.makeFolder(path, permissions: 0o700)
        return nil
      } catch { return error.kind == .taken ? nil : error }
    }
  }

  /// The bytes of a file; `nil` if there is none, or none like ours.
  ///
  /// - Parameter limit: The most bytes that are read.
  func bytes(_ shard: String, _ name: String, limit: Int) -> [UInt8]? {
    guard let file = (try? entries.folder(shard))?.file(name), let record = file.record,
      record.kind == .file, record.byteCount <= limit
    else { return nil }
    if Self.seconds(SystemCall.now) - Self.seconds(record.modified) > 86_400 { file.touch() }
    return file.bytes(record.byteCount)
  }

  /// Writes a file that appears whole or not at all.
  ///
  /// - Returns: Why it is not; `nil`: it is there.
  func write(_ bytes: [UInt8], _ shard: String, _ name: String) -> SystemError? {
    let draft = "t" + String(UInt64.random(in: 0 ... .max), radix: 36)
    do throws(SystemError) {
      let folder = try entries.folder(shard, making: 0o700)
      let file = try folder.newFile(draft, permissions: 0o600)
      do throws(SystemError) {
        try file.write(bytes)
        try file.checkKept()
        try folder.rename(draft, to: name)
      } catch {
        folder.remove(draft)
        throw error
      }
      return nil
    } catch {
      return error
    }
  }

  /// Everything that is there.
  func list() -> [Entry] {
    var found: [Entry] = []
    for shard in Self.shards {
      guard let folder = try? entries.folder(shard) else { continue }
      for name in folder.names() where Self.isOurs(name) {
        guard let record = folder.record(of: name) else { continue }
        found.append(
          Entry(
            shard: shard, name: name, byteCount: record.byteCount,
            used: Self.seconds(record.modified)))
      }
    }
    return found
  }

  /// Removes files.
  func remove(_ entries: some Sequence<Entry>) {
    for entry in entries { (try? self.entries.folder(entry.shard))?.remove(entry.name) }
  }

  /// What was being written when its process ended.
  func leftovers(among entries: [Entry]) -> [Entry] {
    let now = Self.seconds(SystemCall.now)
    return entries.filter { $0.isDraft && now - $0.used > Self.draftAge }
  }

  /// Removes everything that is ours, and the folders as far as they are empty then.
  func clear() {
    remove(list())
    for shard in Self.shards { entries.removeFolder(shard) }
    root.removeFolder(Self.version)
    root.remove(Self.tagName)
  }

  /// Whether a name is a digest's rest, or a draft's.
  private static func isOurs(_ name: String) -> Bool {
    if name.utf8.first == draftMark { return name.utf8.count <= 14 }
    return name.utf8.count == 2 * CacheKey.byteCount - 2 && name.utf8.allSatisfy(hexDigits.contains)
  }

  /// Whole seconds of nanoseconds.
  private static func seconds(_ nanoseconds: Int) -> Int { nanoseconds / 1_000_000_000 }
}
