// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// A picture kept until its last row, then stored in the smallest form that holds it.
struct KeptPicture {
  private let size: PixelSize
  private let layout: PNGLayout
  private let depth: SampleDepth
  private var codes8: [UInt8] = []
  private var codes16: [UInt16] = []
  private var census = ColorCensus()
  private var isGray16 = true
  private var isOpaque16 = true

  init(size: PixelSize, layout: PNGLayout, depth: SampleDepth, isEmpty: Bool) {
    (self.size, self.layout, self.depth) = (size, layout, depth)
    if isEmpty { return }
    let count = size.area * layout.channels
    if depth == .eight { codes8.reserveCapacity(count) } else { codes16.reserveCapacity(count) }
  }

  mutating func append(_ row: [UInt8]) {
    codes8 += row
    census.count(row, layout: layout)
  }

  mutating func append(_ row: [UInt16]) {
    codes16 += row
    let channels = layout.channels
    if channels > 2, isGray16 {
      for start in stride(from: 0, to: row.count, by: channels)
      where row[start] != row[start + 1] || row[start] != row[start + 2] {
        isGray16 = false
        break
      }
    }
    if channels % 2 == 0, isOpaque16 {
      for index in stride(from: channels - 1, to: row.count, by: channels)
      where row[index] != 65_535 {
        isOpaque16 = false
        break
      }
    }
  }

  /// Lets go of the rows.
  mutating func discard() { (codes8, codes16) = ([], []) }

  /// The ways to store the picture that may be the smallest; the likeliest first.
  func forms() -> [StoredForm] {
    guard depth == .eight else { return [direct16()] }
    let target = layout.reduced(isGray: census.isGray, isOpaque: census.isOpaque)
    guard !census.isOverfull else { return [direct8(target)] }
    let palette = Palette(census)
    let grayDepth = target == .gray ? Self.grayDepth(of: census.colors) : 8
    if target == .gray, grayDepth <= palette.bitDepth {
      return [gray(bitDepth: grayDepth)]
    }
    let indexed = StoredForm(
      colorType: .palette, bitDepth: palette.bitDepth, chunks: palette.chunks,
      codes: palette.indices(of: codes8, layout: layout), width: size.width)
    // In a small picture the palette itself may cost more than it saves.
    guard size.area * target.channels <= 1 << 17 else { return [indexed] }
    return [indexed, target == .gray ? gray(bitDepth: grayDepth) : direct8(target)]
  }

  /// The fewest bits that hold each of these grays exactly.
  private static func grayDepth(of colors: [UInt32]) -> Int {
    for (bits, step) in [(1, 255), (2, 85), (4, 17)] as [(Int, UInt32)]
    where colors.allSatisfy({ ($0 & 255) % step == 0 }) {
      return bits
    }
    return 8
  }

  private func gray(bitDepth: Int) -> StoredForm {
    let channels = layout.channels
    let shift = UInt8(8 - bitDepth)
    let codes =
      channels == 1 && shift == 0
      ? codes8 : (0..<size.area).map { codes8[$0 &* channels] >> shift }
    return StoredForm(colorType: .gray, bitDepth: bitDepth, codes: codes, width: size.width)
  }

  private func direct8(_ target: PNGLayout) -> StoredForm {
    let rowBytes = size.width * target.channels
    guard target != layout else {
      return StoredForm(
        colorType: target.colorType, bitDepth: 8, bytes: codes8, rowBytes: rowBytes)
    }
    let offsets = layout.offsets(of: target)
    let (channels, kept) = (layout.channels, offsets.count)
    var bytes = [UInt8](repeating: 0, count: size.area * kept)
    for (position, offset) in offsets.enumerated() {
      for pixel in 0..<size.area {
        bytes[pixel &* kept &+ position] = codes8[pixel &* channels &+ offset]
      }
    }
    return StoredForm(colorType: target.colorType, bitDepth: 8, bytes: bytes, rowBytes: rowBytes)
  }

