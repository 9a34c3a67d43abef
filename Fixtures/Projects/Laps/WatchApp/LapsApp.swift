// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@main
struct LapsApp: App {
  var body: some Scene {
    WindowGroup { Image("pool") }
  }
}
