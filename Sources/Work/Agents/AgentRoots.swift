// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem
internal import VibrancyVocabulary

/// The folders that an agent may have read: nothing outside of them is opened for it.
package struct AgentRoots: Sendable, Hashable {
  /// A file or folder below a root.
  package struct Place: Sendable, Hashable {
    /// Absolute, without links.
    package let path: String
    /// The root that it lies below, absolute, without links.
    package let root: String

    /// A place that was found.
    package init(path: String, root: String) { (self.path, self.root) = (path, root) }
  }

  /// The folders, absolute and without links, each once.
  package private(set) var folders: [String] = []

  /// The folders at these paths; what is not a folder is left out.
  package init(_ paths: [String]) { add(paths) }

  /// Adds folders.
  package mutating func add(_ paths: [String]) {
    for path in paths {
      guard let real = SystemCall.resolved(path), !folders.contains(real),
        (try? SystemCall.status(of: real).kind) == .folder
      else { continue }
      folders.append(real)
    }
  }

  /// The file or folder that an agent names: absolute, a `file:` URL, or relative to a root.
  ///
  /// - Parameter name: `nil`: the first root.
  /// - Throws: `ToolFailure`: it is not there, or lies outside of the roots, be it over a link.
  package func place(of name: String?) throws(ToolFailure) -> Place {
    guard let first = folders.first else { throw ToolFailure("there is no root to read") }
    guard let name else { return Place(path: first, root: first) }
    let shown = VisibleText.short(name)
    guard let path = name.hasPrefix("file:") ? Self.path(ofURL: name) : name, !path.isEmpty,
      !path.utf8.contains(0)
    else { throw ToolFailure("'\(shown)' is not a path; give one below a root") }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let candidates = isAbsolute ? [path] : folders.map { PathBelow.joined($0, path) }
    // Outside, nothing is said about what is there.
    let isSpelledOutside = isAbsolute && !folders.contains { Self.isBelow($0, path) }
    var isOutside = isSpelledOutside
    for candidate in candidates {
      guard let real = SystemCall.resolved(candidate) else { continue }
      if let root = folders.first(where: { Self.isBelow($0, real) }) {
        return Place(path: real, root: root)
      }
      isOutside = true
    }
    guard isOutside else {
      throw ToolFailure("\(shown): no such file or folder below \(folders.joined(separator: ", "))")
    }
    throw ToolFailure(
      "\(shown): lies outside of the roots, \(folders.joined(separator: ", ")); start 'vibrancy mcp' "
        + "with --root for its folder", isOutsideRoots: true)
  }

  /// `true` if a path without links lies below a root.
  package func hold(_ path: String) -> Bool { folders.contains { Self.isBelow($0, path) } }

  private static func isBelow(_ folder: String, _ path: String) -> Bool {
    path.utf8.elementsEqual(folder.utf8) || folder == "/"
      || path.utf8.starts(with: (folder + "/").utf8)
  }

  /// The path of a `file:` URL of this machine.
  package static func path(ofURL text: String) -> String? {
    guard text.hasPrefix("file://") else { return nil }
    let rest = text.utf8.dropFirst("file://".utf8.count)
    let start = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    guard ["", "localhost"].contains(String(Substring(rest[..<start]))) else { return nil }
    var bytes: [UInt8] = []
    var iterator = rest[start...].makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        // A query or a fragment names no other file.
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
        bytes.append(byte)
        continue
      }
      guard let high = iterator.next().flatMap(digit), let low = iterator.next().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    let path = String(decoding: bytes, as: UTF8.self)
    return path.utf8.elementsEqual(bytes) ? path : nil
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
