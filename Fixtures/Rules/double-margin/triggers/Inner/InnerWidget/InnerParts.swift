import SwiftUI
import WidgetKit

struct Page: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
      Image(systemName: "water.waves")
    }
    .padding(12)
  }
}
