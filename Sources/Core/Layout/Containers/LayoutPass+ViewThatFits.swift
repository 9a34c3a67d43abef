// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutPass {
  /// The first child whose ideal size is within the proposal on the axes, else the last (Documented).
  func fitting(_ children: [Int], _ axes: Axes, _ proposal: ProposedSize) -> Int? {
    let ideal = idealProposal(axes.horizontal, axes.vertical, proposal)
    // A length that is equal but for rounding fits.
    let slack = 1e-6
    for child in children.dropLast() {
      let size = size(child, ideal)
      let isNarrow = !axes.horizontal || size.width <= (proposal.width ?? .infinity) + slack
      let isLow = !axes.vertical || size.height <= (proposal.height ?? .infinity) + slack
      if isNarrow, isLow { return child }
    }
    return children.last
  }
}
