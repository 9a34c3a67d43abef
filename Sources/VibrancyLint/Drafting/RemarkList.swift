// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What no layer stands for, each told once, and as many as people read.
struct RemarkList {
  private var seen: Set<String> = []
  private var found: [(words: String, place: String)] = []
  private var texts = 0
  /// Pictures that are more than a description may have.
  var leftOut = 0

  mutating func add(_ words: String, _ place: String) {
    if seen.insert("\(words) \(place)").inserted { found.append((words, place)) }
  }

  /// Whether one more line of text is told.
  mutating func countText() -> Bool {
    texts += 1
    return texts <= DraftMaker.mostRemarks
  }

  var lines: [DescriptionDraft.Line] {
    var lines = found.prefix(DraftMaker.mostRemarks).map {
      DescriptionDraft.Line.remark($0.words, place: $0.place)
    }
    let rest = found.count - lines.count + max(0, texts - DraftMaker.mostRemarks)
    if rest > 0 { lines.append(.remark("and \(rest) more that no layer stands for", place: "")) }
    if leftOut > 0 {
      lines.append(
        .remark(
          "and \(leftOut) more pictures: a description has at most \(DraftMaker.mostLayers) layers",
          place: ""))
    }
    return lines
  }
}
