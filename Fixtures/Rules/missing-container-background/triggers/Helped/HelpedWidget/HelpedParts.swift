import SwiftUI
import WidgetKit

extension View {
  func widgetBackground(_ color: Color) -> some View {
    background(color)
  }
}
