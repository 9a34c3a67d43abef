// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BranchesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Branches", provider: Provider()) { entry in
      BranchesView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BranchesView: View {
  let entry: Entry

  var body: some View {
    if entry.title.isEmpty {
      ProgressView()
    } else {
      VStack(alignment: .leading) {
        Text(entry.title).font(.headline)
        Text("in 12 min")
      }
      .padding(16)
    }
  }
}
