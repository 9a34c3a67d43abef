// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Label {
  /// Points between the icon and the title (Calibrated to half a point on one picture at 17 pt).
  static let spacing = 9.0

  /// What a label is made of: the icon before the title, on one baseline.
  func node(_ environment: LayoutEnvironment) -> ViewNode {
    switch environment.labelStyle {
    case .titleOnly: ViewNode(.group(title))
    case .iconOnly: ViewNode(.group(icon))
    case .titleAndIcon:
      ViewNode(
        .hStack(
          [.stacked(icon), .stacked(title)], alignment: .firstTextBaseline,
          spacing: Self.spacing))
    }
  }
}

extension ViewNode {
  /// One view of several, above each other if there are more.
  static func stacked(
    _ nodes: [ViewNode], _ modifiers: [Modifier] = [], alignment: HorizontalAlignment = .center
  ) -> ViewNode {
    guard nodes.count != 1 else {
      var node = nodes[0]
      node.modifiers += modifiers
      return node
    }
    return ViewNode(
      nodes.isEmpty ? .empty : .vStack(nodes, alignment: alignment, spacing: nil), modifiers)
  }
}
