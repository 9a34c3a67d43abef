// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct CommentedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Commented", provider: Provider()) { entry in
      CommentedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct CommentedView: View {
  var body: some View {
    // Image("cloud-snow")
    Image("star")
    /* Image("cloud-hail") */
  }
}
