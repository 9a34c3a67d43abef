// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ApartWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Apart", provider: Provider()) { entry in
      ApartView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ApartView: View {
  let entry: Entry

  var body: some View {
    ZStack {
      Text("Balance")
        .frame(maxHeight: .infinity, alignment: .top)
      Text("1,250")
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
  }
}
