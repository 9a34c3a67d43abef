// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyTypography

extension ContentUnavailable {
  /// What it is made of: the icon in 48 pt, the title in bold, the description below in gray, in the
  /// middle of what is proposed (Documented in outline, sizes Assumed).
  func node(_ environment: LayoutEnvironment) -> ViewNode {
    var nodes: [ViewNode] = []
    if !label.icon.isEmpty {
      nodes.append(
        .stacked(
          label.icon,
          [
            .environment(.font(FontRequest(size: 48))),
            .environment(.foregroundStyle([.secondary])),
          ]))
    }
    nodes.append(
      .stacked(label.title, [.environment(.font(FontRequest(.title2, weight: 700)))]))
    if !description.isEmpty {
      nodes.append(
        .stacked(
          description,
          [
            .environment(.font(FontRequest(.subheadline))),
            .environment(.foregroundStyle([.secondary])),
          ]))
    }
    nodes += actions
    return ViewNode(
      .vStack(nodes, alignment: .center, spacing: nil),
      [
        .environment(.multilineTextAlignment(.center)),
        .flexibleFrame(
          FlexibleFrame(
            width: FlexibleFrame.Range(most: .infinity),
            height: FlexibleFrame.Range(most: .infinity))),
      ])
  }
}
