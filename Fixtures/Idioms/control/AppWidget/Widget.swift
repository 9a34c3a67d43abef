import SwiftUI
import WidgetKit

struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FaceWidget", provider: Provider()) { entry in
      Face(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    FaceWidget()
    LampControl()
  }
}

struct Face: View {
  var entry: Entry
  var body: some View { Image("logo") }
}

struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp") {
      ControlWidgetButton(action: LampIntent()) {
        Label("Lamp", image: "lamp")
      }
    }
  }
}
