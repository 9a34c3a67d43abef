// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

/// The weather now and in the next hours.
@main
struct SkiesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Skies", provider: SkiesProvider()) { entry in
      SkiesView(report: entry.report)
        .containerBackground(for: .widget) {
          LinearGradient(colors: entry.report.sky.colors, startPoint: .top, endPoint: .bottom)
        }
    }
    .configurationDisplayName("Skies")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular])
  }
}

struct SkiesEntry: TimelineEntry {
  let date: Date
  let report: WeatherReport
}

struct SkiesProvider: TimelineProvider {
  func placeholder(in context: Context) -> SkiesEntry {
    SkiesEntry(date: .now, report: .preview)
  }

  func getSnapshot(in context: Context, completion: @escaping (SkiesEntry) -> Void) {
    completion(SkiesEntry(date: .now, report: .preview))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<SkiesEntry>) -> Void) {
    Task {
      let report = try await WeatherService.shared.report()
      let next = Calendar.current.date(byAdding: .hour, value: 1, to: .now)!
      completion(Timeline(entries: [SkiesEntry(date: .now, report: report)], policy: .after(next)))
    }
  }
}

actor WeatherService {
  static let shared = WeatherService()

  func report() async throws -> WeatherReport {
    let (data, _) = try await URLSession.shared.data(
      from: URL(string: "https://weather.example/now")!)
    return try JSONDecoder().decode(WeatherReport.self, from: data)
  }
}

#Preview("Small", as: .systemSmall) {
  SkiesWidget()
} timeline: {
  SkiesEntry(date: .now, report: .preview)
  SkiesEntry(date: .now, report: .storm)
}

#Preview("Medium", as: .systemMedium) {
  SkiesWidget()
} timeline: {
  SkiesEntry(date: .now, report: .preview)
}

#Preview("Large", as: .systemLarge) {
  SkiesWidget()
} timeline: {
  SkiesEntry(date: .now, report: .preview)
}

#Preview("Lock Screen", as: .accessoryRectangular) {
  SkiesWidget()
} timeline: {
  SkiesEntry(date: .now, report: .storm)
}
