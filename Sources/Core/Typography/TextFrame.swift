// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a text has to fit: a width, a height, a number of lines.
struct TextFrame: Sendable {
  /// More lines are never asked for.
  static let mostLines = 1_000_000
  /// A text is never shrunk to less of its size.
  private static let leastScale = 0.01

  /// The width in points; infinite where none is proposed.
  let width: Double
  /// Points added between lines.
  let lineSpacing: Double
  /// To which share of its size a text may shrink.
  let smallest: Double
  private let height: Double
  private let limit: Int
  private let scale: Double

  /// The frame of options and a proposal.
  init(_ options: TextOptions, width: Double?, height: Double?, scale: Double) {
    func length(_ value: Double?) -> Double {
      guard let value, value == value else { return .infinity }
      return max(value, 0)
    }
    self.width = length(width)
    self.height = length(height)
    self.scale = scale
    let spacing = options.lineSpacing
    lineSpacing = spacing == spacing ? min(max(spacing, 0), 1e6) : 0
    let least = options.minimumScaleFactor
    smallest = least == least ? min(max(least, Self.leastScale), 1) : 1
    limit = min(max(options.lineLimit ?? Self.mostLines, 1), Self.mostLines)
  }

  /// The lines of all of the text; `nil` if they do not fit.
  ///
  /// - Parameter isLineHeld: Whether one line, too, has to fit the height, as it is for a text that may
  ///   shrink (Reported).
  func whole(_ text: ScaledText, width: Double, isLineHeld: Bool) -> [LineContent]? {
    let (lines, isComplete) = text.lines(width: width, limit: most(in: text))
    guard isComplete else { return nil }
    let contents = lines.map { LineContent($0) }
    guard height < .infinity, isLineHeld || contents.count > 1 else { return contents }
    var (top, bottom) = (0.0, 0.0)
    for content in contents {
      let heights = heights(of: content, in: text)
      bottom = top + heights.box
      top += heights.pitch + lineSpacing
    }
    return bottom <= room ? contents : nil
  }

  /// As many lines as fit, the last with an ellipsis.
  func cut(_ text: ScaledText, mode: TextOptions.Truncation) -> [LineContent] {
    let (lines, isComplete) = text.lines(width: width, limit: most(in: text))
    var contents = lines.map { LineContent($0) }
    var tops = [0.0]
    if height < .infinity {
      for content in contents {
        tops.append(tops[tops.count - 1] + heights(of: content, in: text).pitch + lineSpacing)
      }
    }
    if isComplete, contents.count > 1 { contents.removeLast() }
    while let last = contents.popLast() {
      let cut = text.truncatedLine(from: last.head.lowerBound, mode: mode, width: width)
      if contents.isEmpty || height == .infinity
        || tops[contents.count] + heights(of: cut, in: text).box <= room
      {
        contents.append(cut)
        break
      }
    }
    return contents
  }

  /// The height there is. Half a pixel too high is not seen.
  private var room: Double { height + 0.5 / scale }

  /// More lines than this do not fit, or are not wanted.
  private func most(in text: ScaledText) -> Int {
    guard height < .infinity else { return limit }
    var least = Double.infinity
    for run in text.runs {
      least = min(least, LineHeights([run], scale: scale).pitch + lineSpacing)
    }
    // Mixed fonts are higher than either; a raised one is not lower than its box.
    let held = height / max(least, 1e-3) + 3
    return held < Double(limit) ? Int(held) : limit
  }

  /// How high a line is.
  func heights(of line: LineContent, in text: ScaledText) -> LineHeights {
    var last = line.ellipsis ?? -1
    var runs = last >= 0 ? [text.runs[last]] : []
    for range in [line.head, line.tail] {
      for index in range where text.clusters[index].run != last {
        last = text.clusters[index].run
        runs.append(text.runs[last])
      }
    }
    if runs.isEmpty, !text.clusters.isEmpty {
      // A paragraph without a letter is as high as its line feed.
      let index = min(line.head.lowerBound, text.clusters.count - 1)
      runs = [text.runs[text.clusters[index].run]]
    }
    return LineHeights(runs, scale: scale)
  }
}
