// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What is drawn along an axis of a length: the numbers that there is room for.
struct PlannedAxis {
  /// Where labels stand.
  let position: ChartAxisMarks.Position
  /// The numbers.
  let ticks: ChartTicks
  /// The greatest width and height of a label, in points.
  let labelSize: Size

  /// Points from one number to the next that are wanted (Assumed).
  private static let wanted = (horizontal: 60.0, vertical: 32.0)
  /// The most numbers of an axis that picks them itself (Assumed).
  private static let most = 7.0

  /// Picks numbers for a length in points.
  init(
    _ marks: ChartAxisMarks, along length: Double, isVertical: Bool, _ measure: ChartPlan.Measure
  ) {
    position = marks.position
    let wanted = isVertical ? Self.wanted.vertical : Self.wanted.horizontal
    let room = min(max(1 + length / wanted, 2), Self.most)
    var best = ChartTicks([])
    var bestSize = Size.zero
    for (index, choice) in marks.choices.enumerated() {
      let count = Double(choice.ticks.count)
      if index > 0, count > room { continue }
      let size = choice.labelSize(measure)
      // Labels beside each other keep a distance.
      if index > 0, !isVertical, size.width + 8 > length / max(count - 1, 1) { continue }
      (best, bestSize) = (choice, size)
    }
    (ticks, labelSize) = (best, bestSize)
  }
}

extension ChartAxisMarks {
  /// The size of the greatest label of the first choice, in points.
  func labelSize(_ measure: ChartPlan.Measure) -> Size {
    choices.first?.labelSize(measure) ?? .zero
  }
}

extension ChartTicks {
  /// The most labels that are measured.
  private static let mostMeasured = 200

  /// The greatest width and height of a label, in points.
  func labelSize(_ measure: ChartPlan.Measure) -> Size {
    var result = Size.zero
    var count = 0
    for tick in ticks {
      for label in tick.labels where !label.nodes.isEmpty && count < Self.mostMeasured {
        let size = measure([label.nodes.asChartLabel])
        result = Size(max(result.width, size.width), max(result.height, size.height))
        count += 1
      }
    }
    return result
  }
}
