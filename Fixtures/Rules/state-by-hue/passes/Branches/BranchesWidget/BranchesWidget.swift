// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BranchesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Branches", provider: Provider()) { entry in
      BranchesView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BranchesView: View {
  let entry: Entry

  var body: some View {
    HStack {
      Circle().fill(entry.isOpen ? Color.red : Color.green).frame(width: 12)
      if entry.isOpen {
        Image(systemName: "exclamationmark.triangle")
      }
    }
  }
}
