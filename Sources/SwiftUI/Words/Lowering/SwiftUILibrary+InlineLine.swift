// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension SwiftUILibrary {
  /// What an inline accessory shows of views that stand below each other: up to the first that holds a
  /// text, in one line.
  ///
  /// Documented: an inline accessory is one row of text with an image. Assumed: of several texts it is
  /// the first.
  static func line(of nodes: [ViewNode]) -> [ViewNode] {
    guard let first = nodes.firstIndex(where: holdsText) else { return Array(nodes.prefix(1)) }
    return nodes[...first].filter { !isSpace($0) }
  }

  private static func isSpace(_ node: ViewNode) -> Bool {
    if case .spacer = node.content { return true }
    if case .divider = node.content { return true }
    return false
  }

  private static func holdsText(_ node: ViewNode) -> Bool {
    switch node.content {
    case .text, .label: true
    case .hStack(let nodes, _, _), .vStack(let nodes, _, _), .zStack(let nodes, _),
      .group(let nodes), .link(let nodes), .grid(let nodes, _), .gridRow(let nodes, _),
      .lazyGrid(let nodes, _), .viewThatFits(let nodes, _), .customLayout(let nodes, _):
      nodes.contains(where: holdsText)
    case .empty, .spacer, .divider, .symbol, .picture, .shape, .fill, .geometryReader, .gauge,
      .progress, .button, .toggle, .contentUnavailable, .accessoryBackground, .chart, .unknown:
      false
    }
  }
}
