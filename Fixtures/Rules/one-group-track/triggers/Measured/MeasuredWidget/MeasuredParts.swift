import SwiftUI
import WidgetKit

struct Meter: View {
  let share: Double

  var body: some View {
    GeometryReader { space in
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 3).fill(Color.gray)
        RoundedRectangle(cornerRadius: 3).fill(Color.orange)
          .frame(width: space.size.width * share)
      }
    }
  }
}
