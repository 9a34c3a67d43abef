// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPNG
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVectors

/// A picture to be shown, within bounds of memory: what is scaled into a slot, and what is shown in
/// its own size, whose rows need not be held.
struct StagedPicture: Sendable {
  /// The picture or a reduction of it, if any scene needs it as a whole.
  var decoded: DecodedInput?
  /// A vector's layers in the slots of scenes.
  var drawn: [Canvas: Layer] = [:]
  /// Its rows, if it is too large to be held where it is shown in its own size.
  var bands: PictureBands?
  /// What was odd about the file.
  var warnings: [String] = []
  /// Its colors, as far as all of them were looked at.
  var colors: [EncodedColor] = []
}

extension PreviewMaker {
  /// Reads a picture once, as its scenes need it.
  ///
  /// In its own size it is held up to 32 MiB of samples; above, only read through, to know that it is
  /// sound. Put together with what is made for its own size, or scaled, it is reduced above a bound.
  func staged(
    _ input: Input, in scenes: [Scene], as presentation: Presentation
  ) throws(VibrancyError) -> StagedPicture {
    let own = scenes.filter { presentation.keepsSize(in: $0) }
    let isComposed = own.contains { presentation.composes(in: $0) }
    let bounds = isComposed ? DecodingBounds.composed : .shown
    let looksAtColors = scenes.contains {
      $0.luma == .adaptive && $0.place.recipe.mode == nil
        || input.derivesTint && $0.place.isTintedIcon
    }
    guard input.format == .png, input.icon == nil, !own.isEmpty, !isComposed else {
      var staged =
        input.format.isVector
        ? try drawn(input, in: scenes, as: presentation, within: bounds)
        : StagedPicture(try decode(input, within: bounds), within: bounds)
      if looksAtColors { staged.colors = staged.decoded?.image.colorSamples ?? [] }
      return staged
    }
    let source = try input.rereadable(limit: limits.bytes)
    var staged = StagedPicture()
    var samples = ColorSamples()
    try read(source) { decoder throws(PNGError) in
      let size = decoder.header.size
      let isHeld = size.area * (decoder.depth == .eight ? 4 : 8) <= PictureBands.mostHeldBytes
      if !isHeld { staged.bands = PictureBands(input: source, size: size, maker: self) }
      if isHeld || own.count < scenes.count {
        let decoded = try Self.decode(&decoder, scale: input.scale, within: bounds)
        let bands = staged.bands
        staged = StagedPicture(decoded, within: bounds)
        staged.bands = bands
      } else {
        try PictureBands.forEachRow(of: &decoder) { if looksAtColors { samples.count($0) } }
        staged.warnings = decoder.warnings.map { "\($0)" }
      }
    }
    if looksAtColors {
      staged.colors =
        if let image = staged.decoded?.image { image.colorSamples } else {
          try staged.bands?.colorSamples(counted: samples) ?? []
        }
    }
    return staged
  }
}

extension PreviewMaker {
  /// Draws a vector as its scenes need it: in its own size, and in each slot at the pixels it covers.
  private func drawn(
    _ input: Input, in scenes: [Scene], as presentation: Presentation, within bounds: DecodingBounds
  ) throws(VibrancyError) -> StagedPicture {
    let scale = presentation.scale ?? input.scale
    var shelf = PictureCache()
    var layers: [Canvas: Layer] = [:]
    for slot in scenes.compactMap({ presentation.slot(in: $0, imageScale: scale) })
    where layers[slot] == nil {
      let (layer, _) = try shelf.layer(
        of: input, in: PicturePlacement(contentOf: slot), fit: presentation.fit, scale: slot.scale,
        deviceScale: slot.deviceScale, self)
      // A centered picture always meets its canvas.
      if let layer { layers[slot] = layer }
    }
    var staged = StagedPicture()
    if scenes.contains(where: presentation.keepsSize(in:)) {
      let source = try shelf.vector(input, self)
      staged = StagedPicture(
        try drawing(of: source, at: .scale(Double(scale)), within: bounds), within: bounds)
    }
    staged.drawn = layers
    staged.warnings += shelf.notes.map(\.text)
    return staged
  }
}

extension StagedPicture {
  /// A picture that is held, or a reduction, which is reported.
  fileprivate init(_ decoded: DecodedInput, within bounds: DecodingBounds) {
    self.decoded = decoded
    warnings = decoded.warnings
    if decoded.isReduced {
      warnings.append(
        "\(decoded.stored) is above \(bounds.mostPixels >> 20) Mpx; drawn from a reduction to "
          + "\(decoded.image.size)")
    }
  }
}

extension Presentation {
  /// Whether a scene puts something of the canvas's size, made for it as a whole, beside a picture.
  fileprivate func composes(in scene: Scene) -> Bool {
    let redacts = scene.parameters.isOn(.privacy) && scene.place.recipe.isLocked
    if case .image = background { return keepsSize(in: scene) }
    return redacts && keepsSize(in: scene)
  }
}
