// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension ViewWord {
  /// A switch with its label.
  static let toggle = ViewWord(
    "Toggle", "ControlWidgetToggle", example: #"Toggle("a", isOn: .constant(true))"#
  ) { call in
    if let given = call.configuration {
      return call.node(
        .toggle(Toggle(isOn: given["isOn"]?.flag ?? false, call.part("label", of: given))))
    }
    let (code, parts) = (call.code, call.parts)
    var binding = parts["isOn"] ?? .nothing
    if case .implicit("constant", .some(let values), _) = binding, let first = values.first {
      binding = first.value
    }
    let isOn = binding.flag ?? code.operations.truth(binding) ?? false
    var label = ViewValue.empty
    if !code.environment.hidesLabels {
      label = parts[0] != nil ? call.title() : call.grouped(parts.content("label"))
    }
    let configuration = [
      "label": SampleValue.view(label), "isOn": .bool(isOn), "$isOn": .bool(isOn),
    ]
    return call.own(.toggle, configuration)
      ?? call.node(.toggle(Toggle(isOn: isOn, call.one(label))))
  }
}
