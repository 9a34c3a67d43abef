// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// A widget as a package may hold it; elsewhere than on Apple's systems it is only read.
#if canImport(WidgetKit)
  import SwiftUI
  import WidgetKit

  struct Entry: TimelineEntry {
    let date: Date
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(Entry(date: .now))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
  }

  struct LogoWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Logo", provider: Provider()) { _ in
        Image("Logo", bundle: .module).resizable()
          .containerBackground(.clear, for: .widget)
      }
      .supportedFamilies([.accessoryCircular])
    }
  }
#endif
