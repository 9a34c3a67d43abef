// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem

/// The paths that Git tracks in a work tree, as its index lists them; no program is started.
///
/// - Source: gitformat-index(5), Git 2.47: versions 2 to 4, split indexes.
package struct GitIndexFile: Sendable {
  /// In the order of their bytes, each once.
  private let paths: [[UInt8]]

  /// The most bytes of an index: two million files have some 200 MB, an app has less than one.
  private static let mostBytes = 64 << 20

  /// Of entries that are known.
  init(paths: [[UInt8]]) { self.paths = paths }

  /// Of a work tree's Git folder; `nil`: there is none, or it is in a form that is not read.
  ///
  /// - Parameter folder: `.git`, or the folder that a file of that name leads to.
  init?(gitFolder folder: String) {
    guard
      let bytes = try? FileBytes.all(
        of: PathText.joined(folder, "index"), limit: Self.mostBytes),
      let index = IndexReader.entries(of: bytes)
    else { return nil }
    var paths = index.paths
    if let shared = index.sharedName {
      // Entries of a split index that are deleted or replaced are still tracked, or just were.
      let file = PathText.joined(folder, "sharedindex." + shared)
      guard let bytes = try? FileBytes.all(of: file, limit: Self.mostBytes),
        let other = IndexReader.entries(of: bytes)
      else { return nil }
      paths += other.paths
    }
    self.paths = Set(paths).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Whether it lists a file.
  ///
  /// - Parameter path: Below the top of the work tree.
  func contains(_ path: String) -> Bool {
    let wanted = Array(path.utf8)
    let place = firstPlace(notBefore: wanted)
    return place < paths.count && paths[place] == wanted
  }

  /// The paths that it lists below a folder.
  ///
  /// - Parameter folder: Below the top of the work tree.
  func below(_ folder: String) -> ArraySlice<[UInt8]> {
    let prefix = Array(folder.utf8) + [UInt8(ascii: "/")]
    let first = firstPlace(notBefore: prefix)
    return paths[first...].prefix { $0.starts(with: prefix) }
  }

  /// The first path that does not come before another.
  private func firstPlace(notBefore wanted: [UInt8]) -> Int {
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if paths[middle].lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Reads the entries of an index.
private struct IndexReader {
  private let bytes: [UInt8]
  private var at = 0

  /// Its paths, and the name of the index that it is the changes to; `nil`: it is cut or something else.
  static func entries(of bytes: [UInt8]) -> (paths: [[UInt8]], sharedName: String?)? {
    var reader = IndexReader(bytes: bytes)
    guard bytes.starts(with: "DIRC".utf8) else { return nil }
    reader.at = 4
    guard let version = reader.number(bytes: 4), (2...4).contains(version),
      let count = reader.number(bytes: 4),
      // Each takes 62 bytes at least.
      count <= bytes.count / 62
    else { return nil }
    var paths: [[UInt8]] = []
    paths.reserveCapacity(count)
    for _ in 0..<count {
      guard let path = reader.path(version: version, after: paths.last ?? []) else { return nil }
      paths.append(path)
    }
    // An entry of a split index without a path is another version of one that the shared index has.
    return (paths.filter { !$0.isEmpty }, reader.sharedName())
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// A number, the highest byte first.
  private mutating func number(bytes count: Int) -> Int? {
    guard count <= bytes.count - at else { return nil }
    defer { at += count }
    return bytes[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The path of the entry that begins here; empty in a split index.
  private mutating func path(version: Int, after last: [UInt8]) -> [UInt8]? {
    let start = at
    // Times, device, number, mode, owner, size, and an object name of 20 bytes.
    at += 60
    guard let flags = number(bytes: 2) else { return nil }
    if version >= 3, flags & 0x4000 != 0 { at += 2 }
    var path: [UInt8] = []
    if version == 4 {
      guard let cut = variableNumber(), cut <= last.count else { return nil }
      path = Array(last.dropLast(cut))
    }
    guard at < bytes.count, let end = bytes[at...].firstIndex(of: 0) else { return nil }
    path += bytes[at..<end]
    // Padded by zeros to a multiple of eight, one at least; the fourth version is not.
    at = version == 4 ? end + 1 : start + (end - start + 8) / 8 * 8
    return path
  }

  /// A number in groups of seven bits, as offsets of packs are written.
  private mutating func variableNumber() -> Int? {
    guard var byte = number(bytes: 1) else { return nil }
    var value = byte & 0x7F
    while byte & 0x80 != 0 {
      guard value < 1 << 32, let next = number(bytes: 1) else { return nil }
      byte = next
      value = (value + 1) << 7 | byte & 0x7F
    }
    return value
  }

  /// The name in the extension `link`; `nil`: the index is whole.
  private mutating func sharedName() -> String? {
    while at <= bytes.count - 28 {
      let name = bytes[at..<(at + 4)]
      at += 4
      guard let length = number(bytes: 4), length <= bytes.count - at else { return nil }
      if name.elementsEqual("link".utf8), length >= 20 {
        let digits = Array("0123456789abcdef".utf8)
        let name = bytes[at..<(at + 20)].flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        // All zeros: there is none.
        return name.allSatisfy { $0 == digits[0] } ? nil : String(decoding: name, as: UTF8.self)
      }
      at += length
    }
    return nil
  }
}
