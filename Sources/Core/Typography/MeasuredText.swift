// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A text cut into clusters, each with the lengths that do not depend on the size it is shown at.
struct MeasuredText: Sendable {
  /// The runs at their full size, with numbers that can be calculated with.
  let runs: [TextRun]
  /// The scalars of all runs.
  let scalars: [Unicode.Scalar]
  /// The clusters of all runs.
  let clusters: [Cluster]
  /// Whether some letters are written from right to left.
  let hasRightToLeft: Bool
  /// The width of each cluster, and what is added before the next, in ems.
  private let ems: [Double], kerns: [Double]
  private let isTracked: [Bool]
  /// The first scalar of each run.
  let runStarts: [Int]
  /// The ellipsis of each run in ems.
  private let ellipses: [Double]

  /// Measures a text.
  init(_ runs: [TextRun]) {
    let runs = runs.map { $0.calculable }
    var (clusters, scalars): ([Cluster], [Unicode.Scalar]) = ([], [])
    var runStarts: [Int] = []
    for index in runs.indices {
      let (first, start) = (clusters.count, scalars.count)
      runStarts.append(start)
      Cluster.append(runs[index].text, run: index, to: &clusters, scalars: &scalars)
      guard !runs[index].fallback.isEmpty else { continue }
      for cluster in first..<clusters.count {
        clusters[cluster].glyph = runs[index].fallback[clusters[cluster].start - start]
      }
    }
    let metrics = runs.map { LetterMetrics($0.font) }
    var (ems, kerns, isTracked): ([Double], [Double], [Bool]) = ([], [], [])
    var hasRightToLeft = false
    for index in clusters.indices {
      let cluster = clusters[index]
      let letters = metrics[cluster.run]
      ems.append(letters.ems(cluster))
      kerns.append(
        index + 1 < clusters.count ? letters.kerning(cluster, clusters[index + 1]) : 0)
      isTracked.append(letters.isTracked(cluster))
      if cluster.kind == .rightToLeft { hasRightToLeft = true }
    }
    (self.runs, self.scalars, self.clusters) = (runs, scalars, clusters)
    (self.ems, self.kerns, self.isTracked) = (ems, kerns, isTracked)
    self.runStarts = runStarts
    self.hasRightToLeft = hasRightToLeft
    ellipses = metrics.map { $0.natural("…") }
  }

  /// The text at a share of its size.
  func scaled(by scale: Double) -> ScaledText {
    let runs = scale == 1 ? runs : runs.map { $0.scaled(by: scale) }
    let lengths = runs.map { LetterMetrics.lengths($0) }
    var (ends, spaces): ([Double], [Double]) = ([0], [])
    ends.reserveCapacity(clusters.count + 1)
    spaces.reserveCapacity(clusters.count)
    var end = 0.0
    for index in clusters.indices {
      let run = clusters[index].run
      let kern = kerns[index] * lengths[run].em
      let (width, space) = LetterMetrics.lengths(
        of: clusters[index], ems: ems[index], isTracked: isTracked[index], in: runs[run],
        lengths[run])
      end += width + kern + space
      ends.append(end)
      spaces.append(kern)
    }
    var widths: [Double] = []
    for index in runs.indices {
      if let glyph = runs[index].ellipsis {
        widths.append(glyph.room * runs[index].font.size + runs[index].tracking)
        continue
      }
      widths.append(
        runs[index].font.design == .monospaced
          ? SystemMetrics.monospacedAdvance * lengths[index].em + lengths[index].tracking
          : ellipses[index] * lengths[index].em + lengths[index].tracking)
    }
    return ScaledText(
      runs: runs, clusters: clusters, ends: ends, spaces: spaces, ellipses: widths)
  }

  /// The letters of clusters.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    guard let first = range.first, let last = range.last else { return "" }
    text.append(contentsOf: scalars[clusters[first].start..<clusters[last].end])
    return String(text)
  }
}

extension TextRun {
  /// The run with lengths that can be calculated with: finite, within a million points.
  var calculable: TextRun {
    func number(_ value: Double, _ range: ClosedRange<Double>, or other: Double) -> Double {
      value == value ? min(max(value, range.lowerBound), range.upperBound) : other
    }
    var run = self
    run.font.size = number(font.size, 0...1e6, or: 0)
    run.font.weight = number(font.weight, 1...1000, or: 400)
    run.font.leading = font.leading.flatMap { $0 > 0 && $0 <= 1e6 ? $0 : nil }
    run.tracking = number(tracking, -1e6...1e6, or: 0)
    run.baselineOffset = number(baselineOffset, -1e6...1e6, or: 0)
    return run
  }

  /// The run at a share of its size.
  func scaled(by scale: Double) -> TextRun {
    var run = self
    run.font.size *= scale
    run.font.leading = font.leading.map { $0 * scale }
    run.tracking *= scale
    run.baselineOffset *= scale
    return run
  }
}
