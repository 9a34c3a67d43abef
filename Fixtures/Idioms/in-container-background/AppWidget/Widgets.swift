import WidgetKit

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    FaceWidget()
    PosterWidget()
  }
}

struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "face", provider: Provider()) { entry in
      Text("12")
        .background { Image("plain").resizable() }
        .containerBackground(for: .widget) { Image("sky").resizable() }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PosterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "poster", provider: Provider()) { entry in
      Text("12").containerBackground(for: .widget) { Image("poster") }
    }
    .supportedFamilies([.systemSmall])
    .containerBackgroundRemovable(false)
  }
}
