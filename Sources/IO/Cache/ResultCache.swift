// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem
internal import VibrancyVocabulary

/// Results of earlier runs, by what they depend on: one file each, in a folder that any number of runs
/// may use at once and be killed in.
///
/// Nothing in it is believed: a file begins with the digest of its key and content, and what has
/// another is made again. What is unusable is a result that is not there.
package final class ResultCache: Sendable {
  /// The bytes that are kept in all, unless set otherwise.
  package static let standardLimit = 256 << 20
  /// The most bytes of one result: more is made faster than it is read.
  package static let mostBytes = 16 << 20

  /// What could not be kept, for who runs the whole.
  package let troubles = CacheTroubles()
  /// The most bytes that are kept in all.
  private let limit: Int
  private let path: String
  private let folder: CacheFolder
  /// What every key begins with: version, build and model, so that no result outlives its code.
  private let beginning: KeyBytes

  /// The results in a folder, which is made if it is missing.
  ///
  /// - Parameters:
  ///   - build: What distinguishes this program from one with other code.
  ///   - limit: The most bytes that are kept in all, from 1.
  package init(
    folder path: String, build: String = ProgramFile.build, limit: Int = standardLimit
  ) throws(CacheError) {
    (self.path, self.limit) = (path, limit)
    folder = try CacheFolder(path)
    var beginning = KeyBytes()
    beginning.add("vibrancy \(ToolVersion.current)")
    beginning.add(build)
    self.beginning = beginning
  }

  /// Returns `true` if a folder holds results, or has held some.
  package static func isMade(at path: String) -> Bool { CacheFolder.isMade(at: path) }

  /// The key of a result.
  ///
  /// - Parameters:
  ///   - kind: What is kept; two kinds never share a key.
  ///   - ingredients: Adds all that it depends on.
  package func key(_ kind: String, _ ingredients: (inout KeyBytes) -> Void) -> CacheKey {
    var bytes = beginning
    bytes.add(kind)
    ingredients(&bytes)
    return bytes.key
  }

  /// A result, if it is there and as it was stored.
  package func value(for key: CacheKey) -> [UInt8]? {
    let (shard, name) = Self.place(of: key)
    guard
      let bytes = folder.bytes(shard, name, limit: Self.mostBytes + Self.headerCount),
      bytes.count >= Self.headerCount
    else { return nil }
    let content = Array(bytes[Self.headerCount...])
    return bytes.starts(with: Self.header(of: content, key)) ? content : nil
  }

  /// Keeps a result. Once in a while, as often as a sixteenth of the limit is written, what was of no
  /// use for longest makes room.
  package func store(_ content: [UInt8], for key: CacheKey) async {
    if let error = kept(content, for: key) { await troubles.add(error) }
  }

  /// As `store`, where nobody can wait.
  ///
  /// - Returns: Why it is not kept.
  @discardableResult
  package func kept(_ content: [UInt8], for key: CacheKey) -> CacheError? {
    guard content.count <= Self.mostBytes else { return nil }
    let (shard, name) = Self.place(of: key)
    let bytes = Self.header(of: content, key) + content
    let error = folder.write(bytes, shard, name)
    if Int.random(in: 0..<limit) < 16 * bytes.count { prune() }
    return error.map { CacheError(path, $0) }
  }

  /// How many results there are, and how many bytes they have.
  package var size: (count: Int, bytes: Int) {
    let entries = folder.list().filter { !$0.isDraft }
    return (entries.count, entries.reduce(0) { $0 + $1.byteCount })
  }

  /// Forgets all results; other files in the folder stay.
  package func clear() { folder.clear() }

  /// Makes room for a quarter of the limit where it is reached, and removes what was left half-done.
  package func prune() {
    let entries = folder.list()
    folder.remove(folder.leftovers(among: entries))
    var bytes = entries.reduce(0) { $0 + $1.byteCount }
    guard bytes > limit else { return }
    var last: [CacheFolder.Entry] = []
    for entry in entries.sorted(by: { $0.used < $1.used }) where bytes > limit / 4 * 3 {
      last.append(entry)
      bytes -= entry.byteCount
    }
    folder.remove(last)
  }

  private static let mark = Array("vibrancy result\n".utf8)
  private static let headerCount = mark.count + CacheKey.byteCount

  private static func header(of content: [UInt8], _ key: CacheKey) -> [UInt8] {
    let digest = Digest()
    digest.add(key.bytes)
    digest.add(content)
    return mark + digest.key.bytes
  }

  private static func place(of key: CacheKey) -> (shard: String, name: String) {
    let text = key.description
    return (String(text.prefix(2)), String(text.dropFirst(2)))
  }
}

/// What went wrong with keeping results, of which one is reported.
package actor CacheTroubles {
  /// The first.
  package private(set) var first: CacheError?

  func add(_ error: CacheError) { first = first ?? error }
}

/// The program that runs.
package enum ProgramFile {
  /// What distinguishes its code from other code of the same version. Linkers put no digest of the content
  /// into it unless set otherwise to, and reading all of it would take longer than most runs.
  package static let build = SystemCall.programPath.map(mark) ?? "unknown"

  /// The size of a program and when it was written.
  package static func mark(of path: String) -> String {
    guard let record = FileRecord(path) else { return "missing" }
    let (seconds, rest) = record.modified.quotientAndRemainder(dividingBy: 1_000_000_000)
    return "\(record.byteCount) \(seconds).\(rest)"
  }
}
