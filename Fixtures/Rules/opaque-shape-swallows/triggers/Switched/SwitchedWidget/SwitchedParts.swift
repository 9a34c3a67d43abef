import SwiftUI
import WidgetKit

struct TileStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(12)
      .background(configuration.isOn ? Color.yellow : Color.gray)
  }
}
