// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A text at the size it is shown at, to be broken into lines; lengths in points.
struct ScaledText: Sendable {
  /// The runs at that size.
  let runs: [TextRun]
  /// The clusters of all runs.
  let clusters: [Cluster]
  /// Where each cluster begins on an endless line, and where the last ends.
  let ends: [Double]
  /// What kerning adds behind each cluster.
  let spaces: [Double]
  /// How wide an ellipsis is in each run.
  let ellipses: [Double]

  /// What a line may be too wide by: sums are as exact.
  static let slack = 1e-6

  /// How wide clusters are on a line of their own.
  func width(_ start: Int, _ end: Int) -> Double {
    end > start ? ends[end] - ends[start] - spaces[end - 1] : 0
  }

  /// Breaks the text into lines: clusters without the blanks at the end of each line.
  ///
  /// - Parameters:
  ///   - width: What a line holds; a wider cluster has a line of its own.
  ///   - limit: The most lines.
  /// - Returns: The lines, and whether they hold all of the text.
  func lines(width: Double, limit: Int) -> (lines: [Range<Int>], isComplete: Bool) {
    var lines: [Range<Int>] = []
    var start = 0
    guard !clusters.isEmpty else { return ([], true) }
    while true {
      guard lines.count < limit else { return (lines, false) }
      let (end, next) = lineEnd(from: start, width: width)
      lines.append(start..<trimmed(start, end))
      if let next { start = next } else { return (lines, true) }
    }
  }

  /// Where the line ends that begins at a cluster, and where the next begins, if there is one.
  private func lineEnd(from start: Int, width: Double) -> (end: Int, next: Int?) {
    var lastBreak = start
    var index = start
    while index < clusters.count {
      if clusters[index].kind == .newline {
        return (index, index + 1)
      }
      if index > start, isBreak(before: index) { lastBreak = index }
      if !clusters[index].isBlank, self.width(start, index + 1) > width + Self.slack, index > start
      {
        let end = lastBreak > start ? lastBreak : index
        return (end, end)
      }
      index += 1
    }
    return (index, nil)
  }

  /// The end of a line without the blanks before it.
  func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, clusters[end - 1].isBlank { end -= 1 }
    return end
  }

  /// Whether a line may end before a cluster: behind blanks, hyphens and slashes, and between
  /// ideographs, as the Unicode line breaking algorithm has it for the common cases; not within words of
  /// Hangul (Documented: `NSParagraphStyle.LineBreakStrategy.standard` gives them priority).
  private func isBreak(before index: Int) -> Bool {
    let (before, after) = (clusters[index - 1], clusters[index])
    if before.isInHangulWord, after.isInHangulWord, before.isHangul || after.isHangul {
      return false
    }
    switch (before.kind, after.kind) {
    case (.glue, _), (_, .glue), (_, .blank), (_, .closing), (.opening, _): return false
    case (.blank, _), (.hiddenBreak, _): return true
    case (.hyphen, let kind):
      guard kind != .hyphen, !after.isAttachedPunctuation, index > 1 else { return false }
      // A sign before a word or a number stays with it, a fraction and a date with themselves.
      let left = clusters[index - 2]
      if kind == .digit { return before.scalar == "/" && left.kind == .letter }
      return !left.isBlank && left.kind != .newline
    case (.ideograph, _), (.closing, _), (.emoji, _):
      return !after.isAttachedPunctuation && after.kind != .hyphen && after.kind != .hiddenBreak
    case (_, .ideograph), (_, .opening), (_, .emoji): return !before.isOpeningPunctuation
    case (.letter, .letter):
      return (before.scalar == "?" || before.scalar == "!") && !after.isAttachedPunctuation
    case (.letter, _), (.digit, _), (.regional, _), (.mark, _), (.joiner, _), (.directionMark, _),
      (.rightToLeft, _),
      (.newline, _):
      return false
    }
  }
}

extension Cluster {
  fileprivate var isHangul: Bool { scalar.isHangul }

  /// Whether it may be part of a word with Hangul in it, as "3시" is (Assumed of letters and digits).
  fileprivate var isInHangulWord: Bool { isHangul || kind == .letter || kind == .digit }

  /// Whether it stays with what is before it.
  fileprivate var isAttachedPunctuation: Bool {
    switch scalar {
    case ")", ",", ".", "!", "?", ":", ";", "]", "}", "'", "\"", "%", "…", "’", "”", "»": true
    default: false
    }
  }

  /// Whether it stays with what is behind it.
  fileprivate var isOpeningPunctuation: Bool {
    switch scalar {
    case "(", "[", "{", "'", "\"", "‘", "“", "«", "$", "€", "£", "¥": true
    default: false
    }
  }
}
