// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The keys of a node of a described view.
package enum ViewKey: String, CaseIterable, Sendable {
  // Kinds.
  case hstack, vstack, zstack, grid, lazyVGrid, lazyHGrid, viewThatFits, group
  case spacer, divider, empty
  case text, symbol, image, shape, color
  case gauge, progress, label, button, toggle, link
  case accessoryBackground, unknown
  // Of some kinds.
  case spacing, alignment, horizontalSpacing, verticalSpacing, columns, rows, axes
  case resizable, contentMode, template
  case fill, stroke, strokeBorder, lineWidth, lineCap, lineJoin, dash, dashPhase, trim, inset
  case style, currentValue, minimum, maximum, icon, isOn
  // What is inherited.
  case font, weight, italic, monospacedDigits, tracking, underline, strikethrough
  case lines, minimumScale, truncation, align, lineSpacing, tint, scale, redacted
  // Modifiers.
  case aspectRatio, padding, fixedSize, frame, background, overlay, clip, cornerRadius, mask
  case opacity, offset, position, rotation, scaleEffect, shadow, blur, compositing, blend
  case layoutPriority, alignmentGuide
  case accentable, accentedRendering, privacySensitive, invalidatable, interactive
  case modifiers
  /// Of a layer alone.
  case families

  /// Whether every view has the key; otherwise it is a kind, or belongs to some kinds.
  package var isOfEveryView: Bool {
    switch self {
    case .hstack, .vstack, .zstack, .grid, .lazyVGrid, .lazyHGrid, .viewThatFits, .group, .spacer,
      .divider, .empty, .text, .symbol, .image, .shape, .gauge, .progress, .label, .button,
      .toggle, .link, .accessoryBackground, .unknown, .spacing, .alignment, .horizontalSpacing,
      .verticalSpacing, .columns, .rows, .axes, .resizable, .contentMode, .template, .fill,
      .stroke, .strokeBorder, .lineWidth, .lineCap, .lineJoin, .dash, .dashPhase, .trim, .inset,
      .style, .currentValue, .minimum, .maximum, .icon, .isOn:
      false
    case .color, .font, .weight, .italic, .monospacedDigits, .tracking, .underline,
      .strikethrough, .lines, .minimumScale, .truncation, .align, .lineSpacing, .tint, .scale,
      .redacted, .aspectRatio, .padding, .fixedSize, .frame, .background, .overlay, .clip,
      .cornerRadius, .mask, .opacity, .offset, .position, .rotation, .scaleEffect, .shadow,
      .blur, .compositing, .blend, .layoutPriority, .alignmentGuide, .accentable,
      .accentedRendering, .privacySensitive, .invalidatable, .interactive, .modifiers, .families:
      true
    }
  }

  /// The kinds that have the key.
  package var owners: [ViewKind] {
    ViewKind.allCases.filter { $0.rawValue == rawValue || $0.ownKeys.contains(self) }
  }
}
