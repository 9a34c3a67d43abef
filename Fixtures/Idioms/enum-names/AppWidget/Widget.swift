import SwiftUI
import WidgetKit

@main
struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FaceWidget", provider: Provider()) { entry in
      Face(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Face: View {
  let entry: Entry
  var body: some View {
    Image(entry.icon.rawValue)
    ForEach(Suit.allCases, id: \.self) { suit in
      Image(suit.rawValue)
    }
    Image("tile-\(Size.small)")
  }
}

struct Entry: TimelineEntry {
  let date: Date
  let icon: Icon
}

enum Icon: String { case rain = "weather-rain", snow = "weather-snow" }
enum Suit: String, CaseIterable { case hearts, spades }
enum Size { case small, large }
