import SwiftUI
import WidgetKit

struct Minutes: View {
  let count: Int
  let isDark: Bool

  var body: some View {
    Text("\(count) min")
      .padding(4)
      .background(isDark ? Color.black : Color.yellow, in: RoundedRectangle(cornerRadius: 4))
  }
}
