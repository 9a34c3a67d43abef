// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

/// Pictures that are written in stripes; here small ones, in small stripes.
@Suite struct StripeTests {
  /// Rows of a stripe as bytes, chosen so that stripes end in different places of a picture.
  static let stripeBytes = [1, 700, 1400, 5000, 1 << 20]

  func striped<Code>(
    _ codes: [Code], _ size: PixelSize, _ layout: PNGLayout, _ compression: Compression = .balanced,
    stripeBytes: Int, threads: Int, to sink: some ByteSink,
    append: (inout PNGWriter, [Code]) throws(PNGError) -> Void
  ) throws(PNGError) {
    var writer = try PNGWriter(
      size: size, layout: layout, depth: Code.self == UInt8.self ? .eight : .sixteen,
      compression: compression,
      striping: PNGStriping(threads: threads, bytes: stripeBytes, above: 0), to: sink)
    let count = size.width * layout.channels
    for y in 0..<size.height { try append(&writer, Array(codes[(y * count)..<((y + 1) * count)])) }
    try writer.finish()
  }

  func file(
    _ codes: [UInt8], _ size: PixelSize, _ layout: PNGLayout,
    _ compression: Compression = .balanced,
    stripeBytes: Int, threads: Int = 1
  ) throws -> [UInt8] {
    let sink = MemorySink()
    try striped(
      codes, size, layout, compression, stripeBytes: stripeBytes, threads: threads, to: sink
    ) { writer, row throws(PNGError) in try writer.append(row) }
    return sink.bytes
  }

  func file(
    _ codes: [UInt16], _ size: PixelSize, _ layout: PNGLayout, _ compression: Compression,
    stripeBytes: Int, threads: Int = 1
  ) throws -> [UInt8] {
    let sink = MemorySink()
    try striped(
      codes, size, layout, compression, stripeBytes: stripeBytes, threads: threads, to: sink
    ) { writer, row throws(PNGError) in try writer.append(row) }
    return sink.bytes
  }

