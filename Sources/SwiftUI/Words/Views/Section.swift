// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ViewWord {
  /// Its header, content and footer, one after another.
  static let section = ViewWord("Section", example: #"Section("a") { Text("b") }"#) { call in
    var nodes = call.heading("header")
    nodes += call.content() + call.ui.nodes(call.parts["footer"], at: call.spot)
    return ViewNode(nodes.isEmpty ? .empty : .group(nodes))
  }
}
