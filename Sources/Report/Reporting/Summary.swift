// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The extent of a run: the numbers of what was judged and left out. Counts add up over shards:
/// each counts what is its own.
public struct Summary: Sendable, Hashable {
  /// Pictures, sets and descriptions that were judged.
  public var judged = 0
  /// Widgets whose code was judged.
  package var widgets = 0
  /// Image sets found.
  public var sets = 0
  /// Image sets in scope.
  package var setsInScope = 0
  /// Loose pictures found: files outside of catalogs.
  package var pictures = 0
  /// Loose pictures in scope.
  package var picturesInScope = 0
  /// Sets of widget targets' catalogs that no widget is known to use, so that they were not judged.
  package var setsUnnamed = 0
  /// Those of them that code may use which was not followed.
  package var setsUnfollowed = 0
  /// Art and descriptions that a configuration leaves out.
  package var excluded = 0
  /// Image names that code computes at run time: their sets are unknown.
  package var computedNames = 0
  /// The places of the scope's sets: one folder per target or catalog, sorted.
  package var places: [String] = []
  /// `true` if art out of scope was judged, too (`--all`).
  package var judgesAll = false
  /// `true` if sources were read.
  package var readsSources = false
  /// Swift files read.
  package var sources = 0
  /// The number of findings that were left out because a baseline knows them.
  public var known = 0
  /// The number of those that it knows at another path, from which their file has moved.
  package var moved = 0
  /// Findings that comments in the sources ignore, which were left out.
  package var ignored = 0
  /// Entries of the baseline that match no finding any more, one line each; by path.
  public var stale: [String] = []
  /// Their lines in the baseline, in the same order; empty: they are unknown.
  package var staleLines: [Int] = []
  /// The file of the baseline, as it was named; empty: there is none.
  package var baseline = ""
  /// `true` if stale entries make the run fail.
  package var failsOnStale = false
  /// Remarks that the reader should know, one sentence each: art judged on a reduction, files
  /// passed over. Sorted.
  public var notes: [String] = []
  /// The widgets' code that was not understood, one sentence each. Sorted.
  package var gaps: [String] = []
  /// The checks that could not be made. Sorted.
  package var warnings: [RunWarning] = []

  /// Nothing looked at.
  package init() {}
}

extension Summary {
  /// The extent of the run in sentences without a full stop: the scope first, then what was not
  /// judged and why, the baseline, and the notes.
  var sentences: [String] {
    [scopeSentence, unnamedSentence, computedSentence, ignoredSentence, baselineSentence]
      .compactMap { $0 }
      + stale.map { "stale: \($0)" } + notes + gaps
  }

  /// `true` if code was not followed that may show what was not judged, or show it in another way.
  package var isPartial: Bool { !gaps.isEmpty || setsUnfollowed > 0 || computedNames > 0 }

  /// `true` if neither a picture nor code was judged.
  package var isEmpty: Bool { judged == 0 && widgets == 0 }

  /// `3 pictures and 2 widgets`: what was judged; empty where nothing was.
  package var judgedWords: String {
    let pictures = judged == 0 ? nil : counted(judged, "picture")
    return enumerated(
      [pictures, widgets == 0 ? nil : counted(widgets, "widget")].compactMap(\.self))
  }

  /// `34 of 412 image sets in scope (WidgetExtension, WatchApp); --all judges the rest`.
  package var scopeSentence: String? {
    guard sets > 0 || picturesInScope < pictures else { return nil }
    let named = places.filter { !$0.isEmpty }
    let place = named.isEmpty ? "" : " (\(Self.shortened(named)))"
    if picturesInScope < pictures { return looseSentence(place: place) }
    if setsInScope == 0 {
      return "none of \(counted(sets, "image set")) in scope"
        + (judgesAll ? "; all were judged (--all)" : "; --all judges them")
    }
    if sets == 1, setsInScope == 1 { return "1 image set, in scope\(place)" }
    if setsInScope == sets { return "all \(counted(sets, "image set")) in scope\(place)" }
    return "\(setsInScope) of \(counted(sets, "image set")) in scope\(place); "
      + (judgesAll ? "the rest was judged, too (--all)" : "--all judges the rest")
  }

  /// `no widget in 62 Swift files`; `nil`: there is one, or no source was read.
  package var widgetSentence: String? {
    widgets == 0 && sources > 0 ? "no widget in \(counted(sources, "Swift file"))" : nil
  }

  /// Why nothing was judged.
  package var emptySentence: String {
    let art = scopeSentence ?? (widgetSentence == nil ? "no art was found" : "no art")
    return [widgetSentence, art].compactMap(\.self).joined(separator: ", ")
  }

  /// `34 of 412 image sets and 2 of 731 loose pictures in scope (…); --all judges the rest`.
  private func looseSentence(place: String) -> String {
    func part(_ count: Int, of all: Int, _ kind: String) -> String? {
      guard all > 0 else { return nil }
      if count == all, all > 1 { return "all \(counted(all, kind))" }
      return "\(count == 0 ? "none" : "\(count)") of \(counted(all, kind))"
    }
    let parts = [
      part(setsInScope, of: sets, "image set"),
      part(picturesInScope, of: pictures, "loose picture"),
    ].compactMap { $0 }
    let isNone = setsInScope + picturesInScope == 0
    return parts.joined(separator: " and ") + " in scope" + place + "; "
      + (judgesAll
        ? (isNone ? "all were judged (--all)" : "the rest was judged, too (--all)")
        : (isNone ? "--all judges them" : "--all judges the rest"))
  }

  private var unnamedSentence: String? {
    guard setsUnnamed > 0 else { return nil }
    let (unused, unfollowed) = (setsUnnamed - setsUnfollowed, setsUnfollowed)
    let open = "could not be followed; 'vibrancy evidence' shows where"
    if unfollowed == 0 { return "skipped \(counted(unused, "image set")) that no widget uses" }
    if unused == 0 {
      return "skipped \(counted(unfollowed, "image set")) that no widget is known to use: "
        + "some code \(open)"
    }
    return "skipped \(counted(setsUnnamed, "image set")): no widget uses \(unused), "
      + "the use of \(unfollowed) \(open)"
  }

  private var computedSentence: String? {
    guard computedNames > 0 else { return nil }
    return counted(computedNames, "image name")
      + (computedNames == 1
        ? " is computed at run time; its set is unknown"
        : " are computed at run time; their sets are unknown")
      + "; 'vibrancy evidence' shows where"
  }

  private var ignoredSentence: String? {
    ignored == 0 ? nil : "\(counted(ignored, "finding")) ignored in the sources"
  }

  private var baselineSentence: String? {
    guard known > 0 || !stale.isEmpty && !failsOnStale else { return nil }
    var parts = ["\(counted(known, "finding")) the baseline knows"]
    if moved > 0 { parts.append("\(counted(moved, "entry", "entries")) of it moved with a file") }
    if !stale.isEmpty, !failsOnStale {
      parts.append(
        "\(counted(stale.count, "entry", "entries")) of it found nothing: write it anew "
          + "(--write-baseline), or --allow-stale")
    }
    return parts.joined(separator: "; ")
  }

  private static func shortened(_ places: [String]) -> String {
    let most = 5
    if places.count <= most { return places.joined(separator: ", ") }
    return places.prefix(most - 1).joined(separator: ", ")
      + " and \(places.count - most + 1) more"
  }
}
