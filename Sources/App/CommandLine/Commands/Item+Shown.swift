// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

extension Gallery.Item {
  /// A preview as people are shown it, as an item of a gallery.
  ///
  /// - Parameters:
  ///   - input: What it is of.
  ///   - asset: What that is called.
  ///   - form: What it is shown as; `nil` in its own size.
  ///   - path: The picture's file, relative to the page.
  ///   - scale: Pixels per point.
  init(
    _ shown: ShownPreview, of input: Input, called asset: String, as form: WidgetForm?,
    path: String, scale: Int
  ) {
    let (picture, scene, widget) = (shown.picture, shown.picture.scene, input.widget)
    self.init(
      asset: asset, variant: widget?.variant, entry: widget?.entry ?? widget?.setting,
      family: form?.name,
      scene: scene.place.rawValue,
      wallpaper: scene.showsWallpaper(withFamily: form?.family != nil)
        ? scene.wallpaper.name : nil,
      tint: scene.usesTint ? "#\(scene.tint.hex)" : nil, path: path, width: picture.size.width,
      height: picture.size.height, scale: scale, relevance: widget?.relevance,
      notes: picture.notes)
    margin = picture.margin
    elements = shown.elements.map { Gallery.Element($0, margin: picture.margin) }
  }
}

extension Gallery.Element {
  /// An element of a preview with so many pixels around it.
  init(_ element: DrawnElement, margin: Int) {
    let frame = element.frame
    self.init(
      element.kind.words, frame: [frame[0] + margin, frame[1] + margin, frame[2], frame[3]],
      place: element.place)
  }
}
