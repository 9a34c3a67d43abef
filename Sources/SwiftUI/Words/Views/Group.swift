// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ViewWord {
  /// Several views, of which each is a child of what is around.
  static let group = ViewWord(
    "Group", "ScrollViewReader", example: #"Group { Text("a"); Text("b") }"#
  ) { $0.asGroup($0.content()) }
}

extension ViewCall {
  /// Nodes as a group; one stays as it is.
  func asGroup(_ nodes: [ViewNode]) -> ViewNode {
    if nodes.count == 1 { return nodes[0] }
    return ViewNode(nodes.isEmpty ? .empty : .group(nodes))
  }
}
