// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SwiftUI
import WidgetKit

/// A card with a saying in a style that its owner chooses.
struct CardWidget: Widget {
  let kind: String = "Card"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: kind,
      intent: CardConfiguration.self,
      provider: CardProvider()
    ) { entry in
      CardView(entry: entry)
        .containerBackground(entry.configuration.paper.color.gradient, for: .widget)
    }
    .configurationDisplayName("Card")
    .description("A saying for the day.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
  }
}

@main
struct CardBundle: WidgetBundle {
  var body: some Widget {
    CardWidget()
  }
}

enum Paper: String, AppEnum {
  case sand, slate, rose

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Paper"
  static let caseDisplayRepresentations: [Paper: DisplayRepresentation] = [
    .sand: "Sand",
    .slate: "Slate",
    .rose: "Rose",
  ]

  var color: Color {
    switch self {
    case .sand: Color(red: 0.93, green: 0.87, blue: 0.76)
    case .slate: Color(red: 0.27, green: 0.33, blue: 0.4)
    case .rose: .pink
    }
  }

  var ink: Color { self == .sand ? Color(red: 0.11, green: 0.16, blue: 0.23) : .white }
}

struct CardConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Card"
  static let description = IntentDescription("Chooses paper and saying.")

  @Parameter(title: "Saying", default: "Slow is smooth, smooth is fast.")
  var saying: String

  @Parameter(title: "Paper", default: .sand)
  var paper: Paper

  @Parameter(title: "Show the date", default: true)
  var showsDate: Bool
}

extension CardConfiguration {
  static var slate: CardConfiguration {
    let intent = CardConfiguration()
    intent.saying = "Measure twice, cut once."
    intent.paper = .slate
    intent.showsDate = false
    return intent
  }
}

struct CardEntry: TimelineEntry {
  let date: Date
  let configuration: CardConfiguration
}

struct CardProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CardEntry {
    CardEntry(date: .now, configuration: CardConfiguration())
  }

  func snapshot(for configuration: CardConfiguration, in context: Context) async -> CardEntry {
    CardEntry(date: .now, configuration: configuration)
  }

  func timeline(for configuration: CardConfiguration, in context: Context) async -> Timeline<
    CardEntry
  > {
    Timeline(entries: [CardEntry(date: .now, configuration: configuration)], policy: .never)
  }
}

struct DrawCard: AppIntent {
  static let title: LocalizedStringResource = "Draw another card"

  func perform() async throws -> some IntentResult { .result() }
}

#Preview("Sand", as: .systemSmall) {
  CardWidget()
} timeline: {
  CardEntry(date: .now, configuration: CardConfiguration())
  CardEntry(date: .now, configuration: .slate)
}

#Preview("Slate", as: .systemMedium, using: CardConfiguration.slate) {
  CardWidget()
} timelineProvider: {
  CardProvider()
}
