// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

/// Red through a luma mask, on black: `out = (m, 0, 0)`, `m = Y(P)`.
///
/// The structure is Reported, the luma weights are Assumed.
struct NightMode: Sendable {
  func prepare(_ behind: BehindRow) -> PreparedRow {
    PreparedRow(base: PlanarRow(width: behind.sharp.width, color: .black))
  }

  func render(_ widget: WidgetRow, into preview: inout PlanarRow) {
    preview.setRamp(
      from: .black, to: EncodedColor(red: 1, green: 0, blue: 0), by: widget.luma)
  }
}
