// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

/// A picture of the harbour, by day and by night.
struct HarbourWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Harbour", provider: HarbourProvider()) { entry in
      HarbourView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
    .disfavoredLocations([.standBy], for: [.systemMedium])
  }
}

struct HarbourView: View {
  let entry: HarbourEntry

  var body: some View {
    if entry.isNight {
      Image("harbour-night")
        .resizable()
    } else {
      Image("harbour-day")
        .resizable()
        .keepingColors()
    }
  }
}

#Preview {
  Image("preview-pier")
}

struct HarbourView_Previews: PreviewProvider {
  static var previews: some View {
    Image("preview-boat")
  }
}
