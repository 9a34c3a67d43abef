// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutPass {
  /// What a `frame(minWidth:…)` proposes to its view (Documented in outline, Reported in detail): the
  /// proposal, or the ideal length where there is none, clamped to the range.
  func flexibleProposal(_ frame: FlexibleFrame, _ proposal: ProposedSize) -> ProposedSize {
    func inner(_ range: FlexibleFrame.Range, _ proposed: Double?) -> Double? {
      guard let length = proposed ?? range.ideal else { return nil }
      return min(max(length, range.least ?? 0), range.most ?? .infinity)
    }
    return ProposedSize(
      inner(frame.width, proposal.width), inner(frame.height, proposal.height))
  }

  /// The size of a `frame(minWidth:…)`: on an axis without a least and greatest length, the view's;
  /// else the proposal clamped to the range, with the view's length for a bound that is left out.
  func flexibleSize(_ frame: FlexibleFrame, _ proposal: ProposedSize, _ inner: Size) -> Size {
    func length(_ range: FlexibleFrame.Range, _ proposed: Double?, _ inner: Double) -> Double {
      guard range.least != nil || range.most != nil else {
        return proposed == nil ? range.ideal ?? inner : inner
      }
      let least = range.least ?? min(inner, range.most ?? inner)
      let most = range.most ?? max(inner, least)
      return max(min(proposed ?? range.ideal ?? inner, most), least)
    }
    return Size(
      length(frame.width, proposal.width, inner.width),
      length(frame.height, proposal.height, inner.height))
  }

  /// The share of the container that a `containerRelativeFrame` takes (Documented).
  func containerProposal(
    _ frame: ContainerRelativeFrame, _ proposal: ProposedSize, _ environment: LayoutEnvironment
  ) -> ProposedSize {
    func share(_ length: Double?) -> Double? {
      guard let length else { return nil }
      let count = Double(max(frame.count, 1))
      let span = Double(min(max(frame.span, 1), max(frame.count, 1)))
      let part = (length - frame.spacing * (count - 1)) / count
      return part * span + frame.spacing * (span - 1)
    }
    let container = environment.containerSize
    return ProposedSize(
      frame.axes.horizontal
        ? frame.width ?? share(container?.width ?? proposal.width) : proposal.width,
      frame.axes.vertical
        ? frame.height ?? share(container?.height ?? proposal.height) : proposal.height)
  }

  /// The proposal inside padding.
  func insetProposal(_ insets: Insets, _ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      proposal.width.map { $0 - insets.horizontal }, proposal.height.map { $0 - insets.vertical })
  }

  /// The proposal inside `fixedSize`.
  func idealProposal(
    _ horizontal: Bool, _ vertical: Bool, _ proposal: ProposedSize
  ) -> ProposedSize {
    ProposedSize(horizontal ? nil : proposal.width, vertical ? nil : proposal.height)
  }
}
