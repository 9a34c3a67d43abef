import SwiftUI
import WidgetKit

extension Image {
  @ViewBuilder
  func keepingItsColors() -> some View {
    if #available(iOS 18, *) {
      self.widgetAccentedRenderingMode(.fullColor)
    } else {
      self
    }
  }
}
