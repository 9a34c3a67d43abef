// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Leaves colors alone: `out = over(content, over(containerBackground?, w))`.
///
/// Documented: WidgetKit, `fullColor`. Encoded sRGB, premultiplied.
struct FullColorMode: Sendable {
  /// What the widget lies on; the wallpaper but in the Smart Stack.
  var plate = Plate.none
}

/// Multiplies the whole widget, its background too, by the tint: `rgb' = rgb·tint`.
///
/// Reported: the tinted Home Screen for an app not built for iOS 18.
struct TintedWholeMode: Sendable {
  var tint: EncodedColor

  func render(_ widget: WidgetRow, into preview: inout PlanarRow) {
    var content = widget.content
    content.multiply(by: tint)
    preview.composite(content)
  }
}
