// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyTypography

extension LayoutPass {
  /// The size of a text: as wide as its longest line, at most as wide as proposed.
  func textSize(
    _ element: Int, _ runs: [TextRun], _ options: TextOptions, _ proposal: ProposedSize
  ) -> Size {
    if proposal != .unspecified {
      // A text that has room is broken nowhere.
      let ideal = size(element, .unspecified)
      if ideal.width <= proposal.width ?? .infinity, ideal.height <= proposal.height ?? .infinity {
        return ideal
      }
    }
    let block = textBlock(element, runs, options, proposal)
    return Size(block.size.x, block.size.y + environment(of: element).spaceBelowText)
  }

  /// The lines of a text for a proposal.
  func textBlock(
    _ element: Int, _ runs: [TextRun], _ options: TextOptions, _ proposal: ProposedSize
  ) -> TextBlock {
    func finite(_ length: Double?) -> Double? {
      guard let length, length.isFinite else { return nil }
      return length
    }
    let environment = environment(of: element)
    return TextBlock(
      runs, options: options, width: finite(proposal.width),
      height: finite(proposal.height).map { max($0 - environment.spaceBelowText, 0) },
      displayScale: environment.displayScale)
  }
}
