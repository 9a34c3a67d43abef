import SwiftUI
import WidgetKit

struct FilledStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(8)
      .background(Color.accentColor)
      .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}
