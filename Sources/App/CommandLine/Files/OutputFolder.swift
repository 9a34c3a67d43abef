// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancySystem

/// A folder that results are written to, held open.
///
/// Everything below it is reached from the open folder, one name at a time and through no link.
/// A link that lies in it, or that takes a folder's place while results are written, leads nowhere.
final class OutputFolder: Sendable {
  /// The folder as it was named; empty for the working directory.
  let path: String
  /// Names are resolved from here.
  let opened: OpenFolder
  private let followsLinks: Bool

  /// Opens a folder that was named, and that may be a link itself; makes it and those above it.
  ///
  /// - Parameter followsLinks: Whether links below it are followed (`--follow-outside`).
  init(_ path: String, followsLinks: Bool = false) throws(CommandError) {
    try FileSystem.makeFolder(path)
    (self.path, self.followsLinks) = (path, followsLinks)
    do throws(SystemError) {
      opened = try OpenFolder(path, for: .reaching)
    } catch {
      throw CommandError("\(path): this folder cannot be opened: \(error)")
    }
  }

  /// Takes over an open folder.
  private init(_ opened: OpenFolder, path: String, followsLinks: Bool) {
    (self.opened, self.path, self.followsLinks) = (opened, path, followsLinks)
  }

  /// A folder right below it; made if it is missing.
  private func folder(_ name: String) throws(CommandError) -> OutputFolder {
    let path = FileSystem.joined(path, name)
    do throws(SystemError) {
      let folder = try opened.folder(name, followsLinks: followsLinks, making: 0o777)
      return OutputFolder(folder, path: path, followsLinks: followsLinks)
    } catch {
      switch record(of: name)?.kind {
      case .link where !followsLinks:
        throw CommandError(
          "\(path): is a link, and nothing is written through it; remove it, or add --follow-outside"
        )
      case .file, .other:
        throw CommandError("\(path): is a file, not a folder; name another folder")
      case .link, .folder, nil:
        throw CommandError("\(path): this folder cannot be made: \(error); name another")
      }
    }
  }

  /// The folder that a file lies in, and the file's own name; makes folders that are missing.
  ///
  /// - Parameter path: Below this folder.
  func place(of path: String) throws(CommandError) -> (folder: OutputFolder, name: String) {
    var folder = self
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard let last = names.last, !names.contains("..") else {
      throw CommandError("\(FileSystem.joined(self.path, path)): leads out of the output folder")
    }
    for name in names.dropLast() where name != "." { folder = try folder.folder(name) }
    return (folder, last)
  }

  /// What is right below it by a name; a link is not followed.
  func record(of name: String) -> FileRecord? { opened.record(of: name) }

  /// Refuses to replace a file that is set to stay as it is; its folder would let us.
  ///
  /// - Parameter shown: The path as the user knows it.
  func checkReplaceable(_ name: String, as shown: String) throws(CommandError) {
    guard let record = record(of: name), record.kind == .file else { return }
    guard !opened.mayWrite(to: name) || record.permissions & 0o222 == 0 else { return }
    throw CommandError(
      "\(shown): is read-only and is not replaced; make it writable or write elsewhere")
  }
}

/// Where one result goes.
struct OutputFile: Sendable {
  /// The path as the user knows it.
  let path: String
  private let place: Place

  private enum Place {
    /// The file itself was named; its folder may be a link.
    case named(String)
    /// A path below an open folder.
    case below(OutputFolder, String)
  }

  /// A file that was named on the command line.
  ///
  /// - Parameter shown: The path as the user knows it; `nil`: the path itself.
  init(named path: String, shown: String? = nil) {
    (self.path, place) = (shown ?? path, .named(path))
  }

  /// A file below a folder.
  ///
  /// - Parameter shown: The path as the user knows it; `nil`: the folder's with the name.
  init(_ name: String, in folder: OutputFolder, shown: String? = nil) {
    path = shown ?? FileSystem.joined(FileSystem.trimmed(folder.path), name)
    place = .below(folder, name)
  }

  /// A file that is there, to be replaced: reached from the top of a folder that holds it.
  ///
  /// - Parameter path: Absolute, without links.
  init(at path: String, below root: Root, shown: String) throws(CommandError) {
    var top = FileSystem.folder(of: path)
    while top != "/", root.holds(FileSystem.folder(of: top)) { top = FileSystem.folder(of: top) }
    let name = path.utf8.dropFirst(top == "/" ? 1 : top.utf8.count + 1)
    self.init(String(Substring(name)), in: try OutputFolder(top), shown: shown)
  }

  /// Whether it is a device, a pipe or a stream that was named: written to, never replaced.
  var isStream: Bool {
    guard case .named(let path) = place else { return false }
    return ["/dev/", "/proc/"].contains { path.hasPrefix($0) }
      || FileRecord(ofLink: path)?.kind == .other
  }

  /// The open folder that it lies in, which is made if it is missing, and its name there.
  func opened() throws(CommandError) -> (folder: OutputFolder, name: String) {
    switch place {
    case .below(let folder, let name): try folder.place(of: name)
    case .named(let path):
      (try OutputFolder(FileSystem.folder(of: path)), FileSystem.lastName(of: path))
    }
  }
}
