// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySystem

/// Finds the configuration that holds for an input.
package struct ConfigurationSearch: Sendable {
  /// A configuration on the disk.
  package struct Found: Sendable, Hashable {
    /// The path as the user knows it.
    package let path: String
    /// The folder its patterns and paths start from, absolute; and without links, where that is
    /// another.
    package let folders: [String]
    fileprivate let file: String
    /// Whether somebody named it, so that it may be a link.
    fileprivate let isNamed: Bool

    /// The same file, reached over another spelling of its folder.
    package func isSame(as other: Found) -> Bool {
      file == other.file
        || FileIdentity.of(file).map { $0 == FileIdentity.of(other.file) } ?? false
    }
  }

  /// Where paths lead from.
  package let frame: PathFrame

  /// A search of the paths that are meant from a folder.
  package init(frame: PathFrame = .current) { self.frame = frame }

  /// The nearest `.vibrancy.json` in an input's folder or one above it, up to the top of the disk;
  /// a folder of version control ends nothing.
  ///
  /// - Parameter input: A file or a folder; one that is not there has a folder, too.
  package func found(above input: String) -> Found? {
    let file = frame.absolute(input)
    let isFolder = (try? SystemCall.status(of: file).kind) == .folder
    let isAbsolute = input.utf8.first == UInt8(ascii: "/")
    for folder in frame.foldersAbove(input, isFolder: isFolder) {
      let candidate = PathText.joined(folder, ConfigurationFile.name)
      guard FileIdentity.of(candidate) != nil else { continue }
      return Found(
        path: isAbsolute ? candidate : frame.relative(candidate), folders: spellings(of: folder),
        file: candidate, isNamed: false)
    }
    return nil
  }

  /// The configuration that somebody named.
  package func named(_ path: String) -> Found {
    Found(
      path: path, folders: spellings(of: frame.foldersAbove(path, isFolder: false)[0]),
      file: frame.absolute(path), isNamed: true)
  }

  private func spellings(of folder: String) -> [String] {
    guard let real = SystemCall.resolved(folder), real != folder else { return [folder] }
    return [folder, real]
  }

  /// What a configuration and the files that it names may not lead out of: its folder.
  package func root(of found: Found, followsOutside: Bool) -> Root {
    Root(
      folder: PathBelow.folder(found.path), at: found.folders[0], followsOutside: followsOutside)
  }

  /// A configuration's bytes, one more than are read at most, and whether they lie outside of its
  /// folder.
  ///
  /// - Throws: `FileError`: there is none, it cannot be read, or one that was found leads outside.
  package func bytes(
    of found: Found, followsOutside: Bool
  ) throws(FileError) -> (bytes: [UInt8], isOutside: Bool) {
    do throws(FileError) {
      return try TextFile.bytes(
        of: found.file, limit: ConfigurationFile.mostBytes,
        within: root(of: found, followsOutside: followsOutside || found.isNamed))
    } catch {
      throw FileError(path: found.path, problem: error.problem)
    }
  }
}

/// A file of text that a person or this tool wrote.
package enum TextFile {
  /// Its bytes; if there are more than `limit`, one more than that, so that it can be seen.
  ///
  /// - Throws: `FileError`: also if it is not a file, so that nothing waits for a pipe.
  package static func bytes(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    try FileBytes.all(of: path, limit: limit + 1)
  }

  /// As above, and whether they lie outside a folder.
  package static func bytes(
    of path: String, limit: Int, within root: Root
  ) throws(FileError) -> (bytes: [UInt8], isOutside: Bool) {
    try FileBytes.contents(of: path, limit: limit + 1, within: root)
  }
}
