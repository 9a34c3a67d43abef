// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  /// Apart from the view, where the situation shows it.
  static let containerBackground = ModifierWord(
    "containerBackground", on: #"Text("42")"#,
    example: "containerBackground(.blue.gradient, for: .widget)"
  ) { call in
    let (code, parts) = (call.code, call.parts)
    guard (parts["for"]?.word ?? "widget") == "widget" else { return [] }
    code.interface.hasContainerBackground = true
    code.asked.insert(.container)
    guard code.situation.showsBackground else { return [] }
    if let style = call.backdrop(parts[0]) {
      code.interface.containerBackground = ViewNode(.fill(style), source: call.source)
    } else {
      code.interface.containerBackground = call.node(parts[0] ?? parts.content())
    }
    return []
  }
}
