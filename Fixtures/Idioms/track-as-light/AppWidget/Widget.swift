import SwiftUI
import WidgetKit

@main
struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FaceWidget", provider: Provider()) { entry in
      Face(entry: entry).containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

struct Face: View {
  let entry: Entry
  var body: some View {
    VStack {
      ZStack {
        Circle().stroke(Color(red: 0.75, green: 0.75, blue: 0.8), lineWidth: 4)
        Circle().trim(from: 0, to: entry.share).stroke(Color(red: 0.95, green: 0.75, blue: 0.35), lineWidth: 4)
      }
      ZStack {
        Circle().stroke(Color(red: 0.25, green: 0.25, blue: 0.3), lineWidth: 4)
        Circle().trim(from: 0, to: entry.share).stroke(Color(red: 0.95, green: 0.75, blue: 0.35), lineWidth: 4)
      }
      ZStack {
        Circle().stroke(entry.color, lineWidth: 4)
        Circle().trim(from: 0, to: entry.share).stroke(.white, lineWidth: 4)
      }
    }
  }
}
