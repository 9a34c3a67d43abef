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
  var entry: Entry
  var body: some View {
    Image(name())
    Image(Mood.happy.picture)
    Image(entry.mood.picture)
    Image(Names.mark)
    Image(.init("made"))
  }
  func name() -> String { "pic" }
}

struct Entry { let mood: Mood }

enum Mood {
  case happy, sad
  var picture: String {
    switch self {
    case .happy: "smile"
    case .sad: "frown"
    }
  }
}

enum Names {
  static let root = "mark"
  static let mark = root + "-2"
}
