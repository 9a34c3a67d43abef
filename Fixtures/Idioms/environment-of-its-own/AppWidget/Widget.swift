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

private struct CompactKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var isCompact: Bool {
    get { self[CompactKey.self] }
    set { self[CompactKey.self] = newValue }
  }
}

struct Face: View {
  var entry: Entry
  var body: some View {
    Mark(prefix: "a")
    Mark(prefix: "b").environment(\.isCompact, true)
  }
}

struct Mark: View {
  let prefix: String
  @Environment(\.isCompact) var isCompact
  var body: some View { Image(isCompact ? prefix + "-compact" : prefix + "-wide") }
}
