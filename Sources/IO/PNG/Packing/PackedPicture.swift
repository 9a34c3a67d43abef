// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// A PNG made in memory, row by row from the top: the bytes that `PNGWriter` writes at `balanced`
/// compression without metadata.
///
/// Only pictures that `PNGWriter` stores stripe by stripe (more than 16 MiB of rows) come out as other
/// bytes, of the same pixels: here all rows are one stream.
package struct PackedPicture {
  private let size: PixelSize
  private var kept: KeptPicture

  /// Begins a picture.
  package init(size: PixelSize, layout: PNGLayout, depth: SampleDepth) {
    self.size = size
    kept = KeptPicture(size: size, layout: layout, depth: depth, isEmpty: false)
  }

  /// Appends a row of the layout's channels.
  ///
  /// - Precondition: The row is of the depth given.
  package mutating func append(_ row: CodeRow) {
    switch row {
    case .eight(let codes): kept.append(codes)
    case .sixteen(let codes): kept.append(codes)
    }
  }

  /// The whole file.
  ///
  /// - Precondition: All rows were appended.
  /// - Throws: `PackingError.outOfMemory`.
  package consuming func file() throws(PackingError) -> [UInt8] {
    guard case .whole(let form, let stream) = try kept.encode(.balanced, wholeUpTo: .max) else {
      preconditionFailure("every form is small enough")
    }
    var bytes = PNGChunk.signature
    let image = PNGChunk(name: "IDAT", data: stream)
    for chunk in [form.header(of: size), .sRGB] + form.chunks + [image, .end] {
      chunk.append(to: &bytes)
    }
    return bytes
  }
}
