// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPNG
internal import VibrancyPixels

extension PNGWriter {
  /// Appends a row of codes of the writer's depth and layout.
  mutating func append(_ row: CodeRow) throws(PNGError) {
    switch row {
    case .eight(let codes): try append(codes)
    case .sixteen(let codes): try append(codes)
    }
  }
}
