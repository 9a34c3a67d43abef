// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import WidgetKit

struct SwellEntry: TimelineEntry {
  let date: Date
  let waveHeight: Double
  let waterTemperature: Double
  let tide: Double
  let wind: Int

  static let noon = SwellEntry(
    date: .now, waveHeight: 1.4, waterTemperature: 17, tide: 0.62, wind: 12)
}

struct SwellProvider: TimelineProvider {
  func placeholder(in context: Context) -> SwellEntry { .noon }

  func getSnapshot(in context: Context, completion: @escaping (SwellEntry) -> Void) {
    completion(.noon)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<SwellEntry>) -> Void) {
    completion(Timeline(entries: [.noon], policy: .never))
  }
}
