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
      Image("a").renderingMode(.template).foregroundStyle(.white)
      Image("b").renderingMode(.original)
      Image("c").widgetAccentedRenderingMode(.desaturated)
      Image("d").widgetAccentedRenderingMode(entry.mode)
      Image("e").luminanceToAlpha()
      Image("f").opacity(0.5).opacity(0.5)
      Image("g").opacity(entry.opacity)
      Image("h").resizable().frame(width: 20, height: 30)
      Image("i").privacySensitive()
      Image("j").invalidatableContent()
      Image("k").foregroundColor(Color(red: 1, green: 0, blue: 0))
      Image("l").padding().font(.title)
      Group { Image("m").widgetAccentable(false) }.widgetAccentable()
      Image(uiImage: UIImage(named: "n")!.withRenderingMode(.alwaysTemplate))
    }
    .widgetAccentable()
  }
}
