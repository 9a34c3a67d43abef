import SwiftUI
import WidgetKit

#Preview {
  PreviewedView(entry: .example)
    .containerBackground(.white, for: .widget)
}
