// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let overlay = ModifierWord(
    "overlay", on: "Color.red", example: #"overlay(alignment: .topTrailing) { Text("2") }"#
  ) { call in
    let (code, parts) = (call.code, call.parts)
    let source = call.source
    guard let style = call.plainStyle(parts[0]) else {
      let content = parts[0] ?? parts["content"] ?? parts.trailing
      return [.overlay(call.node(content), alignment: call.alignment)]
    }
    let inside = code.swiftUI.shape(parts["in"], at: call.spot)
    let content =
      inside.map { ViewContent.shape(ShapeView(code.swiftUI.kind($0), fill: style)) }
      ?? .fill(style)
    return [.overlay(ViewNode(content, source: source), alignment: call.alignment)]
  }
}
