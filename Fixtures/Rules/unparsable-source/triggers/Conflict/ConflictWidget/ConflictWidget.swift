// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ConflictWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Conflict", provider: Provider()) { entry in
      ConflictView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ConflictView: View {
  var body: some View {
    Text("Now")
  }
}

<<<<<<< HEAD
Text("Tide")
=======
Text("Ebb")
>>>>>>> ebb
