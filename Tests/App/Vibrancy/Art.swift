// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Vibrancy
import VibrancyTestSupport

/// Pictures as inputs.
enum Art {
  /// A fixture below `Fixtures/Inputs`.
  static func file(_ name: String) -> Input { Input(path: Fixture.path("Inputs/\(name)")) }

  /// A picture as the bytes of a PNG, drawn for 1x unless the name says otherwise.
  static func input(_ image: StraightImage, name: String = "art.png") throws -> Input {
    Input(pngData: try encodePNG(image), name: name)
  }

  /// Shown on a small screen, so that its wallpaper is quick to draw.
  static let onSmallScreen: Presentation = {
    var presentation = Presentation()
    presentation.device = Device(name: "131x284") ?? .standard(on: .ios26)
    return presentation
  }()

  /// A square of one opaque color.
  static func square(_ side: Int, _ code: UInt8) -> StraightImage { .square(side, code) }

  /// The picture a PNG in memory holds.
  static func decoded(_ bytes: [UInt8]) throws -> StraightImage {
    try StraightImage.decodePNG(BytesInMemory(bytes)).image
  }
}
