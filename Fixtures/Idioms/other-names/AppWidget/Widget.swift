import SwiftUI
import WidgetKit

typealias Art = SwiftUI.Image
typealias Face = Dial

@main
struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FaceWidget", provider: Provider()) { entry in
      Face(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Dial: View {
  let entry: Entry
  var body: some View {
    VStack {
      Art("Tram")
      Art("Bus") ||| Text("late")
    }
  }
}

infix operator |||
func ||| (left: Art, right: Text) -> some View { HStack { left; right } }
