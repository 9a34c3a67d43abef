// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

/// Paints each group in its one flat color: color is thrown away, alpha stays.
///
/// `out = over((groupColor, α), plate)`; `desaturated` renderings use `Y(P)` for α.
/// Documented: WidgetKit `accented`, `WidgetAccentedRenderingMode`. The premultiplied form of
/// the desaturated alpha and the plates are Assumed.
struct AccentedMode: Sendable {
  var standardColor: EncodedColor
  var accentColor: EncodedColor
  /// watchOS ignores `fullColor`: the layer is as if not set, its group kept.
  var ignoresFullColor: Bool
  var plate: Plate

  func render(_ widget: WidgetRow, into preview: inout PlanarRow) {
    if let background = widget.background { preview.composite(background) }
    for reader in widget.layers {
      let layer = reader.layer
      let groupColor = layer.group == .accent ? accentColor : standardColor
      switch layer.accentedRendering {
      case .unset: preview.composite(groupColor, coverage: reader.alpha)
      case .accented: preview.composite(accentColor, coverage: reader.alpha)
      case .desaturated, .accentedDesaturated:
        let isAccented = layer.accentedRendering == .accentedDesaturated
        preview.composite(isAccented ? accentColor : standardColor, coverage: reader.luma)
      case .fullColor:
        if ignoresFullColor {
          preview.composite(groupColor, coverage: reader.alpha)
        } else {
          preview.composite(reader.row)
        }
      }
    }
  }

  func needsColor(of layers: [Layer]) -> Bool {
    !ignoresFullColor && layers.contains { $0.accentedRendering == .fullColor }
  }

  func isNeutral(over prepared: PreparedRow, _ widget: WidgetRow) -> Bool {
    prepared.isNeutral && standardColor.isNeutral && accentColor.isNeutral
      && (widget.background?.isNeutral ?? true)
      && (ignoresFullColor || !widget.layers.contains { $0.layer.accentedRendering == .fullColor })
  }
}
