// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutPass {
  /// Where the children of an element go that has the size it chose for a proposal, lines beginning on
  /// the left.
  func placements(_ element: Int, _ proposal: ProposedSize) -> [Placement] {
    let children = elements[element].children
    switch elements[element].kind {
    case .text, .symbol, .picture, .shape, .fill, .spacer, .divider, .unknown,
      .accessoryBackground, .geometryReader, .chart:
      return []
    case .stack(let axis, let guide, let spacing):
      return stackPlacements(children, axis, guide, spacing, proposal)
    case .zStack(let alignment): return zStackPlacements(children, alignment, proposal)
    case .grid(let plan): return gridLayout(children, plan, proposal).placements
    case .lazyGrid(let grid): return lazyGridLayout(children, grid, proposal).placements
    case .viewThatFits(let axes):
      guard let child = fitting(children, axes, proposal) else { return [] }
      return [Placement(child: child, x: 0, y: 0, proposal: proposal)]
    case .frame(let width, let height, let alignment):
      let inner = ProposedSize(width ?? proposal.width, height ?? proposal.height)
      return [aligned(children[0], inner, alignment, in: size(element, proposal))]
    case .flexibleFrame(let frame):
      return [
        aligned(
          children[0], flexibleProposal(frame, proposal), frame.alignment,
          in: size(element, proposal))
      ]
    case .padding(let insets):
      return [
        Placement(
          child: children[0], x: insets.leading, y: insets.top,
          proposal: insetProposal(insets, proposal))
      ]
    case .fixedSize(let horizontal, let vertical):
      let inner = idealProposal(horizontal, vertical, proposal)
      return [Placement(child: children[0], x: 0, y: 0, proposal: inner)]
    case .aspectRatio(let ratio, let mode):
      let inner = aspectProposal(children[0], ratio, mode, proposal)
      return [Placement(child: children[0], x: 0, y: 0, proposal: inner)]
    case .containerRelativeFrame(let frame):
      let inner = containerProposal(frame, proposal, environment(of: element))
      return [aligned(children[0], inner, frame.alignment, in: size(element, proposal))]
    case .position(let point):
      let chosen = size(children[0], proposal)
      return [
        Placement(
          child: children[0], x: point.x - chosen.width / 2, y: point.y - chosen.height / 2,
          proposal: proposal)
      ]
    case .layers(let alignment, _), .mask(let alignment):
      let chosen = size(children[0], proposal)
      return [
        Placement(child: children[0], x: 0, y: 0, proposal: proposal),
        aligned(children[1], ProposedSize(chosen), alignment, of: children[0], proposal),
      ]
    case .offset, .scale, .rotation, .guide, .clip, .effects, .hidden:
      return [Placement(child: children[0], x: 0, y: 0, proposal: proposal)]
    }
  }

  /// A child whose guides lie on those of a box.
  func aligned(
    _ child: Int, _ proposal: ProposedSize, _ alignment: Alignment, in box: Size
  ) -> Placement {
    let (horizontal, vertical) = (
      Guide.horizontal(alignment.horizontal), Guide.vertical(alignment.vertical)
    )
    return Placement(
      child: child,
      x: distance(horizontal.standard(in: box), position(of: horizontal, child, proposal)),
      y: distance(vertical.standard(in: box), position(of: vertical, child, proposal)),
      proposal: proposal)
  }

  /// A child whose guides lie on those of another view.
  private func aligned(
    _ child: Int, _ proposal: ProposedSize, _ alignment: Alignment, of base: Int,
    _ baseProposal: ProposedSize
  ) -> Placement {
    let (horizontal, vertical) = (
      Guide.horizontal(alignment.horizontal), Guide.vertical(alignment.vertical)
    )
    return Placement(
      child: child,
      x: distance(
        position(of: horizontal, base, baseProposal), position(of: horizontal, child, proposal)),
      y: distance(
        position(of: vertical, base, baseProposal), position(of: vertical, child, proposal)),
      proposal: proposal)
  }

  private func distance(_ first: Double, _ second: Double) -> Double {
    Rect.bounded(Rect.bounded(first) - Rect.bounded(second))
  }
}
