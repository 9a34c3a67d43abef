// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

/// A gauge beside a label, progress and a bar.
struct DialsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Dials", provider: StillProvider()) { _ in
      DialsView()
        // The text size of an iPhone, on a watch too.
        .dynamicTypeSize(.large)
        .containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

private struct DialsView: View {
  var body: some View {
    HStack(spacing: 6) {
      Gauge(value: 0.7) {
        EmptyView()
      } currentValueLabel: {
        Text("70")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .widgetAccentable()
      VStack(alignment: .leading, spacing: 4) {
        Label("Tank", systemImage: "drop.fill").font(.caption2)
        ProgressView(value: 0.4)
        Gauge(value: 0.6) { EmptyView() }.gaugeStyle(.accessoryLinear)
      }
    }
  }
}
