import SwiftUI
import WidgetKit

struct Page: View {
  let entry: Entry

  var body: some View {
    VStack { Text(entry.title) }
      .containerBackground(for: .widget) { Color.white }
  }
}
