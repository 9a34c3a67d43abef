// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

/// The next sailing, in the language of the reader.
struct VoyageWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Voyage", provider: VoyageProvider()) { entry in
      VoyageView(entry: entry)
        .containerBackground(Color(red: 0.06, green: 0.16, blue: 0.28).gradient, for: .widget)
    }
    .configurationDisplayName("Next sailing")
    .description("When the next boat leaves.")
    .supportedFamilies([.systemMedium, .accessoryRectangular])
  }
}

@main
struct VoyageBundle: WidgetBundle {
  var body: some Widget {
    VoyageWidget()
  }
}

struct VoyageEntry: TimelineEntry {
  let date: Date
  let departure: Date
  let price: Decimal
  let distance: Measurement<UnitLength>
  let seats: Int
}

struct VoyageProvider: TimelineProvider {
  func placeholder(in context: Context) -> VoyageEntry {
    VoyageEntry(
      date: .now, departure: .now.addingTimeInterval(8580), price: 12.5,
      distance: Measurement(value: 21.5, unit: .kilometers), seats: 1240)
  }

  func getSnapshot(in context: Context, completion: @escaping (VoyageEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<VoyageEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}

struct VoyageView: View {
  @Environment(\.widgetFamily) private var family
  let entry: VoyageEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Next sailing")
        .font(.headline)
      Text(entry.departure, style: .time)
        .font(family == .systemMedium ? .title : .body)
        .widgetAccentable()
      if family == .systemMedium {
        Text(entry.departure.formatted(.dateTime.weekday(.wide).month(.wide).day()))
          .font(.subheadline)
        Text("\(entry.seats) seats left")
          .font(.caption)
          .foregroundStyle(.secondary)
        HStack {
          Text(entry.price, format: .currency(code: "EUR"))
          Spacer()
          Text(entry.distance.formatted())
        }
        .font(.caption)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .foregroundStyle(.white)
  }
}
