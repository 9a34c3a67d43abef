// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

/// A label, a time and a bar.
struct TimerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Timer", provider: StillProvider()) { _ in
      TimerView()
        // The text size of an iPhone, on a watch too.
        .dynamicTypeSize(.large)
        .containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

private struct TimerView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Label("Green tea", systemImage: "cup.and.saucer.fill").font(.headline).widgetAccentable()
        Spacer(minLength: 0)
        Text("1:48").monospacedDigit().foregroundStyle(.secondary)
      }
      ProgressView(value: 0.4).progressViewStyle(.linear).tint(.green)
      Text("of 3 minutes at 80 degrees")
        .font(.caption2)
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
    }
  }
}
