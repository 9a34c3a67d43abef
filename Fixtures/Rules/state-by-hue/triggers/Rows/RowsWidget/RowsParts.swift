import SwiftUI
import WidgetKit

struct Door: Identifiable {
  let id: Int
  let name: String
  let isOpen: Bool
}

struct DoorRow: View {
  let door: Door

  var body: some View {
    HStack {
      Circle()
        .fill(door.isOpen ? Color.red : Color.green)
        .frame(width: 10)
      Text(door.name)
    }
  }
}
