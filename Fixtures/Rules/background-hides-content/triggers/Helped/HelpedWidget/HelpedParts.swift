import SwiftUI
import WidgetKit

extension View {
  func inked() -> some View {
    font(.headline).foregroundColor(.black)
  }
}
