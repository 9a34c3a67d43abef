// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Writes a picture that is too large to be kept, in the layout in which its rows come.
///
/// If it is known to have but one color, the picture has a palette: that color with each alpha.
final class StripedPicture {
  private let file: PNGFile
  private let size: PixelSize
  private let layout: PNGLayout
  private let form: StoredForm
  private let data: StripedImageData
  /// Whether the rows are stored as indices of `ink` with each alpha.
  private let isInked: Bool
  /// The one color, once a row is there.
  private var ink: [UInt8]?

  init(
    _ file: PNGFile, size: PixelSize, layout: PNGLayout, depth: SampleDepth,
    compression: Compression, hasOneColor: Bool, striping: PNGStriping
  ) throws(PNGError) {
    (self.file, self.size, self.layout) = (file, size, layout)
    isInked = hasOneColor && depth == .eight && layout.channels % 2 == 0
    form = StoredForm(
      colorType: isInked ? .palette : layout.colorType, bitDepth: depth.rawValue, bytes: [],
      rowBytes: isInked ? size.width : size.width * layout.channels * depth.rawValue / 8)
    data = StripedImageData(
      file, form: form, height: size.height, compression: compression, striping: striping)
    if isInked { return }
    file.begin(size, form)
    try file.flush()
  }

  func append(_ row: [UInt8]) throws(PNGError) {
    try data.append(isInked ? opacities(of: row) : row)
  }

  func append(_ row: [UInt16]) throws(PNGError) {
    let codes = row.map(\.bigEndian)
    var bytes: [UInt8] = []
    unsafe codes.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
    try data.append(bytes)
  }

  /// Writes what is left.
  func finish() throws(PNGError) { try data.finish() }

  /// Each pixel's α, which is the index of the one color with that α in the palette.
  private func opacities(of row: [UInt8]) -> [UInt8] {
    let (channels, colors) = (layout.channels, layout.channels - 1)
    let ink = self.ink ?? Array(row.prefix(colors))
    if self.ink == nil {
      self.ink = ink
      var form = form
      form.chunks = Palette.chunks(ink: ink)
      file.begin(size, form)
    }
    let codes = row.span
    var opacity = [UInt8](repeating: 0, count: size.width)
    var target = opacity.mutableSpan
    var differences: UInt8 = 0
    for x in target.indices {
      let start = x &* channels
      for channel in 0..<colors { differences |= codes[start &+ channel] ^ ink[channel] }
      target[x] = codes[start &+ colors]
    }
    precondition(differences == 0, "all pixels have one color")
    return opacity
  }
}
