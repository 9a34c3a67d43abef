// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension ViewWord {
  /// A title with an icon.
  static let label = ViewWord("Label", example: #"Label("Home", systemImage: "house")"#) { call in
    if let given = call.configuration {
      return call.node(
        .label(Label(title: call.part("title", of: given), icon: call.part("icon", of: given))))
    }
    let label = call.label()
    let configuration = [
      "title": SampleValue.view(label.title), "icon": SampleValue.view(label.icon),
    ]
    return call.own(.label, configuration)
      ?? call.node(.label(Label(title: call.one(label.title), icon: call.one(label.icon))))
  }
}
