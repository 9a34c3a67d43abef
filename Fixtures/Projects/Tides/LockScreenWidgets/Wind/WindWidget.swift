// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

@main
struct WindWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Wind", provider: WindProvider()) { entry in
      WindView(entry: entry)
    }
    .supportedFamilies([.accessoryCircular, .accessoryInline])
  }
}

struct WindView: View {
  let entry: WindEntry

  var body: some View {
    VStack {
      // Which set this means, only the running app knows.
      Image("wind-\(entry.direction.rawValue)")
      VaneView()
      Label("Wind", systemImage: "wind")
    }
  }
}
