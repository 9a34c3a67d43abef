// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySymbols
internal import VibrancyTypography

extension LayoutPass {
  /// A guide as the element or what is in it sets it.
  ///
  /// Of several children, text baselines are the first and the last; of other guides the mean counts
  /// (Reported).
  func combinedPosition(of guide: Guide, _ element: Int, _ proposal: ProposedSize) -> Double? {
    switch elements[element].kind {
    case .text(let runs, _, let options):
      switch guide {
      case .vertical(.firstTextBaseline):
        return textBlock(element, runs, options, proposal).firstBaseline
      case .vertical(.lastTextBaseline):
        return textBlock(element, runs, options, proposal).lastBaseline
      case .vertical(.top), .vertical(.center), .vertical(.bottom), .vertical(.custom),
        .horizontal:
        return nil
      }
    case .symbol(let symbol, _, let isResizable):
      // A resizable symbol stands on its bottom, as pictures do.
      return guide.isBaseline && !isResizable ? symbol.baseline : nil
    case .picture, .shape, .fill, .spacer, .divider, .unknown, .accessoryBackground,
      .geometryReader, .chart, .position:
      return nil
    case .guide(let rule):
      guard rule.guide == guide else {
        return explicitPosition(of: guide, elements[element].children[0], proposal)
      }
      let child = elements[element].children[0]
      let size = size(child, proposal)
      let base = rule.base.map { position(of: $0, child, proposal) } ?? 0
      return base * rule.factor + size.width * rule.widthShare + size.height * rule.heightShare
        + rule.offset
    case .layers, .mask, .clip, .effects, .hidden, .offset, .scale, .rotation:
      return explicitPosition(of: guide, elements[element].children[0], proposal)
    case .stack, .zStack, .grid, .lazyGrid, .viewThatFits, .frame, .flexibleFrame, .padding,
      .fixedSize, .aspectRatio, .containerRelativeFrame:
      return combined(guide, placements(element, proposal))
    }
  }

  private func combined(_ guide: Guide, _ placements: [Placement]) -> Double? {
    var sum = 0.0
    var count = 0.0
    var (least, most) = (Double.infinity, -Double.infinity)
    for placement in placements {
      guard let position = explicitPosition(of: guide, placement.child, placement.proposal) else {
        continue
      }
      let offset =
        switch guide {
        case .horizontal: placement.x
        case .vertical: placement.y
        }
      sum += position + offset
      count += 1
      least = min(least, position + offset)
      most = max(most, position + offset)
    }
    guard count > 0 else { return nil }
    switch guide {
    case .vertical(.firstTextBaseline): return least
    case .vertical(.lastTextBaseline): return most
    case .vertical(.top), .vertical(.center), .vertical(.bottom), .vertical(.custom), .horizontal:
      return sum / count
    }
  }
}
