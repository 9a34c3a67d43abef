// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

/// A gauge with what stands in it and at its ends.
struct BatteryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Battery", provider: StillProvider()) { _ in
      BatteryView(charge: 0.52).containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

private struct BatteryView: View {
  let charge: Double

  var body: some View {
    Gauge(value: charge) {
      EmptyView()
    } currentValueLabel: {
      VStack(spacing: -1) {
        Image(systemName: "bolt.fill").font(.system(size: 10)).widgetAccentable()
        Text("\(Int(charge * 100))")
          .font(.system(size: 14, weight: .semibold, design: .rounded))
          .lineLimit(1)
          .minimumScaleFactor(0.5)
      }
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    .gaugeStyle(.accessoryCircular)
    .tint(.green)
  }
}
