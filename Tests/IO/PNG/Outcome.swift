// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

/// What became of some bytes; a trap is the only other outcome.
func outcome(
  _ bytes: [UInt8], limits: PNGLimits = PNGLimits()
) -> Result<StraightImage, PNGError> {
  do throws(PNGError) {
    return .success(try StraightImage.decodePNG(BytesInMemory(bytes), limits: limits).image)
  } catch {
    return .failure(error)
  }
}

func failure(_ bytes: [UInt8], limits: PNGLimits = PNGLimits()) -> PNGError? {
  if case .failure(let error) = outcome(bytes, limits: limits) { error } else { nil }
}

func eight(_ image: StraightImage) -> [UInt8]? {
  if case .eight(let codes) = image.samples { codes } else { nil }
}

func sixteen(_ image: StraightImage) -> [UInt16]? {
  if case .sixteen(let codes) = image.samples { codes } else { nil }
}

func size(_ width: Int, _ height: Int) throws -> PixelSize {
  try #require(PixelSize(width: width, height: height))
}
