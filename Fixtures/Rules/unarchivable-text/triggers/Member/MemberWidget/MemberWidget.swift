// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct MemberWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Member", provider: Provider()) { entry in
      MemberView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct MemberView: View {
  var body: some View {
    Text(entry.date, format: .hourMinute)
  }
}
