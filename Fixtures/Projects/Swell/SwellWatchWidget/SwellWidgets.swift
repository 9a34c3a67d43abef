// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

@main
struct SwellWidgets: WidgetBundle {
  var body: some Widget {
    WaveWidget()
    WaterWidget()
    TideWidget()
    WindWidget()
  }
}

struct WaveWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Wave", provider: SwellProvider()) { entry in
      WaveView(entry: entry)
        .containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryCorner, .accessoryCircular])
  }
}

struct WaveView: View {
  @Environment(\.showsWidgetLabel) private var showsLabel
  let entry: SwellEntry

  private var height: String { "\(entry.waveHeight.formatted()) m" }

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      if showsLabel {
        Image(systemName: "water.waves")
          .foregroundStyle(.cyan)
      } else {
        Text(height)
          .font(.caption)
      }
    }
    .widgetLabel("Waves \(height)")
  }
}

struct WaterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Water", provider: SwellProvider()) { entry in
      Text("\(entry.waterTemperature.formatted())°")
        .widgetLabel {
          Gauge(value: entry.waterTemperature, in: 8...24) {
            Text("Water")
          } currentValueLabel: {
            Text(entry.waterTemperature.formatted())
          } minimumValueLabel: {
            Text("8")
          } maximumValueLabel: {
            Text("24")
          }
          .tint(Gradient(colors: [.blue, .green, .orange]))
        }
        .containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryCorner])
  }
}

struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tide", provider: SwellProvider()) { entry in
      Image(systemName: "arrow.up")
        .widgetLabel {
          ProgressView(value: entry.tide)
            .tint(.mint)
        }
        .containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryCorner])
  }
}

struct WindWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Wind", provider: SwellProvider()) { entry in
      Text("\(entry.wind) kn")
        .widgetCurvesContent()
        .widgetLabel("Gusts \(entry.wind + 7)")
        .containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryCorner])
  }
}
