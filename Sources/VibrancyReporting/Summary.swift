// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a run looked at. Counts add up over shards: each counts what is its own.
public struct Summary: Sendable, Hashable {
  /// Pictures, sets and descriptions that were judged.
  public var judged = 0
  /// Image sets found.
  public var sets = 0
  /// Image sets in scope.
  public var setsInScope = 0
  /// Sets of widget targets' catalogs that no widget source names, so that they were not judged.
  public var setsUnnamed = 0
  /// Art and descriptions that a configuration leaves out.
  public var excluded = 0
  /// Names that sources compute, so that nobody can say which sets they mean.
  public var computedNames = 0
  /// Where the scope's sets lie: a target's or catalog's folder each, sorted.
  public var places: [String] = []
  /// Whether art out of scope was judged, too (`--all`).
  public var judgesAll = false
  /// Whether sources were read.
  public var readsSources = false
  /// Swift files read.
  public var sources = 0
  /// Findings a baseline knows, which were left out.
  public var known = 0
  /// Entries of the baseline that nothing found; by path.
  public var stale: [String] = []
  /// What the person reading should know, a sentence each: art judged on a reduction, files
  /// passed over. Sorted.
  public var notes: [String] = []

  /// Nothing looked at.
  public init() {}
}
