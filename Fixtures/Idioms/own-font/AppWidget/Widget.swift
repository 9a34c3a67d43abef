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
    VStack {
      Image("one").font(style: .body)
      Image("two").font(.title)
    }
  }
}

struct Scaled: ViewModifier {
  let style: Font.TextStyle
  func body(content: Content) -> some View { content.font(.system(style)).opacity(0.5) }
}

extension View {
  func font(style: Font.TextStyle, size: Double? = nil) -> some View {
    modifier(Scaled(style: style))
  }
}
