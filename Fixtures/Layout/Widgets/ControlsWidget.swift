// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

/// Buttons, toggles, gauges and progress in every style.
struct ControlsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Controls", provider: StillProvider()) { _ in
      ControlsView().containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemLarge])
  }
}

private struct ControlsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Button(intent: Tap()) { Image(systemName: "minus") }.buttonStyle(.bordered)
        Button(intent: Tap()) { Label("Add", systemImage: "plus") }
          .buttonStyle(.borderedProminent)
          .tint(.orange)
        Button("Skip", intent: Tap()).buttonStyle(.borderless)
        Button("Plain", intent: Tap()).buttonStyle(.plain)
      }
      Toggle("Night light", isOn: true, intent: Tap())
      Toggle("Alarm", isOn: false, intent: Tap())
      ProgressView(value: 0.3) {
        Text("Download")
      } currentValueLabel: {
        Text("3 of 10")
      }
      ProgressView().progressViewStyle(.circular)
      Gauge(value: 0.62) {
        Text("Water")
      } currentValueLabel: {
        Text("1.2 l")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("2")
      }
      .gaugeStyle(.linearCapacity)
      .tint(LinearGradient(colors: [.blue, .cyan], startPoint: .leading, endPoint: .trailing))
      HStack {
        Gauge(value: 0.3) {
          EmptyView()
        } currentValueLabel: {
          Text("30")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.green, .yellow, .red]))
        Gauge(value: 0.7) {
          EmptyView()
        } currentValueLabel: {
          Text("70")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(.purple)
        Gauge(value: 0.5) {
          EmptyView()
        } currentValueLabel: {
          Text("5")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
        .gaugeStyle(.accessoryLinear)
        Gauge(value: 0.5) { Text("Half") }.gaugeStyle(.accessoryLinearCapacity)
      }
      Link(destination: URL(filePath: "/")) {
        Label("More", systemImage: "chevron.right").labelStyle(.titleOnly)
      }
      .tint(.indigo)
    }
    .font(.subheadline)
  }
}
