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
    ZStack {
      if entry.isRaining { Color.blue } else { Text("dry") }
    }
    ZStack {
      switch entry.kind {
      case .sun: Circle().fill(.yellow)
      case .moon: Text("moon")
      default: Image(systemName: "cloud")
      }
    }
    ZStack {
      if entry.isRaining { Rectangle().fill(.blue) }
      if !entry.isRaining { Text("dry") }
    }
    ZStack {
      if entry.kind == .sun { Rectangle().fill(.yellow) }
      if entry.kind != .sun { Text("no sun") }
    }
    ZStack {
      if let title = entry.title { Text(title) }
      if entry.title == nil { Rectangle().fill(.gray) }
    }
    Text("late").background { entry.isLate ? AnyView(Color.red) : AnyView(Text("in time")) }
    ZStack {
      if entry.isRaining { Rectangle().fill(.blue) }
      if !entry.isLate { Text("in time") }
    }
    ZStack {
      if entry.isRaining {
        Plate(title: "wet")
      } else {
        Text("dry")
      }
    }
    ZStack {
      Sign(isOn: entry.isRaining)
      Sign(isOn: entry.isLate)
    }
  }
}

struct Sign: View {
  let isOn: Bool
  var body: some View {
    if isOn { Rectangle().fill(.green) } else { Text("off") }
  }
}

struct Plate: View {
  let title: String
  var body: some View {
    ZStack {
      Color.orange
      Text(title)
    }
  }
}

struct Entry: TimelineEntry {
  let date: Date
  let isRaining: Bool
  let isLate: Bool
  let kind: Kind
  let title: String?
}

enum Kind { case sun, moon, cloud }
