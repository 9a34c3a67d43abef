// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ViewNode {
  /// The padding around all that it shows: the least of its four sides in points, and the view that has it
  /// by its number. `nil`: it has none.
  var outerPadding: (least: Double, source: Int)? {
    var (node, sum) = (self, Insets())
    while true {
      for modifier in node.modifiers.reversed() {
        switch modifier {
        case .padding(let insets):
          sum = Insets(
            top: sum.top + insets.top, leading: sum.leading + insets.leading,
            bottom: sum.bottom + insets.bottom, trailing: sum.trailing + insets.trailing)
          let least = min(sum.top, sum.leading, sum.bottom, sum.trailing)
          if least > 0, let source = node.source { return (least, source) }
        case .frame, .flexibleFrame, .environment, .layoutPriority, .compositingGroup: continue
        // What is behind a padded view reaches to its edges.
        case .background, .backgroundStyle, .overlay, .clip, .mask, .fixedSize, .aspectRatio,
          .offset, .position, .scaleEffect, .rotationEffect, .alignmentGuide,
          .containerRelativeFrame, .gridCell, .opacity, .blend, .luminanceToAlpha, .colorEffect,
          .blur, .shadow, .hidden:
          return nil
        }
      }
      switch node.content {
      case .group(let nodes) where nodes.count == 1: node = nodes[0]
      case .vStack(let nodes, _, _) where nodes.count == 1: node = nodes[0]
      case .zStack(let nodes, _) where nodes.count == 1: node = nodes[0]
      case .hStack(let nodes, _, _) where nodes.count == 1: node = nodes[0]
      case .empty, .group, .hStack, .vStack, .zStack, .grid, .gridRow, .lazyGrid, .viewThatFits,
        .customLayout, .spacer, .divider, .text, .symbol, .picture, .shape, .fill,
        .geometryReader, .label, .gauge, .progress, .button, .toggle, .link, .contentUnavailable,
        .accessoryBackground, .chart, .unknown:
        return nil
      }
    }
  }
}
