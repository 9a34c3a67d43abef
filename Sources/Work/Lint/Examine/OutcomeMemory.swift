// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyCache
internal import VibrancyPreviews
internal import VibrancySystem

/// What the units of one process's last look came to, by the keys that also name them in the cache of
/// all runs. In place of the digests of files there are their stamps, so that no file is opened.
struct OutcomeMemory: Sendable {
  private struct Entry: Sendable {
    let stamps: FileStamps
    let outcome: LintOutcome
  }

  private var entries: [CacheKey: Entry] = [:]

  /// What a unit came to, if its files are those of then.
  func outcome(of unit: KeyedUnit, _ stamps: FileStamps?) -> LintOutcome? {
    guard let key = unit.key, let entry = entries[key], entry.stamps == stamps else { return nil }
    return entry.outcome
  }

  /// Keeps what a unit came to, unless its files may change without another stamp, or something of it
  /// could not be read.
  ///
  /// - Parameter stamps: From before the files were read.
  mutating func keep(_ outcome: LintOutcome, of unit: KeyedUnit, _ stamps: FileStamps?) {
    guard let key = unit.key, let stamps, stamps.isSettled, !outcome.hasUnread else { return }
    entries[key] = Entry(stamps: stamps, outcome: outcome)
  }
}

/// A unit with its key.
struct KeyedUnit: Sendable {
  let unit: LintUnit
  /// The digest of all that it depends on but the bytes of its files; `nil` where none decide it, so
  /// that it is made in no time.
  let key: CacheKey?
}

/// The stamps of all files that a unit is made of.
struct FileStamps: Sendable, Equatable {
  private var files: [FolderTree.Stamp] = []
  /// Whether each changes with its file.
  private(set) var isSettled = true

  /// - Parameter settling: How old a change must be, in nanoseconds, for a file's stamp to differ from
  ///   the next one.
  /// - Returns: `nil`: one of them is not there.
  init?(_ unit: LintUnit, settling: Int) {
    for file in (unit.inputs ?? []).lazy.flatMap(\.files) {
      guard let stamp = FolderTree.Stamp(file.path) else { return nil }
      files.append(stamp)
      isSettled = isSettled && stamp.isOlder(than: settling)
    }
  }

  static func == (a: FileStamps, b: FileStamps) -> Bool { a.files == b.files }
}
