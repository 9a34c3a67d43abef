// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

@main
struct TidesBundle: WidgetBundle {
  var body: some Widget {
    TideWidget()
    HarbourWidget()
    CrossingLiveActivity()
    LampControl()
  }
}
