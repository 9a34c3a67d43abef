// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization
internal import VibrancySystem

/// What Git tracks in a work tree; its index is read when something is asked for the first time.
final class TrackedFiles: Sendable {
  private enum State: Sendable {
    case unread
    case read(GitIndexFile?)
  }

  private let folder: String
  private let state = Mutex(State.unread)

  /// Of a work tree's Git folder.
  init(gitFolder folder: String) { self.folder = folder }

  /// Whether it tracks a file.
  ///
  /// - Parameter path: Below the top of the work tree.
  func holds(_ path: String) -> Bool { index?.contains(path) ?? false }

  /// Whether it tracks anything below a folder.
  func holdsAny(below folder: String) -> Bool { index.map { !$0.below(folder).isEmpty } ?? false }

  /// Whether it tracks Swift sources or asset catalogs below a folder.
  func holdsSources(below folder: String) -> Bool {
    index.map { $0.below(folder).contains(where: Self.isSource) } ?? false
  }

  private static func isSource(_ path: [UInt8]) -> Bool {
    let path = String(decoding: path, as: UTF8.self)
    return path.hasSuffix(".swift") || path.contains(CatalogFolder.catalogExtension + "/")
  }

  private var index: GitIndexFile? {
    state.withLock { state in
      if case .read(let index) = state { return index }
      let index = GitIndexFile(gitFolder: folder)
      state = .read(index)
      return index
    }
  }
}
