// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

/// The share of today's walk that is behind the walker.
@main
struct TrailWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Trail", provider: TrailProvider()) { entry in
      TrailView(entry: entry)
        .containerBackground(for: .widget) {
          Color.moss
        }
    }
    .configurationDisplayName("Today’s trail")
    .description("How far you have come, and how far it is.")
    .supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline, .systemSmall])
  }
}

#Preview("Circular", as: .accessoryCircular) {
  TrailWidget()
} timeline: {
  TrailEntry.start
  TrailEntry.ridge
}

#Preview("Rectangular", as: .accessoryRectangular) {
  TrailWidget()
} timeline: {
  TrailEntry.ridge
}

#Preview("Inline", as: .accessoryInline) {
  TrailWidget()
} timeline: {
  TrailEntry.ridge
}

#Preview("Small", as: .systemSmall) {
  TrailWidget()
} timeline: {
  TrailEntry.ridge
  TrailEntry.summit
}
