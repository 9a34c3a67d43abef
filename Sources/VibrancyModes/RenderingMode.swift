// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels
public import VibrancyScenes

/// What a place does to the pixels of a widget: a pure function, row by row; it cannot fail.
public protocol RenderingMode: Sendable {
  /// Works out what a row of the preview starts from and is mixed with, before any content.
  func prepare(_ behind: BehindRow) -> PreparedRow

  /// Whether what it prepares depends on the row, even where what lies behind does not.
  var changesByRow: Bool { get }

  /// Whether it looks at the colors of the layers, not at their α and luma alone.
  func needsColor(of layers: [Layer]) -> Bool

  /// Paints a row of the widget.
  ///
  /// - Parameters:
  ///   - widget: Premultiplied rows of the layers and of what lies behind them.
  ///   - prepared: What `prepare` made of the same row.
  ///   - preview: Holds `prepared.base`; receives the result.
  func render(_ widget: WidgetRow, over prepared: PreparedRow, into preview: inout PlanarRow)

  /// Whether, over this prepared row, every result is neutral: r = g = b.
  func isNeutral(over prepared: PreparedRow, _ widget: WidgetRow) -> Bool
}

extension RenderingMode {
  /// Yes.
  public func needsColor(of layers: [Layer]) -> Bool { true }

  /// No.
  public var changesByRow: Bool { false }
}
