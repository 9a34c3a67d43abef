// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ViewWord {
  /// All, by name.
  package static let all: [ViewWord] = [
    .accessoryWidgetBackground, .areaMark, .asyncImage, .barMark, .button, .canvas, .chart,
    .contentUnavailableView, .controlGroup,
    .divider, .forEach, .gauge, .geometryReader, .glassEffectContainer, .grid, .gridRow, .group,
    .groupBox, .hStack, .label, .labeledContent, .lazyHGrid, .lazyVGrid, .lineMark, .link, .list,
    .meshGradient, .navigationStack, .phaseAnimator, .pointMark, .progressView, .rectangleMark,
    .ruleMark, .scrollView, .section, .sectorMark, .spacer,
    .timelineView, .toggle, .vStack, .viewThatFits, .zStack,
  ]

  /// Those that stand for what is no call of their name, by name.
  package static let inner: [ViewWord] = [.filledStyle, .ownLayout]
}
