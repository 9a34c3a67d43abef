import WidgetKit

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    DarkWidget()
    KeptWidget()
  }
}

struct DarkWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "dark", provider: Provider()) { _ in
      Dark().containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Dark: View {
  @Environment(\.showsWidgetContainerBackground) var shows
  var body: some View {
    VStack {
      Text("gone").foregroundStyle(.black)
      Text("switched").foregroundStyle(shows ? .black : .white)
      Text("plate").foregroundStyle(.black).background(Color.white.opacity(0.5))
      Text("primary")
    }
  }
}

struct KeptWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "kept", provider: Provider()) { _ in
      Text("kept").foregroundStyle(.black).containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
    .containerBackgroundRemovable(false)
  }
}