  private func direct16() -> StoredForm {
    let target = layout.reduced(isGray: isGray16, isOpaque: isOpaque16)
    let offsets = layout.offsets(of: target)
    let (channels, kept) = (layout.channels, offsets.count)
    var bytes = [UInt8](repeating: 0, count: 2 * size.area * kept)
    for (position, offset) in offsets.enumerated() {
      for pixel in 0..<size.area {
        let code = codes16[pixel &* channels &+ offset]
        let index = 2 &* (pixel &* kept &+ position)
        bytes[index] = UInt8(truncatingIfNeeded: code >> 8)
        bytes[index &+ 1] = UInt8(truncatingIfNeeded: code)
      }
    }
    return StoredForm(
      colorType: target.colorType, bitDepth: 16, bytes: bytes, rowBytes: 2 * size.width * kept)
  }

  /// The picture in its smallest form, as far as `compression` looks for one.
  ///
  /// Its rows are let go of on the way: at most two copies of them are held at a time, or one where
  /// they are more than `most` bytes, unless the file is to be as small as can be.
  mutating func encode(
    _ compression: Compression, wholeUpTo most: Int
  ) throws(PackingError) -> EncodedPicture {
    var forms = forms()
    discard()
    if forms.count == 1, compression != .small, forms[0].bytes.count > most {
      return .rows(forms[0])
    }
    let candidates = forms.indices.flatMap { index in
      compression.strategies(for: forms[index]).map { (form: index, strategy: $0) }
    }
    guard candidates.count > 1 else {
      return try Self.encode(&forms[0], candidates[0].strategy, compression)
    }
    var best: (index: Int, stream: [UInt8]?, size: Int)?
    for (index, candidate) in candidates.enumerated() {
      let (form, strategy) = (forms[candidate.form], candidate.strategy)
      // What is small costs little at the level of the file, and no other predicts the size as well.
      let isSmall = form.bytes.count <= compression.exactBytes
      let sample = isSmall ? form : form.sample(compression.sampling)
      let level = isSmall ? compression.level(for: form) : compression.trialLevel
      let stream = try deflated(sample.filtered(strategy), level: level)
      let size = stream.count + form.overhead
      if best.map({ size < $0.size }) ?? true { best = (index, isSmall ? stream : nil, size) }
    }
    guard let best else { preconditionFailure("every picture has a form") }
    let chosen = candidates[best.index]
    if let stream = best.stream { return .whole(forms[chosen.form], stream) }
    for other in forms.indices where other != chosen.form { forms[other].bytes = [] }
    return try Self.encode(&forms[chosen.form], chosen.strategy, compression)
  }

  /// Filters and compresses a form, whose bytes are gone then.
  private static func encode(
    _ form: inout StoredForm, _ strategy: FilterStrategy, _ compression: Compression
  ) throws(PackingError) -> EncodedPicture {
    let level = compression.level(for: form)
    let rows = form.filtered(strategy)
    form.bytes = []
    return .whole(form, try deflated(rows, level: level))
  }
}

extension Compression {
  /// The level at which candidates are compared when they are large.
  var trialLevel: Int { self == .small ? 7 : 1 }

  /// One band of rows in so many is compared when candidates are large.
  var sampling: Int { self == .small ? 1 : 4 }

  /// libdeflate's level: what is small anyway is searched more deeply, which costs nothing.
  fileprivate func level(for form: StoredForm) -> Int {
    self == .balanced && form.bytes.count <= exactBytes ? 7 : level
  }

  /// Up to so many bytes candidates are compared at the level of the file.
  fileprivate var exactBytes: Int { self == .fast ? 0 : 1 << 16 }

  /// The filters worth trying for a form, the likeliest first.
  func strategies(for form: StoredForm) -> [FilterStrategy] {
    switch self {
    case .small: [.adaptive] + RowFilter.allCases.map { .fixed($0) }
    case _ where form.bitDepth < 8: [.fixed(.none)]
    case .fast: [form.colorType == .palette ? .fixed(.none) : .adaptive]
    case .balanced: [.adaptive, .fixed(.none)]
    }
  }
}
