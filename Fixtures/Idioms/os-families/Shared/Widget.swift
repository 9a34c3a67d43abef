import SwiftUI

@main
struct FaceWidget: Widget {
  var families: [WidgetFamily] {
    #if os(watchOS)
      return [.accessoryCorner, .accessoryCircular]
    #else
      return [.systemSmall, .accessoryCircular]
    #endif
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "face", provider: Provider()) { entry in
      Face().containerBackground(.black, for: .widget)
    }
    .supportedFamilies(families)
  }
}

struct Face: View {
  #if os(watchOS)
    let name = "watch"
  #else
    let name = "phone"
  #endif

  var body: some View {
    Image(name)
    #if os(macOS)
      Image("mac")
    #endif
  }
}
