import WidgetKit

@main
struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "face", provider: Provider()) { entry in
      Image("logo").containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
    .disfavoredLocations([.standBy], for: [.systemSmall])
    .disfavoredLocations([.lockScreen], for: [.systemMedium])
  }
}
