// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySystem

/// The reason why a revision cannot be compared with.
package enum GitError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Git is not installed, was not started, or took too much; what to do.
  case program(HelperError)
  /// The folder is in no repository.
  case noRepository(String)
  /// The repository of the folder has no work tree.
  case bare(String)
  /// The folder is not in the work tree, as `.git` is not.
  case outsideWorkTree(String)
  /// The repository is somebody else's, which Git does not read.
  case foreign(String)
  /// Git knows no such commit.
  case unknownRevision(String, isShallow: Bool)
  /// Two histories have nothing in common, as far as it is here.
  case noCommonCommit(String, isShallow: Bool)
  /// Two revisions where one is wanted.
  case range(String)
  /// A merge left a file to be resolved.
  case conflict(String)
  /// An input lies outside of the work tree.
  case outside(String, root: String)
  /// A filter has a name that cannot be switched off.
  case strangeFilter(String)
  /// A commit's parts are not all here; a path.
  case missing(String, isShallow: Bool)
  /// Git said something that is not understood.
  case unreadable(String)
  /// Git gave up: on what, and its own words.
  case failed(String, line: String)
  /// The files of the revision could not be written: a path, and the system's words.
  case disk(String, reason: String)

  /// The error that a failed run means.
  init(_ error: HelperError, running command: String, in folder: String) {
    guard case .failed(_, _, let line) = error else {
      self = .program(error)
      return
    }
    if line.contains("not a git repository") {
      self = .noRepository(folder)
    } else if line.contains("dubious ownership") || line.contains("unsafe repository") {
      self = .foreign(folder)
    } else if line.contains("cannot use bare repository") {
      // Inside of `.git`, too, there are no files.
      self = line.contains("/.git'") ? .outsideWorkTree(folder) : .bare(folder)
    } else if line.contains("must be run in a work tree") {
      self = .outsideWorkTree(folder)
    } else {
      self = .failed(command, line: line)
    }
  }

  /// The problem and the advice, in one line.
  package var description: String {
    switch self {
    case .program(let error): "\(error)"
    case .noRepository(let folder):
      "\(folder): is in no Git repository; run vibrancy diff inside one"
    case .bare(let folder):
      "\(folder): is a bare repository, without files to look at; run vibrancy diff in a clone of it"
    case .outsideWorkTree(let folder):
      "\(folder): is not in the repository's work tree; run vibrancy diff where its files are"
    case .foreign(let folder):
      "\(folder): the repository belongs to somebody else, and Git does not read it; "
        + "git config --global --add safe.directory makes Git"
    case .unknownRevision(let name, let isShallow):
      "'\(name)' is not a commit that this repository has; " + Self.advice(isShallow)
    case .noCommonCommit(let name, let isShallow):
      "'\(name)': no commit is found that it has in common with HEAD; " + Self.advice(isShallow)
    case .range(let name):
      "'\(name)' names two revisions; give the older one, and check out the newer one"
    case .conflict(let path):
      "\(path): a merge left conflicts in it; resolve them, and 'git add' it"
    case .outside(let path, let root):
      "\(path): lies outside of the work tree \(root); run vibrancy diff in its own repository"
    case .strangeFilter(let name):
      "the configuration '\(name)' has a '=' in its name, so that it cannot be switched off; "
        + "rename the filter"
    case .missing(let path, let isShallow):
      "\(path): Git does not have what it was in that revision; " + Self.advice(isShallow)
    case .unreadable(let command):
      "git \(command) said something that is not understood; update Git"
    case .failed(let command, let line): "git \(command) failed: \(line)"
    case .disk(let path, let reason):
      "\(path): the files of the revision cannot be put there: \(reason); set TMPDIR to a folder "
        + "with room"
    }
  }

  private static func advice(_ isShallow: Bool) -> String {
    isShallow
      ? "the clone is shallow: 'git fetch --unshallow' brings the rest (fetch-depth: 0 in a workflow)"
      : "'git fetch' may bring it, 'git log' lists those it has"
  }
}
