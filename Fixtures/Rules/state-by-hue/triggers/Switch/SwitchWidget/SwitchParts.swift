import SwiftUI
import WidgetKit

enum DoorState {
  case open, closed, locked

  var color: Color {
    switch self {
    case .open: .red
    case .closed: .orange
    case .locked: .green
    }
  }
}
