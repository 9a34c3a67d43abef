// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

@main
struct LapsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Laps", provider: LapsProvider()) { entry in
      LapsView(entry: entry).containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryCircular, .accessoryCorner, .accessoryRectangular])
  }
}

struct LapsView: View {
  let entry: LapsEntry

  var body: some View {
    ZStack {
      Image("lap-ring")
        .widgetAccentable()
      Image("swimmer-dark")
      // On a watch this is ignored.
      Image("pool-photo")
        .widgetAccentedRenderingMode(.fullColor)
      Image("lap-hairlines")
    }
  }
}
