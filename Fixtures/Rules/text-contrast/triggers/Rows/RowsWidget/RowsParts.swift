import SwiftUI
import WidgetKit

struct Line: Identifiable {
  let id: Int
  let name: String
  let color: Color
}

struct LineRow: View {
  let line: Line

  var body: some View {
    Text(line.name)
      .fontWeight(.semibold)
      .foregroundStyle(line.color)
  }
}
