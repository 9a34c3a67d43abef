// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension ViewWord {
  /// What runs an action; a menu is shown closed.
  static let button = ViewWord(
    "Button", "ControlWidgetButton", "Menu", example: #"Button("Go", action: {})"#
  ) { call in
    if let given = call.configuration {
      return call.node(.button(Button(call.part("label", of: given))))
    }
    let label = call.buttonLabel()
    let configuration = [
      "label": SampleValue.view(label), "isPressed": .bool(false), "role": .nothing,
    ]
    return call.own(.button, configuration) ?? call.node(.button(Button(call.one(label))))
  }
}

extension ViewCall {
  fileprivate func buttonLabel() -> ViewValue {
    if let label = parts["label"] { return grouped(label) }
    if parts[0] != nil, parts[0]?.text != nil || parts.has("systemImage") {
      let label = label()
      if case .empty = label.icon { return label.title }
      return .system(
        "Label",
        parts.all.filter { $0.label == nil || $0.label == "systemImage" || $0.label == "image" },
        spot)
    }
    if parts.has("intent") || parts.has("action") { return grouped(parts.trailing) }
    return title()
  }
}
