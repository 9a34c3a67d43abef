// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import WidgetKit

/// A walk at one moment.
struct TrailEntry: TimelineEntry {
  let date: Date
  let name: String
  let walked: Measurement<UnitLength>
  let length: Measurement<UnitLength>

  /// 0 at the start, 1 at the end.
  var progress: Double {
    guard length.value > 0 else { return 0 }
    return min(max(walked.value / length.value, 0), 1)
  }

  var remaining: Measurement<UnitLength> { length - walked }
  var isDone: Bool { progress >= 1 }
}

extension TrailEntry {
  init(date: Date = .now, name: String, walked: Double, of length: Double) {
    self.init(
      date: date,
      name: name,
      walked: Measurement(value: walked, unit: .kilometers),
      length: Measurement(value: length, unit: .kilometers)
    )
  }

  static let start = TrailEntry(name: "Heather Ridge", walked: 0.6, of: 12)
  static let ridge = TrailEntry(name: "Heather Ridge", walked: 7.4, of: 12)
  static let summit = TrailEntry(name: "Heather Ridge", walked: 12, of: 12)
}

struct TrailProvider: TimelineProvider {
  func placeholder(in context: Context) -> TrailEntry {
    .ridge
  }

  func getSnapshot(in context: Context, completion: @escaping (TrailEntry) -> Void) {
    completion(.ridge)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TrailEntry>) -> Void) {
    let entries = stride(from: 0, through: 60, by: 15).map { minutes in
      TrailEntry(
        date: .now.addingTimeInterval(Double(minutes) * 60),
        name: "Heather Ridge",
        walked: 7.4 + Double(minutes) / 15,
        of: 12
      )
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}
