import SwiftUI
import WidgetKit

extension View {
  func badged(_ words: String) -> some View {
    overlay(alignment: .trailing) {
      Text(words).font(.headline).foregroundStyle(.red)
    }
  }
}
