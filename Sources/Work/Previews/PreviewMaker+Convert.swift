// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyModes
public import VibrancyPNG
public import VibrancyPixels

extension PreviewMaker {
  /// Converts an input and writes it as a PNG; straight, encoded sRGB throughout.
  ///
  /// Memory does not depend on the height above 16 Mpx (an interlaced input is held whole).
  ///
  /// - Throws: `VibrancyError`: the input cannot be read, or the sink fails. What was written
  ///   until then is not a whole file.
  package func convert(
    _ input: Input, to conversion: Conversion, options: ConversionOptions = ConversionOptions(),
    into sink: some ByteSink
  ) throws(VibrancyError) -> ConversionOutcome {
    var weights = LumaWeights.rec709
    var input = input
    if conversion.looksFirst {
      input = try input.rereadable(limit: limits.bytes)
      weights = try adaptiveWeights(of: input)
    }
    switch input.source {
    case .memory(let bytes):
      let source = BytesInMemory(bytes)
      return try run(conversion, weights, options, from: source, to: sink, of: input)
    case .file:
      let source = try Self.open(input)
      do throws(VibrancyError) {
        return try run(conversion, weights, options, from: source, to: sink, of: input)
      } catch {
        throw source.failure.map { .unreadable($0) } ?? error
      }
    }
  }

  /// The outcome of a conversion, without its file: nothing is written.
  ///
  /// - Throws: `VibrancyError` if the input cannot be read.
  package func tried(
    _ input: Input, to conversion: Conversion, options: ConversionOptions = ConversionOptions()
  ) throws(VibrancyError) -> ConversionOutcome {
    var options = options
    // What comes out is thrown away.
    options.compression = .fast
    return try convert(input, to: conversion, options: options, into: NullSink())
  }

  private func run(
    _ conversion: Conversion, _ weights: LumaWeights, _ options: ConversionOptions,
    from source: consuming some ByteSource, to sink: some ByteSink, of input: Input
  ) throws(VibrancyError) -> ConversionOutcome {
    let decoder: PNGDecoder
    do throws(PNGError) {
      decoder = try PNGDecoder(source, limits: limits, keepingMetadata: options.keepsMetadata)
    } catch {
      throw .undecodable(path: input.path, error)
    }
    return try run(conversion, weights, options, on: decoder, to: sink, of: input)
  }

  private func run(
    _ conversion: Conversion, _ weights: LumaWeights, _ options: ConversionOptions,
    on decoder: consuming PNGDecoder, to sink: some ByteSink, of input: Input
  ) throws(VibrancyError) -> ConversionOutcome {
    let header = decoder.header
    let size = header.size
    var watched = WatchedConverter(
      conversion, size: size, weights: weights, isTemplate: input.isTemplate)
    let depth = options.depth ?? (header.bitDepth == 16 ? .sixteen : .eight)
    let layouts: [PNGLayout] = [.gray, .grayAlpha, .rgb, .rgba]
    let layout = layouts[watched.converter.channels - 1]
    var writer = try unwritable(input) { () throws(PNGError) in
      try PNGWriter(
        size: size, layout: layout, depth: depth, compression: options.compression,
        chunks: decoder.metadata.filter { $0.place == .beforeImageData },
        hasOneColor: watched.converter.hasOneColor, to: sink)
    }
    var comparison = RowComparison(layout: layout, counts: options.countsChanges)
    var samples = StraightSamples.eight([])
    var codes = CodeRow(depth: depth)
    for _ in 0..<size.height {
      try undecodable(input) { () throws(PNGError) in try decoder.readRow(into: &samples) }
      comparison.append(samples)
      watched.append(samples)
      while watched.next(into: &codes) {
        comparison.compare(with: codes)
        try unwritable(input) { () throws(PNGError) in try writer.append(codes) }
      }
    }
    try undecodable(input) { () throws(PNGError) in try decoder.finish() }
    let trailing = decoder.metadata
    try unwritable(input) { () throws(PNGError) in try writer.finish(trailing: trailing) }
    return ConversionOutcome(
      changesPixels: comparison.differs,
      changedPixels: options.countsChanges ? comparison.changed : nil,
      leftAlone: watched.converter.leftAlone,
      loss: watched.loss,
      warnings: decoder.warnings.map { "\($0)" })
  }

  /// Looks at a picture twice, a row at a time: first to count its visible pixels, then to pick.
  private func adaptiveWeights(of input: Input) throws(VibrancyError) -> LumaWeights {
    var samples = ColorSamples()
    try forEachRow(of: input) { samples.count($0) }
    var seen = 0
    var colors: [EncodedColor] = []
    try forEachRow(of: input) { samples.pick(from: $0, seen: &seen, into: &colors) }
    return .adaptive(to: colors)
  }

  private func forEachRow(
    of input: Input, _ body: (StraightSamples) -> Void
  ) throws(VibrancyError) {
    try read(input) { decoder throws(PNGError) in
      try PictureBands.forEachRow(of: &decoder, body)
    }
  }

  private func undecodable<Result: ~Copyable>(
    _ input: Input, _ body: () throws(PNGError) -> Result
  ) throws(VibrancyError) -> Result {
    do throws(PNGError) { return try body() } catch {
      throw .undecodable(path: input.path, error)
    }
  }

  private func unwritable<Result: ~Copyable>(
    _ input: Input, _ body: () throws(PNGError) -> Result
  ) throws(VibrancyError) -> Result {
    do throws(PNGError) { return try body() } catch {
      throw .unwritable(path: input.path, error)
    }
  }
}

/// The way a converted picture is stored.
public struct ConversionOptions: Sendable, Hashable {
  /// Bits per sample; `nil` keeps the input's (8 for anything below 16).
  public var depth: SampleDepth?
  /// The effort to make the file small.
  public var compression = Compression.balanced
  /// `true` if ancillary chunks that stay true are kept.
  package var keepsMetadata = false
  /// `true` if every pixel that changes is counted, which takes longer than finding the first.
  package var countsChanges = false

  /// The input's depth, balanced, without metadata.
  public init() {}
}

/// The outcome of a conversion.
public struct ConversionOutcome: Sendable, Hashable {
  /// `true` if any pixel differs from the input's.
  public let changesPixels: Bool
  /// The number of pixels that differ, if they were counted.
  package let changedPixels: Int?
  /// Visible pixels of partial α that `vibrant` left as they were (fades); 0 for other kinds.
  package let leftAlone: Int
  /// The loss of what the picture showed; `nil`: nothing of that kind.
  public let loss: ConversionLoss?
  /// Oddities of a file that could be read, one sentence each.
  public let warnings: [String]
}
