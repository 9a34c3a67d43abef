// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

extension RenderRequest {
  /// The file of an input in one of the scenes, below the output folder.
  func name(of input: Input, at index: Int) -> String { "\(input.name).\(suffixes[index]).png" }

  /// A preview as an item of a gallery.
  func item(of input: Input, _ preview: Preview, at index: Int) -> Gallery.Item {
    let scene = scenes[index]
    let family = input.widget?.family ?? presentation.family
    let hasFamily = family != nil
    return Gallery.Item(
      asset: input.widget?.name ?? input.name, variant: input.widget?.variant,
      entry: input.widget?.entry, family: family?.rawValue, scene: scene.place.rawValue,
      wallpaper: scene.showsWallpaper(withFamily: hasFamily) ? scene.wallpaper.name : nil,
      tint: scene.usesTint ? "#\(scene.tint.hex)" : nil, path: name(of: input, at: index),
      width: preview.size.width, height: preview.size.height, scale: input.scale(in: presentation),
      relevance: input.widget?.relevance, notes: preview.notes + notes(on: input, scene))
  }

  /// What a preview of an input does not say by itself.
  private func notes(on input: Input, _ scene: Scene) -> [String] {
    let isTinted = scene.place == .iconTinted || scene.place == .iconTintedLight
    return input.derivesTint && isTinted ? ["no tinted art: found as the system would"] : []
  }

  /// Why an input is shown in none of the scenes; `nil` if it is.
  func reasonToLeaveOut(_ input: Input) -> String? {
    guard served(input).isEmpty else { return nil }
    let scenes =
      switch input.role {
      case .icon: "icons: add --scene icon-light, or all"
      case .lightImage: "light places: add --scene home-light"
      case .darkImage: "dark places: add --scene lock-screen"
      case .image, .loose: "other places: add --scene lock-screen"
      }
    return "\(input.path): is shown in \(scenes)"
  }
}
