// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Scene {
  /// The wallpaper that a canvas needs drawn here; `nil` where none is shown.
  package func backdropKey(for canvas: Canvas) -> Backdrop.Key? {
    guard showsWallpaper(withFamily: canvas.family != nil) else { return nil }
    let radius = Double(parameters.number(.materialRadius))
    return Backdrop.Key(
      wallpaper: wallpaper, screen: ScreenSlot(of: canvas, in: self).screen,
      sigma: radius * canvas.scale)
  }
}
