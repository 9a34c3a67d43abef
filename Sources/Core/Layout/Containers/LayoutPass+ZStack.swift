// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutPass {
  /// The size of a `ZStack`: the union of its aligned children.
  func zStackSize(_ children: [Int], _ alignment: Alignment, _ proposal: ProposedSize) -> Size {
    guard !children.isEmpty else { return .zero }
    let origin = origin(children, alignment, proposal)
    var size = Size.zero
    for child in children {
      let chosen = self.size(child, proposal)
      let guide = guides(child, alignment, proposal)
      size.width = max(size.width, origin.x - guide.x + chosen.width)
      size.height = max(size.height, origin.y - guide.y + chosen.height)
    }
    return size
  }

  /// Where the children of a `ZStack` go. Where nothing is proposed, as in `fixedSize`, they are proposed
  /// the stack's own length, so that a shape fills the stack (Calibrated on 8 pictures).
  func zStackPlacements(
    _ children: [Int], _ alignment: Alignment, _ proposal: ProposedSize
  ) -> [Placement] {
    let proposal = ProposedSize(
      proposal.filled(with: zStackSize(children, alignment, proposal)))
    let origin = origin(children, alignment, proposal)
    return children.map { child in
      let guide = guides(child, alignment, proposal)
      return Placement(
        child: child, x: origin.x - guide.x, y: origin.y - guide.y, proposal: proposal)
    }
  }

  /// The lines at which the children are aligned, from the stack's top left.
  private func origin(
    _ children: [Int], _ alignment: Alignment, _ proposal: ProposedSize
  ) -> SIMD2<Double> {
    var origin = SIMD2(-Double.infinity, -Double.infinity)
    for child in children {
      origin = pointwiseMax(origin, guides(child, alignment, proposal))
    }
    return children.isEmpty ? .zero : origin
  }

  private func guides(
    _ child: Int, _ alignment: Alignment, _ proposal: ProposedSize
  ) -> SIMD2<Double> {
    [
      Rect.bounded(position(of: .horizontal(alignment.horizontal), child, proposal)),
      Rect.bounded(position(of: .vertical(alignment.vertical), child, proposal)),
    ]
  }
}
