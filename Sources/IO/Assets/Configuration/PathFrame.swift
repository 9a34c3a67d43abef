// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem
internal import VibrancyVocabulary

/// Where paths lead from: a working directory. By text alone, links are not followed.
package struct PathFrame: Sendable, Hashable {
  private let workingDirectory: [String]

  /// A frame of a folder.
  ///
  /// - Parameter workingDirectory: Absolute.
  package init(workingDirectory: String) { self.workingDirectory = Self.names(workingDirectory) }

  /// The frame of the process, as it stands now.
  package static var current: PathFrame {
    PathFrame(workingDirectory: SystemCall.resolved(".") ?? "/")
  }

  /// The path from the top of the disk, without `.`, `..` and double or final `/`.
  package func absolute(_ path: String) -> String {
    "/" + absoluteNames(path).joined(separator: "/")
  }

  /// The path as seen from a folder: `a/b`, `../c`; `.` for the folder itself.
  ///
  /// - Parameter folder: Absolute; `nil` for the working directory.
  package func relative(_ path: String, to folder: String? = nil) -> String {
    let (names, base) = (absoluteNames(path), folder.map(Self.names) ?? workingDirectory)
    let shared = zip(names, base).prefix { PathKey.areOne($0, $1) }.count
    let steps = [String](repeating: "..", count: base.count - shared) + names[shared...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// The path as seen from the first of some folders that it lies below, else from the first.
  ///
  /// - Precondition: There is one.
  package func relative(_ path: String, toAny folders: [String]) -> String {
    let all = folders.map { relative(path, to: $0) }
    return all.first { $0 != ".." && !$0.utf8.starts(with: "../".utf8) } ?? all[0]
  }

  /// The folders from a path's own up to the top of the disk, absolute.
  ///
  /// - Parameter isFolder: Whether the path is a folder and so the first of them.
  package func foldersAbove(_ path: String, isFolder: Bool) -> [String] {
    var names = absoluteNames(path)
    if !isFolder, !names.isEmpty { names.removeLast() }
    return (0...names.count).reversed().map { "/" + names[..<$0].joined(separator: "/") }
  }

  private func absoluteNames(_ path: String) -> [String] {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    return Self.names(path, from: isAbsolute ? [] : workingDirectory)
  }

  private static func names(_ path: String) -> [String] { names(path, from: []) }

  private static func names(_ path: String, from start: [String]) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).reduce(into: start) { names, step in
      switch String(Substring(step)) {
      case ".": break
      case "..": names = names.dropLast()
      case let name: names.append(name)
      }
    }
  }
}
