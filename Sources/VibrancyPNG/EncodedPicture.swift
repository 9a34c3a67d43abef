// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The image part of a PNG: how pixels are stored, and the compressed rows.
struct EncodedPicture {
  let colorType: PNGColorType
  let bitDepth: Int
  /// `PLTE` and `tRNS`, where needed.
  let chunks: [PNGChunk]
  /// The content of `IDAT`: a zlib stream.
  let data: [UInt8]
}

extension EncodedPicture {
  /// A form with its compressed rows.
  init(_ form: StoredForm, data: [UInt8]) {
    self.init(
      colorType: form.colorType, bitDepth: form.bitDepth, chunks: form.chunks, data: data)
  }
}
