// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  /// A view at an edge of another, which makes room for it.
  static let safeAreaInset = ModifierWord(
    "safeAreaInset", on: "Color.red", example: #"safeAreaInset(edge: .bottom) { Text("42") }"#,
    .simplified("as a stack of the two"),
    effect: .node { call in
      let (code, parts) = (call.code, call.parts)
      let beside = call.node(parts.content())
      let node = code.swiftUI.lowered(call.base)
      guard !beside.isNothing else { return node }
      let edge = parts["edge"]?.word
      let spacing = parts["spacing"]?.number
      let nodes = edge == "top" || edge == "leading" ? [beside, node] : [node, beside]
      if edge == "leading" || edge == "trailing" {
        let alignment = code.swiftUI.vertical(parts["alignment"]) ?? .center
        return ViewNode(.hStack(nodes, alignment: alignment, spacing: spacing))
      }
      let alignment = code.swiftUI.horizontal(parts["alignment"]) ?? .center
      return ViewNode(.vStack(nodes, alignment: alignment, spacing: spacing))
    })
}
