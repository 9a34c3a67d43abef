// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

@main
struct ChoreBundle: WidgetBundle {
  var body: some Widget {
    ChoreWidget()
  }
}

/// What is to be done today, to be ticked off where it stands.
struct ChoreWidget: Widget {
  let kind = "Chores"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: ChoreProvider()) { entry in
      ChoreView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Chores")
    .description("Tick off what is done.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

struct ChoreProvider: TimelineProvider {
  func placeholder(in context: Context) -> ChoreEntry {
    ChoreEntry(date: .now, chores: [])
  }

  func getSnapshot(in context: Context, completion: @escaping (ChoreEntry) -> Void) {
    completion(ChoreEntry(date: .now, chores: Chore.samples))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ChoreEntry>) -> Void) {
    let entry = ChoreEntry(date: .now, chores: ChoreStore.chores)
    completion(Timeline(entries: [entry], policy: .never))
  }
}

#Preview("Half done", as: .systemSmall) {
  ChoreWidget()
} timeline: {
  ChoreEntry(date: .now, chores: Chore.samples)
  ChoreEntry(date: .now, chores: Chore.samples.map { $0.done() })
  ChoreEntry(date: .now, chores: [])
}

#Preview(as: .systemMedium) {
  ChoreWidget()
} timeline: {
  ChoreEntry(date: .now, chores: Chore.samples)
}

#Preview(as: .systemLarge) {
  ChoreWidget()
} timeline: {
  ChoreEntry(date: .now, chores: Chore.samples)
}
