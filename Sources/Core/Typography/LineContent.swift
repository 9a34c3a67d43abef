// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What one line shows: clusters, and where something was left out.
struct LineContent: Hashable, Sendable {
  /// The clusters at the line's beginning.
  var head: Range<Int>
  /// The clusters at its end, behind the ellipsis; empty unless something before them was left out.
  var tail: Range<Int>
  /// The run that the ellipsis belongs to; `nil`: nothing was left out.
  var ellipsis: Int?

  /// A whole line.
  init(_ head: Range<Int>) { (self.head, tail) = (head, head.upperBound..<head.upperBound) }
}

extension ScaledText {
  /// The last line of a text that goes on behind it, with an ellipsis in place of whole clusters.
  ///
  /// - Parameter start: The cluster that the line begins with.
  func truncatedLine(from start: Int, mode: TextOptions.Truncation, width: Double) -> LineContent {
    switch mode {
    case .tail: truncatedTail(from: start, width: width)
    case .head: truncatedHead(from: start, width: width)
    case .middle: truncatedMiddle(from: start, width: width)
    }
  }

  private func truncatedTail(from start: Int, width: Double) -> LineContent {
    // In another run the ellipsis may be narrower, so that one that does not fit is not the end.
    var (end, best) = (start, start)
    while end < clusters.count, clusters[end].kind != .newline {
      end += 1
      guard !clusters[end - 1].isBlank else { continue }
      let line = self.width(start, end)
      if line + ellipses[clusters[end - 1].run] <= width + Self.slack { best = end }
      if line > width { break }
    }
    var line = LineContent(start..<best)
    line.ellipsis = clusters[min(max(best - 1, start), clusters.count - 1)].run
    return line
  }

  private func truncatedHead(from start: Int, width: Double) -> LineContent {
    let end = trimmed(start, clusters.count)
    var (first, best) = (end, end)
    while first > start, clusters[first - 1].kind != .newline {
      first -= 1
      guard !clusters[first].isBlank else { continue }
      let line = self.width(first, end)
      if line + ellipses[clusters[first].run] <= width + Self.slack { best = first }
      if line > width { break }
    }
    var line = LineContent(start..<start)
    line.tail = best..<end
    line.ellipsis = clusters[min(best, clusters.count - 1)].run
    return line
  }

  /// Takes clusters from the narrower side in turn, until the next one does not fit; blanks beside the
  /// ellipsis do not count.
  private func truncatedMiddle(from start: Int, width: Double) -> LineContent {
    let end = trimmed(start, clusters.count)
    let room = width - ellipses[clusters[min(start, clusters.count - 1)].run] + Self.slack
    var (left, right) = (start, end)
    var (before, behind) = (0.0, 0.0)
    while left < right {
      let takesLeft = before <= behind
      let cluster = clusters[takesLeft ? left : right - 1]
      guard cluster.kind != .newline else { break }
      if takesLeft {
        if !cluster.isBlank {
          let next = self.width(start, left + 1)
          guard next + behind <= room else { break }
          before = next
        }
        left += 1
      } else {
        if !cluster.isBlank {
          let next = self.width(right - 1, end)
          guard before + next <= room else { break }
          behind = next
        }
        right -= 1
      }
    }
    var line = LineContent(start..<trimmed(start, left))
    var first = right
    while first < end, clusters[first].isBlank { first += 1 }
    line.tail = first..<end
    line.ellipsis = clusters[min(start, clusters.count - 1)].run
    return line
  }
}
