// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ViewWord {
  /// The names of views that are known and not drawn: each is a box with its name, and a note at its
  /// line says so.
  package static let undrawn: [String] = [
    "ColorPicker", "DatePicker", "DisclosureGroup", "EditButton", "HSplitView",
    "Map", "Model3D", "Picker", "RealityView", "SecureField", "SignInWithAppleButton", "Slider",
    "Stepper", "TabView", "Table", "TextField", "VideoPlayer", "WebView", "WidgetAccentedImage",
  ]

  /// Whether a view of SwiftUI has a name, drawn or not.
  package static func isView(_ name: String) -> Bool {
    ViewWord(named: name) != nil || undrawnNames.contains(name)
  }

  private static let undrawnNames = Set(undrawn)
}
