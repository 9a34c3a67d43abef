// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

extension ContainerBackground {
  /// A picture that fills a canvas.
  init?(filling canvas: PixelSize, with image: StraightImage) {
    switch PicturePlacement(canvas).layer(image, fit: .cover)?.picture {
    case .planar(let picture): self = .picture(picture)
    case .band: preconditionFailure("a placed picture is held as a whole")
    case .straight(let image): self = .picture(PlanarImage(image, part: canvas))
    case nil: return nil
    }
  }
}
