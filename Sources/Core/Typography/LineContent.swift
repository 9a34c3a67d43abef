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

  /// How wide the line is.
  func width(in text: ScaledText) -> Double {
    text.width(head.lowerBound, head.upperBound) + text.width(tail.lowerBound, tail.upperBound)
      + (ellipsis.map { text.ellipses[$0] } ?? 0)
  }
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
    var end = start
    while end < clusters.count, clusters[end].kind != .newline,
      clusters[end].isBlank || widthWithEllipsis(start, end + 1) <= width + Self.slack
    {
      end += 1
    }
    end = trimmed(start, end)
    var line = LineContent(start..<end)
    line.ellipsis = clusters[min(end > start ? end - 1 : start, clusters.count - 1)].run
    return line
  }

  private func truncatedHead(from start: Int, width: Double) -> LineContent {
    let end = trimmed(start, clusters.count)
    var first = end
    while first > start, clusters[first - 1].kind != .newline,
      self.width(first - 1, end) + ellipses[clusters[first - 1].run] <= width + Self.slack
    {
      first -= 1
    }
    while first < end, clusters[first].isBlank { first += 1 }
    var line = LineContent(start..<start)
    line.tail = first..<end
    line.ellipsis = clusters[min(first, clusters.count - 1)].run
    return line
  }

  /// Takes clusters from the narrower side in turn, until the next one does not fit.
  private func truncatedMiddle(from start: Int, width: Double) -> LineContent {
    let end = trimmed(start, clusters.count)
    var (left, right) = (start, end)
    while left < right {
      let (before, behind) = (self.width(start, left), self.width(right, end))
      let takesLeft = before <= behind
      let at = takesLeft ? left : right - 1
      guard clusters[at].kind != .newline else { break }
      let next =
        takesLeft
        ? self.width(start, left + 1) + behind : before + self.width(right - 1, end)
      guard next + ellipses[clusters[start].run] <= width + Self.slack else { break }
      if takesLeft { left += 1 } else { right -= 1 }
    }
    var line = LineContent(start..<trimmed(start, left))
    var first = right
    while first < end, clusters[first].isBlank { first += 1 }
    line.tail = first..<end
    line.ellipsis = clusters[min(start, clusters.count - 1)].run
    return line
  }
}
