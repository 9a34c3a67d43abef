import SwiftUI
import WidgetKit

struct Page: View {
  let title: String

  var body: some View {
    VStack {
      Text(title).font(.headline)
      Image(systemName: "water.waves")
    }
  }
}
