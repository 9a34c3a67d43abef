// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyModes
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// The renderer's answer to a reading: the art is drawn, placed and shown as any other.
extension CapturedPatch {
  /// What the model shows there: codes, unrounded.
  func rendered(_ parameters: ModelParameters = ModelParameters()) throws -> [Double] {
    rendered(in: try scene(parameters))
  }

  /// What another scene shows of it on the reading's wallpaper: codes, unrounded.
  func rendered(in scene: Scene) -> [Double] {
    var scene = scene
    scene.wallpaper = Wallpaper(color: behindColor)
    let pixel = pixel(in: scene)
    return [pixel.red, pixel.green, pixel.blue].map { $0 * 255 }
  }

  /// What is compared: codes of the unclipped channels; of dark glass its luma.
  func compared(_ codes: [Double]) -> [Double] {
    guard figure == .glass else { return informativeChannels.map { codes[$0] } }
    return [DoublePixel(codes[0], codes[1], codes[2], 1).luma]
  }

  /// The errors of the model on unclipped channels, in codes.
  func errors(_ parameters: ModelParameters = ModelParameters()) throws -> [Double] {
    try zip(compared(rendered(parameters)), compared(shown)).map { abs($0 - $1) }
  }

  /// The largest of these errors, or what a channel falls short of where the capture is clipped.
  func largestError() throws -> Double {
    let found = try rendered()
    let short = shown.indices.filter { shown[$0] >= 253.5 }.map { 253.5 - found[$0] }
    return try max(0, errors().max() ?? 0, figure == .glass ? 0 : short.max() ?? 0)
  }

  private func scene(_ parameters: ModelParameters) throws -> Scene {
    var scene = Scene(figure.place, parameters: parameters)
    switch figure {
    case .vibrant, .gauge, .mac, .glass, .topLight: break
    case .onGlass, .topLightOf18, .over: scene.os = .ios18
    case .watchAccent, .watchDefault:
      // The face's color in the capture.
      scene.tint = EncodedColor(red: 81 / 255, green: 178 / 255, blue: 249 / 255)
    case .iconDark, .iconTinted, .iconTintedLight, .iconClearDark, .iconClearLight:
      // The tint of the exports, which have no wallpaper behind and are read off the corners.
      scene.tint = EncodedColor(red: 81 / 255, green: 45 / 255, blue: 172 / 255)
      try scene.parameters.set(.iconGlass, to: 1)
      try scene.parameters.set(.iconCornerRadius, to: 0)
    }
    return scene
  }

  /// The art, flat: as it is in the capture.
  private var art: StraightImage {
    func code(_ value: Double) -> UInt16 { UInt16((value * 65_535).rounded()) }
    let gray = [luma, luma, luma].map(code)
    switch figure {
    case .iconTinted, .iconTintedLight, .iconClearDark, .iconClearLight:
      let color = behind.map { code($0 / 255) }
      return .drawn16(3, 3) { _, _ in (color[0], color[1], color[2], 65_535) }
    case .topLight, .topLightOf18, .iconDark:
      return .drawn16(1, 1000) { _, _ in (0, 0, 0, 0) }
    case .vibrant, .gauge, .mac, .glass, .onGlass, .over, .watchAccent, .watchDefault:
      return .drawn16(3, 3) { _, _ in (gray[0], gray[1], gray[2], code(alpha)) }
    }
  }

  private func pixel(in scene: Scene) -> DoublePixel {
    let art = art
    let canvas = Canvas(asset: art.size, scale: 1, on: .standard(on: .ios26))
    var layer = Layer(.straight(art))
    if figure == .watchAccent { layer.group = .accent }
    var widget = Widget(canvas: canvas, layers: [layer])
    switch figure {
    case .onGlass, .over, .topLight, .topLightOf18:
      widget.containerBackground = .color(behindColor)
    case .vibrant, .gauge, .mac, .glass, .watchAccent, .watchDefault, .iconDark, .iconTinted,
      .iconTintedLight, .iconClearDark, .iconClearLight:
      break
    }
    var renderer = PreviewRenderer(
      widget, in: scene, over: scene.backdropKey(for: canvas).map { Backdrop($0) })
    let line = depth.map { Int($0 * Double(art.size.height)) } ?? art.size.height / 2
    renderer.render(line)
    return DoublePixel(renderer.row, art.size.width / 2)
  }
}
