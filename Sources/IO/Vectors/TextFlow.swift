// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A paragraph whose beginnings were measured: how wide it is up to each of its characters.
package struct MeasuredParagraph: Sendable {
  /// Its characters, as people see them.
  package let characters: [Character]
  /// Ems from its beginning to before each character, and to its end: one more than characters.
  package let ends: [Double]

  /// A paragraph.
  ///
  /// - Precondition: One end more than characters.
  package init(_ characters: [Character], ends: [Double]) {
    precondition(ends.count == characters.count + 1, "an end before each, and one behind")
    (self.characters, self.ends) = (characters, ends)
  }
}

/// Breaks text into lines that fit a frame: shrinks it as far as it may, then cuts it.
///
/// Lines break behind blanks and hyphens and between ideographs; a word that no line holds breaks
/// anywhere. What is left over ends with an ellipsis. As SwiftUI does with `lineLimit` and
/// `minimumScaleFactor` (Assumed: it does not say where it breaks).
package struct TextFlow: Sendable {
  /// What came of it.
  package struct Result: Sendable, Hashable {
    /// The lines, from the top.
    package let lines: [String]
    /// The share of its size that the text has, above 0 and at most 1.
    package let scale: Double
    /// Whether something was cut off.
    package let isCut: Bool

    /// Lines.
    package init(lines: [String], scale: Double, isCut: Bool) {
      (self.lines, self.scale, self.isCut) = (lines, scale, isCut)
    }
  }

  /// The frame in ems of the text's full size.
  package let width: Double, height: Double
  /// The most lines, from 1.
  package let mostLines: Int
  /// To which share of its size it may shrink.
  package let minimumScale: Double
  /// Ems from one line to the next.
  package let lineHeight: Double
  /// Ems of an ellipsis.
  package let ellipsis: Double

  /// No text is drawn smaller than this share of its size, whatever it asks for.
  private static let smallestScale = 0.01
  /// What lines may be too wide by: measures are as exact.
  private static let slack = 0.002

  /// A frame.
  package init(
    width: Double, height: Double, mostLines: Int, minimumScale: Double, lineHeight: Double,
    ellipsis: Double
  ) {
    (self.width, self.height, self.mostLines) = (width, height, mostLines)
    self.minimumScale = max(minimumScale, Self.smallestScale)
    (self.lineHeight, self.ellipsis) = (lineHeight, ellipsis)
  }

  /// What all lines together hold at most, in ems of the text's full size.
  package var capacity: Double {
    Double(count(at: minimumScale)) * (width / minimumScale + Self.slack) + 8
  }

  /// The lines of paragraphs of which each fits into one, by their widths in ems; `nil` if they have
  /// to be broken or cut.
  package func unbroken(_ paragraphs: [String], widths: [Double]) -> Result? {
    let widest = widths.max() ?? 0
    let scale = min(1, (width + Self.slack) / max(widest, 1e-9))
    let fits = paragraphs.count <= count(at: scale) && (scale == 1 || mostLines == 1)
    guard fits, scale >= minimumScale else { return nil }
    return Result(lines: paragraphs, scale: scale, isCut: false)
  }

  /// The lines of paragraphs, in the largest size in which they fit.
  package func lines(of paragraphs: [MeasuredParagraph]) -> Result {
    if let lines = whole(paragraphs, at: 1) { return Result(lines: lines, scale: 1, isCut: false) }
    guard var best = whole(paragraphs, at: minimumScale) else {
      return Result(
        lines: cut(paragraphs, at: minimumScale), scale: minimumScale, isCut: true)
    }
    var (low, high) = (minimumScale, 1.0)
    for _ in 0..<16 {
      let middle = (low + high) / 2
      if let lines = whole(paragraphs, at: middle) {
        (low, best) = (middle, lines)
      } else {
        high = middle
      }
    }
    return Result(lines: best, scale: low, isCut: false)
  }

  /// How many lines the frame holds; one always.
  private func count(at scale: Double) -> Int {
    // Half a point too high is not seen.
    let held = (height / scale + Self.slack) / lineHeight + 0.05
    return min(mostLines, held < Double(mostLines) ? max(1, Int(held)) : mostLines)
  }

  private func whole(_ paragraphs: [MeasuredParagraph], at scale: Double) -> [String]? {
    let most = count(at: scale)
    var lines: [String] = []
    for paragraph in paragraphs {
      var start = 0
      repeat {
        guard lines.count < most else { return nil }
        let end = paragraph.lineEnd(from: start, width: width / scale + Self.slack)
        lines.append(paragraph.text(start..<end))
        start = paragraph.nextStart(after: end)
      } while start < paragraph.characters.count
    }
    return lines
  }

  private func cut(_ paragraphs: [MeasuredParagraph], at scale: Double) -> [String] {
    let (most, width) = (count(at: scale), width / scale + Self.slack)
    var lines: [String] = []
    for paragraph in paragraphs {
      var start = 0
      repeat {
        guard lines.count < most - 1 else {
          let end = paragraph.longest(from: start, width: width - ellipsis)
          return lines + [paragraph.text(start..<end) + "…"]
        }
        let end = paragraph.lineEnd(from: start, width: width)
        lines.append(paragraph.text(start..<end))
        start = paragraph.nextStart(after: end)
      } while start < paragraph.characters.count
    }
    return lines
  }
}

extension MeasuredParagraph {
  /// Where the line ends that begins at a character; behind it at least.
  fileprivate func lineEnd(from start: Int, width: Double) -> Int {
    let longest = longest(from: start, width: width)
    guard longest < characters.count else { return longest }
    // Blanks hang over the end.
    if characters[longest].isWhitespace { return longest }
    var end = longest
    while end > start, !isBreak(at: end) { end -= 1 }
    return end > start ? end : min(max(longest, start + 1), characters.count)
  }

  /// How far a line reaches that breaks anywhere.
  fileprivate func longest(from start: Int, width: Double) -> Int {
    var end = start
    while end < characters.count, ends[end + 1] - ends[start] <= width { end += 1 }
    return end
  }

  /// Where the next line begins: behind the blanks.
  fileprivate func nextStart(after end: Int) -> Int {
    var start = end
    while start < characters.count, characters[start].isWhitespace { start += 1 }
    return start
  }

  /// What a line shows: no blanks at its end.
  fileprivate func text(_ range: Range<Int>) -> String {
    var slice = characters[range]
    while slice.last?.isWhitespace == true { slice.removeLast() }
    return String(slice)
  }

  private func isBreak(at index: Int) -> Bool {
    guard index > 0, index < characters.count else { return true }
    let (before, after) = (characters[index - 1], characters[index])
    if before == "\u{A0}" || after == "\u{A0}" { return false }
    if before.isWhitespace || "-‐–—".contains(before) { return true }
    return before.isIdeographic && after.isIdeographic
  }
}

extension Character {
  fileprivate var isIdeographic: Bool {
    unicodeScalars.first.map {
      $0.properties.isIdeographic || (0x3040...0x30FF).contains($0.value)
    } ?? false
  }
}
