// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What no layer stands for, each reported once, and as many as people read.
struct RemarkList {
  private var seen: Set<String> = []
  private var found: [(words: String, place: String)] = []
  private var texts = 0
  private var shapes: [String] = []
  /// Pictures that are more than a description may have.
  var leftOut = 0

  mutating func add(_ words: String, _ place: String) {
    if seen.insert("\(words) \(place)").inserted { found.append((words, place)) }
  }

  /// Counts a shape of no known color.
  mutating func countShape(_ place: String) {
    if seen.insert("shape \(place)").inserted { shapes.append(place) }
  }

  /// Whether one more line of text is reported.
  mutating func countText() -> Bool {
    texts += 1
    return texts <= DraftMaker.mostRemarks
  }

  var lines: [DescriptionDraft.Line] {
    var lines = found.prefix(DraftMaker.mostRemarks).map {
      DescriptionDraft.Line.remark($0.words, place: $0.place)
    }
    if let first = shapes.first {
      lines.append(
        .remark(
          shapes.count == 1 ? "a shape" : "\(shapes.count) shapes, the first of them", place: first)
      )
    }
    let reported = min(found.count, DraftMaker.mostRemarks)
    let rest = found.count - reported + max(0, texts - DraftMaker.mostRemarks)
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
