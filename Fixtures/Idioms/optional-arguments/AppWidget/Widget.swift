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
    VStack {
      Sealed(title: entry.title)
      Badge(title: entry.shop?.name)
    }
  }
}

struct Badge: View {
  let title: String?
  var body: some View {
    if let title {
      Text(title)
    } else {
      Text("?").background(.blue)
    }
  }
}

struct Sealed: View {
  let title: String?
  var body: some View {
    if let title {
      Text(title)
    } else {
      Text("?").background(.red)
    }
  }
}

struct Entry: TimelineEntry {
  let date: Date
  let title: String
  let shop: Shop?
}

struct Shop { let name: String }
