// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// Why something could not be read from the disk.
package struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What went wrong.
  package enum Problem: Sendable, Hashable {
    /// There is nothing by that name.
    case missing
    /// A symbolic link that leads to nothing.
    case danglingLink
    /// Permission to read it is denied.
    case forbidden
    /// A folder, though named or used like a file.
    case folder
    /// Symbolic links that lead in a circle.
    case linkLoop
    /// Neither a file nor a folder.
    case special
    /// A stream that was closed by whoever started the program.
    case closed
    /// A name that is not UTF-8.
    case unspeakableName
    /// A path longer than the system allows.
    case longPath
    /// As many files are open as the process, or the system, may have.
    case tooManyOpen
    /// A link, or a path with `..`, that leads out of what was named.
    case outside(root: String)
    /// A folder in which no input was found.
    case emptyFolder
    /// The folder that the results go to.
    case outputFolder
    /// It has more bytes than are read of such a file.
    case tooLarge(limit: Int)
    /// A pipe, which is held because it cannot be read twice, brings more bytes than that.
    case pipeTooLong(limit: Int)
    /// A list of names has a line longer than any path, counted from 1.
    case longLine(Int, limit: Int)
    /// A list has more names than are taken.
    case tooManyNames(limit: Int)
    /// A kind of input that is not read.
    case unsupported(String)
    /// Anything else the system reports, by its number and in its words.
    case system(code: Int32, text: String)
  }

  /// The path as the user knows it.
  package let path: String
  /// What went wrong.
  package let problem: Problem

  /// A problem at a path.
  package init(path: String, problem: Problem) { (self.path, self.problem) = (path, problem) }

  /// What is wrong, and what to do; without the path.
  package var fault: FileFault {
    switch problem {
    case .missing where path.unicodeScalars.contains("\u{FFFD}"):
      FileFault("no such file or folder", fix: "if its name is not UTF-8, rename it")
    case .missing: FileFault("no such file or folder", fix: "check the path")
    case .danglingLink: FileFault("is a symbolic link to nothing", fix: "fix or remove it")
    case .forbidden: FileFault("cannot be read: permission denied", fix: "check its permissions")
    case .folder where PathText.hasExtension(".png", path):
      FileFault(
        "is a folder, though named like a PNG file", fix: "rename it or name what is inside")
    case .folder: FileFault("is a folder, not a file", fix: "name a picture inside")
    case .linkLoop: FileFault("is a symbolic link that leads to itself", fix: "fix or remove it")
    case .special: FileFault("is neither a file nor a folder", fix: "name a picture or a folder")
    case .closed: FileFault("is closed", fix: "redirect a PNG file into it")
    case .unspeakableName: FileFault("has a name that is not UTF-8", fix: "rename it")
    case .longPath:
      FileFault("is a path too long for the system", fix: "name a folder further down")
    case .tooManyOpen:
      FileFault(
        "cannot be opened, since too many files are", fix: "raise the limit (ulimit -n) or lower -j"
      )
    case .outside(let root):
      FileFault(
        "leads outside \(["", "."].contains(root) ? "the working directory" : root)",
        fix: "--follow-outside allows it")
    case .emptyFolder:
      FileFault(
        "holds no PNG, JPEG, SVG or PDF, no asset catalog and no widget description",
        fix: "name another folder")
    case .outputFolder:
      FileFault("is the output folder, which is never read", fix: "give -o another")
    case .tooLarge(let limit):
      FileFault(
        "has more than \(limit >> 20) MiB, the most that is read of such a file",
        fix: "make it smaller")
    case .pipeTooLong(let limit):
      FileFault(
        "brings more than \(limit >> 20) MiB, the most that is held of a pipe",
        fix: "name a file instead")
    case .longLine(let line, let limit):
      FileFault(
        "is longer than \(limit) bytes, which no path is", at: .line(line),
        fix: "write one name a line"
      )
    case .tooManyNames(let limit):
      FileFault("has more than \(limit) names", fix: "run in several parts")
    case .unsupported(let kind): FileFault("\(kind) is not an input", fix: "export it as PNG")
    case .system(_, let text): FileFault(text, fix: "check the disk and the path")
    }
  }

  /// The same as a sentence.
  package var reason: String { "\(fault)" }

  /// `path: reason`.
  package var description: String { "\(path): \(reason)" }
}
