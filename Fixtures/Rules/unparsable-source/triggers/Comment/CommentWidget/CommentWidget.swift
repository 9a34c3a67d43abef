// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct CommentWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Comment", provider: Provider()) { entry in
      CommentView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct CommentView: View {
  var body: some View {
    Text("Tide")
  }
}

/* later
