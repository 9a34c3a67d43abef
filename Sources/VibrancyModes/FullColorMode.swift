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
