import SwiftUI
import WidgetKit

struct NewWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NewWidget", provider: Provider()) { entry in
      New(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
import SwiftUI
import WidgetKit

struct OldWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "OldWidget", provider: Provider()) { entry in
      Old(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}
import SwiftUI
import WidgetKit

struct LooseWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "LooseWidget", provider: Provider()) { entry in
      Old(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

struct New: View {
  var entry: Entry
  var body: some View { Image("new") }
}

struct Old: View {
  var entry: Entry
  var body: some View { Image("old") }
}
