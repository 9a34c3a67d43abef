import SwiftUI
import WidgetKit

struct OutlinedStyle: ButtonStyle {
  @Environment(\.widgetRenderingMode) private var mode

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(8)
      .background { plate }
  }

  @ViewBuilder
  private var plate: some View {
    switch mode {
    case .fullColor: RoundedRectangle(cornerRadius: 8).fill(Color.accentColor)
    default: RoundedRectangle(cornerRadius: 8).strokeBorder(lineWidth: 1)
    }
  }
}
