import SwiftUI
import WidgetKit

struct Quote: View {
  let text: String
  let ink: Color

  var body: some View {
    Text(text).foregroundStyle(ink)
  }
}
