// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

extension PlanarRow {
  /// Fills the row with row `y` of a container background at an opacity, `0...1`.
  mutating func setBackground(
    _ background: ContainerBackground, y: Int, depth: Float, opacity: Float
  ) {
    switch background {
    case .color(let color): fill(color, opacity: opacity)
    case .gradient(let top, let bottom):
      fill(top.mixed(with: bottom, by: depth), opacity: opacity)
    case .picture(let image):
      image.copyRow(y, from: 0, into: &self)
      if opacity != 1 { multiply(byOpacity: opacity) }
    case .accessory: fill(.white, opacity: opacity)
    }
  }
}
