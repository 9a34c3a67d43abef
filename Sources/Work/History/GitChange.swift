// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancySystem
internal import VibrancyVocabulary

/// A file that is not what it was at a revision, as `git diff-index --raw -z` reports it.
package struct GitChange: Sendable, Hashable {
  /// The kind of change of a file.
  package enum Kind: Sendable, Hashable {
    /// It was not there.
    case added
    /// It is no more.
    case deleted
    /// Its bytes or permissions changed, as far as Git can see without reading it.
    case modified
    /// It was a file and is a link, or the like.
    case typeChanged
    /// It had another path.
    case renamed
    /// It was made from a file that is still there.
    case copied
    /// A merge left its versions to somebody.
    case unmerged
  }

  /// The type of an entry of a tree.
  package enum EntryType: Sendable, Hashable {
    /// There is none.
    case absent
    /// A file with bytes.
    case file
    /// A symbolic link; its bytes are its target.
    case link
    /// A commit of another repository.
    case submodule
  }

  package let kind: Kind
  /// The type of the old entry.
  package let oldType: EntryType
  /// The name of the bytes that it had: hexadecimal digits, all 0 where there were none.
  package let oldObject: String
  /// The path that it had, below the top of the work tree; `nil`: it had none, or none that is
  /// UTF-8.
  package let oldPath: String?
  /// The path that it has; `nil`: it has none, or none that is UTF-8.
  package let newPath: String?

  /// The changes that Git reported.
  ///
  /// - Parameter bytes: What `--raw -z` prints: `:MODE MODE OBJECT OBJECT LETTER`, a zero byte, a
  ///   path, a zero byte, and for renames and copies the other path and a zero byte.
  /// - Returns: `nil` if it is something else.
  /// - Source: git-diff(1), "Raw output format".
  package static func all(in bytes: [UInt8]) -> [GitChange]? {
    var fields = bytes.split(separator: 0, omittingEmptySubsequences: false)[...]
    // Behind the last zero byte is nothing.
    guard fields.popLast()?.isEmpty == true else { return nil }
    var changes: [GitChange] = []
    while let head = fields.popFirst() {
      guard head.first == UInt8(ascii: ":"),
        let words = String(validating: head.dropFirst(), as: UTF8.self)?.split(separator: " "),
        words.count == 5, let oldType = EntryType(mode: words[0]),
        words[2].utf8.allSatisfy(isDigit), let letter = words[4].first,
        let kind = Kind(letter: letter), let first = fields.popFirst()
      else { return nil }
      let path = String(validating: first, as: UTF8.self)
      var (oldPath, newPath) = (path, path)
      if kind == .renamed || kind == .copied {
        guard let second = fields.popFirst() else { return nil }
        newPath = String(validating: second, as: UTF8.self)
      }
      if kind == .added { oldPath = nil }
      if kind == .deleted { newPath = nil }
      changes.append(
        GitChange(
          kind: kind, oldType: oldType, oldObject: String(words[2]), oldPath: oldPath,
          newPath: newPath))
    }
    return changes
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}

extension GitChange.Kind {
  fileprivate init?(letter: Character) {
    switch letter {
    case "A": self = .added
    case "D": self = .deleted
    case "M": self = .modified
    case "T": self = .typeChanged
    case "R": self = .renamed
    case "C": self = .copied
    case "U": self = .unmerged
    default: return nil
    }
  }
}

extension GitChange.EntryType {
  fileprivate init?(mode: Substring) {
    switch mode {
    case "000000": self = .absent
    // Very old repositories have files that their group may write.
    case "100644", "100755", "100664": self = .file
    case "120000": self = .link
    case "160000": self = .submodule
    default: return nil
    }
  }
}

/// Paths that lists of Git's name, each ending in a zero byte.
enum GitPaths {
  /// The paths that are UTF-8: no other can be written in a report.
  static func all(in bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).compactMap { String(validating: $0, as: UTF8.self) }
  }
}

/// The objects that `git cat-file --batch` prints.
package struct GitBlobs {
  /// The bytes by the object's name; those that are not there are left out.
  package private(set) var bytes: [String: [UInt8]] = [:]

  /// Takes an answer apart: `OBJECT TYPE SIZE`, a line break, the bytes, a line break; or
  /// `OBJECT missing`.
  ///
  /// - Returns: `nil` if it is something else.
  package init?(_ answer: [UInt8]) {
    var rest = answer[...]
    while !rest.isEmpty {
      guard let end = rest.firstIndex(of: 10) else { return nil }
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      if words.count == 2, words[1] == "missing" { continue }
      guard words.count == 3, let size = Int(words[2]), size >= 0, rest.count > size,
        rest[rest.startIndex + size] == 10
      else { return nil }
      bytes[String(words[0])] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
  }

  /// The sizes that `git cat-file --batch-check` reports, by the object's name.
  package static func sizes(in answer: [UInt8]) -> [String: Int] {
    var sizes: [String: Int] = [:]
    for line in answer.split(separator: 10) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      if words.count == 3, let size = Int(words[2]) { sizes[String(words[0])] = size }
    }
    return sizes
  }
}

/// A stand-in that Git LFS leaves for a file's bytes.
package struct LFSPointer: Sendable, Hashable {
  /// SHA-256 of the bytes, 64 hexadecimal digits.
  package let digest: String

  /// The pointer that some bytes are; `nil` if they are none.
  ///
  /// - Source: Git LFS Specification, "The Pointer".
  package init?(_ bytes: [UInt8]) {
    guard bytes.count < 1024, bytes.starts(with: "version https://git-lfs".utf8) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("oid sha256:") }) else { return nil }
    let digest = line.dropFirst("oid sha256:".count)
    guard digest.utf8.count == 64,
      digest.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else { return nil }
    self.digest = String(digest)
  }

  /// The place of the bytes below Git LFS' folder of objects.
  package var path: String { "\(digest.prefix(2))/\(digest.dropFirst(2).prefix(2))/\(digest)" }
}

/// The present paths of files and sets of a revision.
///
/// The descriptions of sets are so alike that Git takes one for another: a set went where its
/// pictures did, and with none of them nowhere.
package struct RenamedPaths: Sendable {
  private var files: [PathKey: String] = [:]
  private var sets: [PathKey: String] = [:]
  private static let description = "Contents.json"

  /// The renames among changes.
  package init(_ changes: [GitChange]) {
    let gone = Set(
      changes.filter { [.deleted, .renamed].contains($0.kind) }
        .compactMap { $0.oldPath.map { PathKey($0) } })
    var votes: [PathKey: [String]] = [:]
    for change in changes where change.kind == .renamed {
      guard let old = change.oldPath, let new = change.newPath else { continue }
      if PathBelow.lastName(old) == Self.description { continue }
      files[PathKey(old)] = new
      // A picture that moved to another set leaves the first where it is.
      let folder = PathBelow.folder(old)
      guard gone.contains(PathKey(PathBelow.joined(folder, Self.description))) else { continue }
      votes[PathKey(folder), default: []].append(PathBelow.folder(new))
    }
    for (folder, targets) in votes {
      let counts = Dictionary(targets.map { ($0, 1) }, uniquingKeysWith: +)
      sets[folder] =
        counts.max {
          $0.value == $1.value ? $0.key > $1.key : $0.value < $1.value
        }?.key
    }
  }

  /// The present path; itself if it did not move.
  package func now(_ path: String) -> String {
    if PathBelow.lastName(path) == Self.description, let set = sets[PathKey(PathBelow.folder(path))]
    {
      return PathBelow.joined(set, Self.description)
    }
    return files[PathKey(path)] ?? path
  }
}
