// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutPass {
  /// What `aspectRatio` proposes to its view: the greatest size of the ratio inside the proposal, or the
  /// least that covers it. A length that is not proposed follows from the other; without both, the
  /// view's ideal size counts (Documented in outline).
  func aspectProposal(
    _ child: Int, _ ratio: Double?, _ mode: ContentMode, _ proposal: ProposedSize
  ) -> ProposedSize {
    let ideal = size(child, .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    guard ratio > 0, ratio.isFinite else { return proposal }
    var proposal = proposal
    if proposal == .unspecified { proposal = ProposedSize(ideal) }
    let (width, height) = (proposal.width, proposal.height)
    let byWidth = width.map { Size($0, $0 / ratio) }
    let byHeight = height.map { Size($0 * ratio, $0) }
    guard let byWidth else { return byHeight.map(ProposedSize.init) ?? proposal }
    guard let byHeight else { return ProposedSize(byWidth) }
    switch mode {
    case .fit: return ProposedSize(byWidth.height <= byHeight.height ? byWidth : byHeight)
    case .fill: return ProposedSize(byWidth.height >= byHeight.height ? byWidth : byHeight)
    }
  }
}