  /// Art of several kinds: noise, which is stored as it is, a few codes, a slope, and one code.
  func art(_ count: Int, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      switch seed % 4 {
      case 0: UInt8.random(in: 0...255, using: &generator)
      case 1: UInt8.random(in: 0...3, using: &generator) * 80
      case 2: UInt8(truncatingIfNeeded: index / 50 + Int.random(in: 0...1, using: &generator))
      default: 9
      }
    }
  }

  @Test("every layout comes back around the ends of stripes", arguments: PNGLayout.allCases)
  func eightBits(layout: PNGLayout) throws {
    for (index, shape) in [(1, 90), (700, 3), (350, 2), (37, 41), (90, 1)].enumerated() {
      let size = try size(shape.0, shape.1)
      for stripeBytes in Self.stripeBytes {
        for compression in Compression.allCases {
          for seed in UInt64(0)..<4 {
            let codes = art(size.area * layout.channels, seed: 8 * UInt64(index) + seed)
            let file = try file(codes, size, layout, compression, stripeBytes: stripeBytes)
            #expect(eight(try outcome(file).get()) == expanded(codes, layout))
          }
        }
      }
    }
  }

  @Test("16 bits come back around the ends of stripes", arguments: PNGLayout.allCases)
  func sixteenBits(layout: PNGLayout) throws {
    let size = try size(53, 31)
    for stripeBytes in Self.stripeBytes {
      for compression in Compression.allCases {
        let codes = art(size.area * layout.channels, seed: 2).map { UInt16($0) * 250 + 3 }
        let file = try file(codes, size, layout, compression, stripeBytes: stripeBytes)
        #expect(sixteen(try outcome(file).get()) == expanded(codes, layout))
      }
    }
  }

  @Test("one chunk a stripe, each ending at a byte; one stream with its Adler-32 in all of them")
  func oneStream() throws {
    let size = try size(100, 64)
    for seed in UInt64(0)..<24 {
      let codes = art(size.area * 3, seed: seed)
      // 300 bytes per row, so that a stripe has four.
      let chunks = chunks(try file(codes, size, .rgb, stripeBytes: 1400))
      #expect(
        chunks.map(\.name) == ["IHDR", "sRGB"] + Array(repeating: "IDAT", count: 16) + ["IEND"])
      let parts = chunks.filter { $0.name == "IDAT" }.map(\.data)
      for part in parts.dropLast() { #expect(part.suffix(4) == [0, 0, 255, 255]) }
      // libdeflate refuses a stream whose Adler-32 is wrong.
      guard case .bytes(let rows) = inflate(parts.flatMap { $0 }[...], limit: 1 << 20) else {
        Issue.record("the stream of art \(seed) is damaged")
        continue
      }
      #expect(rows.count == 64 * 301)
    }
  }

  @Test("what is kept has the same form in stripes as a whole", arguments: PNGLayout.allCases)
  func keptInStripes(layout: PNGLayout) throws {
    let size = try size(200, 90)
    for seed in UInt64(0)..<4 {
      let codes = art(size.area * layout.channels, seed: seed)
      for compression in Compression.allCases {
        let files = try [0, 1 << 24].map { whole in
          let sink = MemorySink()
          var writer = try PNGWriter(
            size: size, layout: layout, depth: .eight, compression: compression,
            striping: PNGStriping(threads: 2, bytes: 3000, whole: whole), to: sink)
          let count = size.width * layout.channels
          for y in 0..<size.height {
            try writer.append(Array(codes[(y * count)..<((y + 1) * count)]))
          }
          try writer.finish()
          #expect(eight(try outcome(sink.bytes).get()) == expanded(codes, layout))
          return chunks(sink.bytes)
        }
        #expect(
          files[0].prefix { $0.name != "IDAT" }.map(\.data)
            == files[1].prefix { $0.name != "IDAT" }.map(\.data))
        let parts = files.map { $0.count { $0.name == "IDAT" } }
        #expect(parts[1] == 1)
        // Noise has one form; of others two may be compared as a whole.
        #expect(parts[0] > 1 || compression == .small || seed != 0)
        #expect(parts[0] == 1 || compression != .small)
      }
    }
  }

  @Test("one color is a palette of its alphas", arguments: [PNGLayout.grayAlpha, .rgba])
  func oneColor(layout: PNGLayout) throws {
    let size = try size(60, 40)
    let alphas = art(size.area, seed: 0)
    let color: [UInt8] = layout == .rgba ? [200, 10, 90] : [200]
    for compression in Compression.allCases {
      let sink = MemorySink()
      var writer = try PNGWriter(
        size: size, layout: layout, depth: .eight, compression: compression, hasOneColor: true,
        striping: PNGStriping(bytes: 700, above: 0), to: sink)
      for y in 0..<40 {
        try writer.append(alphas[(60 * y)..<(60 * y + 60)].flatMap { color + [$0] })
      }
      try writer.finish()
      #expect(chunks(sink.bytes).prefix(4).map(\.name) == ["IHDR", "sRGB", "PLTE", "tRNS"])
      #expect(
        eight(try outcome(sink.bytes).get()) == expanded(alphas.flatMap { color + [$0] }, layout))
    }
  }

  @Test("the number of threads changes no byte", arguments: Compression.allCases)
  func anyThreads(compression: Compression) async throws {
    let size = try size(100, 100)
    let codes = art(40_000, seed: 2)
    let one = try file(codes, size, .rgba, compression, stripeBytes: 1000)
    let files = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for threads in [2, 3, 8, 100] {
        group.addTask {
          try file(codes, size, .rgba, compression, stripeBytes: 1000, threads: threads)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(files == Array(repeating: one, count: 4))
  }

  @Test("a sink that fails ends the picture at once, with its reason", arguments: [1, 4])
  func failingSink(threads: Int) throws {
    /// Takes so many portions.
    struct Limited: ByteSink {
      var portions: Int

      mutating func write(_ bytes: [UInt8]) throws(ByteStreamError) {
        portions -= 1
        if portions < 0 { throw ByteStreamError(reason: "No space left on device") }
      }
    }
    let size = try size(1000, 500)
    let row = art(1000, seed: 0)
    for portions in [0, 1, 2, 5] {
      var rows = 0
      var error: PNGError?
      do throws(PNGError) {
        var writer = try PNGWriter(
          size: size, layout: .gray, depth: .eight,
          striping: PNGStriping(threads: threads, bytes: 2000, above: 0),
          to: Limited(portions: portions))
        for _ in 0..<500 {
          try writer.append(row)
          rows += 1
        }
        try writer.finish()
      } catch let thrown { error = thrown }
      #expect(error == .destination(reason: "No space left on device"))
      #expect(rows < 40, "the writer learns of a full disk")
    }
  }

  @Test("a writer that is let go of leaves nothing behind")
  func dropped() throws {
    let size = try size(300, 300)
    let row = art(1200, seed: 0)
    for rows in 0..<30 {
      let sink = MemorySink()
      var writer = try PNGWriter(
        size: size, layout: .rgba, depth: .eight,
        striping: PNGStriping(threads: 4, bytes: 3000, above: 0), to: sink)
      for _ in 0..<rows { try writer.append(row) }
      #expect(!sink.bytes.suffix(8).starts(with: Array("IEND".utf8)))
    }
  }

  @Test("a row longer than a stripe is a stripe; the longest picture has stripes of a column")
  func extremes() throws {
    for shape in [(65_535, 2), (1, 65_535)] {
      let size = try size(shape.0, shape.1)
      let codes = art(size.area, seed: 2)
      let file = try file(codes, size, .gray, .fast, stripeBytes: 30_000, threads: 2)
      #expect(eight(try outcome(file).get()) == expanded(codes, .gray))
    }
  }
}
