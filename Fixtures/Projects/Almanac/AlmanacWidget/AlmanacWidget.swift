// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

/// The day of the month, in the month's colors.
struct AlmanacWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Almanac", provider: AlmanacProvider()) { entry in
      AlmanacView(entry: entry)
    }
    .configurationDisplayName("Almanac")
    .description("The day, in the colors of its month.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

@main
struct AlmanacBundle: WidgetBundle {
  var body: some Widget {
    AlmanacWidget()
  }
}

struct DayEntry: TimelineEntry {
  let date: Date
  var showsYear = false
}

struct AlmanacProvider: TimelineProvider {
  func placeholder(in context: Context) -> DayEntry {
    DayEntry(date: Date())
  }

  func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> ()) {
    completion(DayEntry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> ()) {
    let start = Calendar.current.startOfDay(for: .now)
    let entries = (0..<7).map { offset in
      DayEntry(date: Calendar.current.date(byAdding: .day, value: offset, to: start)!)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct AlmanacView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  let entry: DayEntry

  private var theme: MonthTheme { MonthTheme(date: entry.date) }

  var body: some View {
    VStack(spacing: 4) {
      HStack(spacing: 4) {
        Text(theme.emoji)
          .font(.title)
        Text(entry.date.weekday)
          .font(.title3)
          .fontWeight(.bold)
          .minimumScaleFactor(0.6)
          .foregroundStyle(showsBackground ? theme.weekdayColor : .white)
          .lineLimit(1)
        if family == .systemMedium {
          Spacer()
          Text(entry.date, format: .dateTime.month(.wide).year())
            .font(.subheadline)
            .foregroundStyle(theme.dayColor.opacity(0.8))
        }
      }
      .id(entry.date)
      Text(entry.date, format: .dateTime.day())
        .font(.system(size: 80, weight: .heavy))
        .foregroundStyle(showsBackground ? theme.dayColor : .white)
        .contentTransition(.numericText())
        .widgetAccentable()
    }
    .containerBackground(for: .widget) {
      ContainerRelativeShape()
        .fill(theme.background.gradient)
    }
  }
}

extension Date {
  var weekday: String { formatted(.dateTime.weekday(.wide)) }

  static func sample(month: Int, day: Int) -> Date {
    DateComponents(calendar: .current, year: 2026, month: month, day: day).date ?? .now
  }
}

#Preview(as: .systemSmall) {
  AlmanacWidget()
} timeline: {
  DayEntry(date: .sample(month: 2, day: 14))
  DayEntry(date: .sample(month: 10, day: 31))
  DayEntry(date: .sample(month: 12, day: 24))
}

#Preview("Wide", as: .systemMedium) {
  AlmanacWidget()
} timeline: {
  DayEntry(date: .sample(month: 5, day: 1))
}
