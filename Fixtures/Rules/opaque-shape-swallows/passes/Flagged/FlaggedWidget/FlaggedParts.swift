import SwiftUI
import WidgetKit

struct Modes<Content: View>: View {
  @Environment(\.widgetRenderingMode) private var mode
  @ViewBuilder let content: (Bool) -> Content

  var body: some View {
    content(mode == .accented)
  }
}
