import SwiftUI
import WidgetKit

struct Row: View {
  let name: String
  let isOpen: Bool

  var body: some View {
    HStack {
      Circle()
        .fill(isOpen ? .red : .green)
        .frame(width: 10)
      Text(name)
    }
  }
}
