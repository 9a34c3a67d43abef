// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPreviews
import VibrancyScenes
import VibrancyTestSupport
import VibrancyVocabulary

@Suite struct DisfavoredPlaceTests {
  /// A small widget that disfavors locations.
  private func widget(_ locations: String) throws -> (input: Input, widget: SourceWidget) {
    let folder = try TemporaryFolder()
    try folder.write(
      "W/Card.swift",
      Array(
        """
        import WidgetKit
        struct Entry: TimelineEntry { var date = Date() }
        struct Provider: TimelineProvider {
          func placeholder(in context: Context) -> Entry { Entry() }
        }
        @main struct Card: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "", provider: Provider()) { _ in
              Text("Tide").containerBackground(.white, for: .widget)
            }
            .supportedFamilies([.systemSmall, .accessoryCircular])
            .disfavoredLocations([\(locations)], for: [.systemSmall])
          }
        }
        """.utf8))
    let found = try folder.widgets()
    let input = try #require(found.first { $0.sourceWidget?.family == .systemSmall })
    return (input, try #require(input.sourceWidget))
  }

  @Test func `a widget is not drawn where it disfavors to be`() throws {
    let (input, widget) = try widget(".standBy")
    for place in Place.allCases where place.location != nil {
      #expect(input.serves(Scene(place)) == (place.location != .standBy), "\(place)")
    }
    let usual = Place.standard().filter { $0.location == .homeScreen }
    #expect(widget.usualPlaces(on: .ios26) == usual)
  }

  @Test func `one that disfavors every usual place is drawn in another`() throws {
    #expect(try widget(".homeScreen").widget.usualPlaces(on: .ios26) == [.standby])
    let (input, other) = try widget(".homeScreen, .standBy")
    let places = other.usualPlaces(on: .ios26)
    #expect(places.count == 1 && places.allSatisfy { input.serves(Scene($0)) })
  }
}
