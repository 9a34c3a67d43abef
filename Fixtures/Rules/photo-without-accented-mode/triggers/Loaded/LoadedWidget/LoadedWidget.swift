// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LoadedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Loaded", provider: Provider()) { entry in
      LoadedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct LoadedView: View {
  var body: some View {
    if let data = entry.photo, let picture = UIImage(data: data) {
      Image(uiImage: picture).resizable()
    } else {
      Text("No photo")
    }
  }
}
