import SwiftUI
import WidgetKit

struct Heading: View {
  let words: String

  var body: some View {
    Text(words)
      .font(.title3.bold())
      .lineLimit(1)
  }
}
