import SwiftUI
import WidgetKit

struct StackedBar: View {
  let first: Double
  let second: Double

  var body: some View {
    GeometryReader { space in
      HStack(spacing: 0) {
        Color.indigo.frame(width: space.size.width * first)
        Color.mint.frame(width: space.size.width * second)
        Color.gray.frame(maxWidth: .infinity)
      }
      .clipShape(Capsule())
    }
  }
}
