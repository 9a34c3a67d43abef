import SwiftUI
import WidgetKit

#Preview(as: .systemSmall) {
  PreviewedWidget()
} timeline: {
  Entry(title: "Community library of Harbour Street")
}
