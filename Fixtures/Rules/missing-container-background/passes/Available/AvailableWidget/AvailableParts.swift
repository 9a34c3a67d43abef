import SwiftUI
import WidgetKit

extension View {
  @ViewBuilder
  func widgetBackground(_ color: Color) -> some View {
    if #available(iOS 17, *) {
      containerBackground(for: .widget) { color }
    } else {
      background(color)
    }
  }
}
