// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The keys of a node of a described view.
package enum ViewKey: String, CaseIterable, Sendable {
  // Kinds.
  case hstack, vstack, zstack, grid, gridRow, lazyVGrid, lazyHGrid, viewThatFits, group
  case spacer, divider, empty
  case text, symbol, image, placeholder, shape, color
  case gauge, progress, label, button, toggle, link, contentUnavailable
  case accessoryBackground, unknown
  // Of some kinds.
  case spacing, alignment, horizontalSpacing, verticalSpacing, columns, rows, axes
  case resizable, contentMode, template
  case fill, evenOdd, stroke, strokeBorder, lineWidth, lineCap, lineJoin, dash, dashPhase, trim,
    inset
  case style, currentValue, minimum, maximum, icon, isOn, description, actions
  // What is inherited.
  case font, weight, design, italic, monospacedDigits, tracking, baselineOffset, underline
  case strikethrough, lines, minimumScale, truncation, align, lineSpacing, tint, scale, redacted
  case labelStyle, gaugeStyle, progressStyle, buttonStyle, toggleStyle
  case colorScheme, layoutDirection, typeSize
  // Modifiers.
  case aspectRatio, padding, fixedSize, frame, containerRelativeFrame, background, overlay, clip
  case cornerRadius, mask, opacity, offset, position, rotation, scaleEffect, shadow, blur
  case compositing, luminanceToAlpha, blend, layoutPriority, alignmentGuide, gridCell, hidden
  case accentable, accentedRendering, privacySensitive, invalidatable, interactive
  case modifiers
  /// Of a layer alone.
  case families

  /// Whether every view has the key; otherwise it is a kind, or belongs to some kinds.
  package var isOfEveryView: Bool {
    switch self {
    case .hstack, .vstack, .zstack, .grid, .gridRow, .lazyVGrid, .lazyHGrid, .viewThatFits, .group,
      .spacer, .divider, .empty, .text, .symbol, .image, .placeholder, .shape, .gauge, .progress,
      .label, .button, .toggle, .link, .contentUnavailable, .accessoryBackground, .unknown,
      .spacing, .alignment, .horizontalSpacing,
      .verticalSpacing, .columns, .rows, .axes, .resizable, .contentMode, .template, .fill,
      .evenOdd, .stroke, .strokeBorder, .lineWidth, .lineCap, .lineJoin, .dash, .dashPhase, .trim,
      .inset,
      .style, .currentValue, .minimum, .maximum, .icon, .isOn, .description, .actions:
      false
    case .color, .font, .weight, .design, .italic, .monospacedDigits, .tracking, .baselineOffset,
      .underline, .strikethrough, .lines, .minimumScale, .truncation, .align, .lineSpacing, .tint,
      .scale,
      .redacted, .labelStyle, .gaugeStyle, .progressStyle, .buttonStyle, .toggleStyle,
      .colorScheme, .layoutDirection, .typeSize, .aspectRatio, .padding, .fixedSize, .frame,
      .containerRelativeFrame, .background, .overlay, .clip,
      .cornerRadius, .mask, .opacity, .offset, .position, .rotation, .scaleEffect, .shadow,
      .blur, .compositing, .luminanceToAlpha, .blend, .layoutPriority, .alignmentGuide, .gridCell,
      .hidden,
      .accentable,
      .accentedRendering, .privacySensitive, .invalidatable, .interactive, .modifiers, .families:
      true
    }
  }

  /// The kinds that have the key.
  package var owners: [ViewKind] {
    ViewKind.allCases.filter { $0.rawValue == rawValue || $0.ownKeys.contains(self) }
  }
}
