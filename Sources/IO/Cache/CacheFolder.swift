// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Why a folder cannot hold results; work goes on without.
package struct CacheError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, and what to do.
  package let description: String
  /// Whether the folder could be used, and somebody else may have put results there.
  package let isUnsafe: Bool

  init(_ folder: String, _ code: Int32) {
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
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
@safe final class CacheFolder: Sendable {
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

  private let root: Int32
  private let entries: Int32

  /// Opens a folder, which is made with those above it, for its owner alone.
  init(_ path: String) throws(CacheError) {
    Self.make(path)
    root = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard root >= 0 else { throw CacheError(path, errno) }
    if let reason = Self.danger(of: root) {
      _ = close(root)
      throw CacheError(path, because: reason)
    }
    _ = unsafe mkdirat(root, Self.version, 0o700)
    entries = unsafe openat(
      root, Self.version, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard entries >= 0 else {
      let code = errno
      _ = close(root)
      throw CacheError(path, code)
    }
    if let reason = Self.danger(of: entries) {
      _ = close(entries)
      _ = close(root)
      throw CacheError("\(path)/\(Self.version)", because: reason)
    }
    if unsafe faccessat(root, Self.tagName, F_OK, 0) != 0 {
      let tag = unsafe openat(
        root, Self.tagName, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      if tag >= 0 {
        _ = Self.write(Array(Self.tag.utf8), to: tag)
        _ = close(tag)
      }
    }
  }

  deinit {
    _ = close(entries)
    _ = close(root)
  }

  /// Why results in an open folder may be somebody else's; `nil`: they are not.
  private static func danger(of folder: Int32) -> String? {
    var record = stat()
    guard unsafe fstat(folder, &record) == 0 else { return "its owner is unknown" }
    guard record.st_uid == geteuid() else { return "the folder belongs to another user" }
    let mode = record.st_mode & 0o777
    if mode & 0o077 == 0 { return nil }
    return "others may open the folder (mode \(String(mode, radix: 8)), not 700)"
  }

  private static func make(_ path: String) {
    guard unsafe mkdir(path, 0o700) != 0, errno == ENOENT,
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex
    else { return }
    make(String(path[..<slash]))
    _ = unsafe mkdir(path, 0o700)
  }

  /// The bytes of a file; `nil` if there is none, or none like ours.
  ///
  /// - Parameter limit: The most bytes that are read.
  func bytes(_ shard: String, _ name: String, limit: Int) -> [UInt8]? {
    let folder = shardFolder(shard)
    guard folder >= 0 else { return nil }
    defer { _ = close(folder) }
    let file = unsafe openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { _ = close(file) }
    var record = stat()
    guard unsafe fstat(file, &record) == 0, record.st_mode & S_IFMT == S_IFREG,
      record.st_size <= limit
    else { return nil }
    if time(nil) - Self.changed(record) > 86_400 { _ = futimens(file, nil) }
    return Self.read(Int(record.st_size), from: file)
  }

  /// Writes a file that appears whole or not at all.
  ///
  /// - Returns: The error's number; 0: it is there.
  func write(_ bytes: [UInt8], _ shard: String, _ name: String) -> Int32 {
    var folder = shardFolder(shard)
    if folder < 0, errno == ENOENT {
      _ = unsafe mkdirat(entries, shard, 0o700)
      folder = shardFolder(shard)
    }
    guard folder >= 0 else { return errno }
    defer { _ = close(folder) }
    let draft = "t" + String(UInt64.random(in: 0 ... .max), radix: 36)
    let file = unsafe openat(
      folder, draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return errno }
    var code = Self.write(bytes, to: file)
    if close(file) != 0, code == 0 { code = errno }
    if code == 0, unsafe renameat(folder, draft, folder, name) != 0 { code = errno }
    if code != 0 { _ = unsafe unlinkat(folder, draft, 0) }
    return code
  }

  /// Everything that is there.
  func list() -> [Entry] {
    var found: [Entry] = []
    for shard in Self.shards {
      let folder = shardFolder(shard)
      guard folder >= 0 else { continue }
      // The stream closes it.
      guard let stream = unsafe fdopendir(folder) else {
        _ = close(folder)
        continue
      }
      defer { _ = unsafe closedir(stream) }
      while let record = unsafe readdir(stream) {
        let name = unsafe withUnsafeBytes(of: &record.pointee.d_name) { buffer in
          unsafe String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard Self.isOurs(name) else { continue }
        var status = stat()
        guard unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
        found.append(
          Entry(
            shard: shard, name: name, byteCount: Int(status.st_size), used: Self.changed(status)))
      }
    }
    return found
  }

  /// Removes files.
  func remove(_ entries: some Sequence<Entry>) {
    for entry in entries {
      let folder = shardFolder(entry.shard)
      guard folder >= 0 else { continue }
      _ = unsafe unlinkat(folder, entry.name, 0)
      _ = close(folder)
    }
  }

  /// What was being written when its process ended.
  func leftovers(among entries: [Entry]) -> [Entry] {
    let now = time(nil)
    return entries.filter { $0.isDraft && now - $0.used > Self.draftAge }
  }

  /// Removes everything that is ours, and the folders as far as they are empty then.
  func clear() {
    remove(list())
    for shard in Self.shards { _ = unsafe unlinkat(entries, shard, AT_REMOVEDIR) }
    _ = unsafe unlinkat(root, Self.version, AT_REMOVEDIR)
    _ = unsafe unlinkat(root, Self.tagName, 0)
  }

  private func shardFolder(_ shard: String) -> Int32 {
    unsafe openat(entries, shard, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }

  /// Whether a name is a digest's rest, or a draft's.
  private static func isOurs(_ name: String) -> Bool {
    if name.utf8.first == draftMark { return name.utf8.count <= 14 }
    return name.utf8.count == 2 * CacheKey.byteCount - 2 && name.utf8.allSatisfy(hexDigits.contains)
  }

  private static func changed(_ record: stat) -> Int {
    #if canImport(Darwin)
      record.st_mtimespec.tv_sec
    #else
      record.st_mtim.tv_sec
    #endif
  }

  private static func read(_ count: Int, from file: Int32) -> [UInt8]? {
    var isWhole = true
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[filled...])
        #if canImport(Glibc)
          let got = unsafe Glibc.read(file, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let got = unsafe Musl.read(file, rest.baseAddress, rest.count)
        #else
          let got = unsafe Darwin.read(file, rest.baseAddress, rest.count)
        #endif
        if got < 0, errno == EINTR { continue }
        isWhole = got > 0
        guard isWhole else { return }
        filled += got
      }
    }
    return isWhole ? bytes : nil
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          unsafe Glibc.write(file, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          unsafe Musl.write(file, buffer.baseAddress, buffer.count)
        #else
          unsafe Darwin.write(file, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : ENOSPC }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
