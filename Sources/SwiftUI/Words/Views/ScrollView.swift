// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ViewWord {
  static let scrollView = ViewWord(
    "ScrollView", example: #"ScrollView(.horizontal) { Text("a"); Text("b") }"#,
    .simplified("as a stack of what stands in it: it is neither scrolled nor cut")
  ) { call in
    let isHorizontal =
      call.ui.axes(call.parts[0]).map { $0.horizontal && !$0.vertical } ?? false
    let nodes = call.content()
    if nodes.count == 1 { return nodes[0] }
    return call.node(
      isHorizontal
        ? .hStack(nodes, alignment: .center, spacing: nil)
        : .vStack(nodes, alignment: .center, spacing: nil))
  }
}
