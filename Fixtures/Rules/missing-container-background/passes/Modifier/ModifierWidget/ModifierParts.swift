import SwiftUI
import WidgetKit

struct Paper: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding()
      .containerBackground(.white, for: .widget)
  }
}
