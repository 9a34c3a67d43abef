// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

extension Color {
  static let moss = Color(red: 0.18, green: 0.36, blue: 0.26)
}

struct TrailView: View {
  @Environment(\.widgetFamily) private var family
  let entry: TrailEntry

  var body: some View {
    switch family {
    case .accessoryCircular: CircularTrail(entry: entry)
    case .accessoryRectangular: RectangularTrail(entry: entry)
    case .accessoryInline: InlineTrail(entry: entry)
    default: SmallTrail(entry: entry)
    }
  }
}

private struct CircularTrail: View {
  let entry: TrailEntry

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      Gauge(value: entry.progress) {
        Image(systemName: "figure.walk")
      } currentValueLabel: {
        Text(entry.walked.value, format: .number.precision(.fractionLength(1)))
      }
      .gaugeStyle(.accessoryCircular)
    }
    .widgetAccentable()
  }
}

private struct RectangularTrail: View {
  let entry: TrailEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Label(entry.name, systemImage: "mountain.2.fill")
        .font(.headline)
        .lineLimit(1)
        .widgetAccentable()
      Text(
        "\(entry.remaining, format: .measurement(width: .abbreviated, usage: .asProvided)) to go"
      )
      .font(.caption)
      .foregroundStyle(.secondary)
      Gauge(value: entry.progress) {
        EmptyView()
      }
      .gaugeStyle(.accessoryLinearCapacity)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct InlineTrail: View {
  let entry: TrailEntry

  var body: some View {
    Label {
      Text("\(entry.progress, format: .percent.precision(.fractionLength(0))) of \(entry.name)")
    } icon: {
      Image(systemName: "figure.walk")
    }
  }
}

private struct SmallTrail: View {
  let entry: TrailEntry

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: entry.isDone ? "flag.fill" : "figure.walk")
          .font(.title2)
          .foregroundStyle(.yellow)
          .widgetAccentable()
        Spacer()
        Text(entry.date, style: .time)
          .font(.caption)
          .foregroundStyle(.white.opacity(0.7))
      }
      Spacer()
      Text(entry.progress, format: .percent.precision(.fractionLength(0)))
        .font(.system(.largeTitle, design: .rounded, weight: .bold))
        .contentTransition(.numericText())
      Text(entry.isDone ? "You made it" : entry.name)
        .font(.subheadline)
        .lineLimit(1)
      ProgressView(value: entry.progress)
        .tint(.yellow)
    }
    .foregroundStyle(.white)
  }
}
