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
  var body: some View { icon("logo") }
  func icon(_ name: String) -> some View { Image(name) }
  func unused() -> some View { Image("unused") }
}

func previewed() -> some View { Image("preview") }

#Preview("Small", as: .systemSmall) {
  FaceWidget()
} timeline: {
  Entry(image: "preview")
}

#Preview { previewed() }

struct Face_Previews: PreviewProvider {
  static var previews: some View { VStack { Image("preview"); previewed() } }
}
