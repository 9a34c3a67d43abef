// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import FakeSwiftUI
import Testing
import Vibrancy
import VibrancyFoundation
import VibrancyTesting

/// An app, whose `Scene` must stay SwiftUI's beside the library.
struct ClientApp {
  var body: some Scene { WindowGroup() }
}

@Suite struct SceneNameTests {
  @Test func `Scene is SwiftUI's and WidgetScene the library's in one file`() {
    let app: any Scene = ClientApp().body
    #expect(app is WindowGroup)
    #expect(WidgetScene(.lockScreen) == .lockScreen())
  }
}
