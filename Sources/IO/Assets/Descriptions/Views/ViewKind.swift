// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a node of a described view is; the key that says so.
package enum ViewKind: String, CaseIterable, Sendable {
  case hstack, vstack, zstack, grid, gridRow, lazyVGrid, lazyHGrid, viewThatFits, group
  case spacer, divider, empty
  case text, symbol, image, placeholder, shape, color
  case gauge, progress, label, button, toggle, link, contentUnavailable
  case accessoryBackground, unknown

  /// The kinds of an object's keys; more than one is a mistake.
  ///
  /// `color` beside another kind is its foreground style, and `label` is a part of gauges and
  /// progress views.
  static func all(among keys: some Sequence<ViewKey>) -> [ViewKind] {
    let found = keys.compactMap { ViewKind(rawValue: $0.rawValue) }
    if found.count < 2 { return found }
    let hasValue = found.contains { $0 == .gauge || $0 == .progress }
    let strong = found.filter { $0 != .color && !($0 == .label && hasValue) }
    return strong.isEmpty ? [found[0]] : strong
  }

  /// The keys that this kind has besides those of every view.
  var ownKeys: [ViewKey] {
    switch self {
    case .hstack, .vstack: [.spacing, .alignment]
    case .zstack, .gridRow: [.alignment]
    case .grid: [.horizontalSpacing, .verticalSpacing, .alignment]
    case .lazyVGrid: [.columns, .spacing, .alignment]
    case .lazyHGrid: [.rows, .spacing, .alignment]
    case .viewThatFits: [.axes]
    case .symbol: [.resizable, .contentMode]
    case .image, .placeholder: [.resizable, .contentMode, .template]
    case .shape:
      [
        .fill, .evenOdd, .stroke, .strokeBorder, .lineWidth, .lineCap, .lineJoin, .dash, .dashPhase,
        .trim,
        .inset,
      ]
    case .gauge: [.style, .label, .currentValue, .minimum, .maximum]
    case .progress: [.style, .label, .currentValue]
    case .label: [.style, .icon]
    case .button: [.style]
    case .toggle: [.style, .isOn]
    case .contentUnavailable: [.icon, .description, .actions]
    case .group, .spacer, .divider, .empty, .text, .color, .link, .accessoryBackground, .unknown: []
    }
  }
}
