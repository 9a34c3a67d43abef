// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyModes
internal import VibrancyPNG
internal import VibrancyPixels

/// A decoded input, and what was odd about its file.
struct DecodedInput: Sendable {
  let image: StraightImage
  /// Pixels a point.
  let scale: Int
  let warnings: [String]
}

extension Simulator {
  /// Decodes an input once, whatever is made of it.
  ///
  /// - Parameter scale: Pixels a point at which a vector is drawn; `nil` takes the input's.
  func decode(_ input: Input, scale: Int? = nil) throws(VibrancyError) -> DecodedInput {
    guard input.format == .png else {
      return try decodeByHelper(input, scale: scale.map(Double.init))
    }
    switch input.source {
    case .memory(let bytes):
      return try decode(BytesInMemory(bytes), of: input) { nil }
    case .file:
      let source = try Self.open(input)
      return try decode(source, of: input) { source.failure }
    }
  }

  func decode(
    _ source: consuming some ByteSource, of input: Input, scale: Int? = nil,
    failure: () -> AssetError?
  ) throws(VibrancyError) -> DecodedInput {
    do throws(PNGError) {
      let (image, _, warnings) = try StraightImage.decodePNG(source, limits: limits)
      return DecodedInput(
        image: image, scale: scale ?? input.scale, warnings: warnings.map { "\($0)" })
    } catch {
      throw failure().map { .unreadable($0) } ?? .undecodable(path: input.path, error)
    }
  }

  static func open(_ input: Input) throws(VibrancyError) -> FileSource {
    do throws(AssetError) {
      return try FileSource(path: input.path, within: input.root)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Lends a decoder of a PNG to `body`, wherever its bytes are.
  func read(
    _ input: Input, _ body: (inout PNGDecoder) throws(PNGError) -> Void
  ) throws(VibrancyError) {
    let file = input.source == .file ? try Self.open(input) : nil
    do throws(PNGError) {
      var decoder =
        if let file { try PNGDecoder(file, limits: limits) } else {
          try PNGDecoder(BytesInMemory(input.bytesInMemory), limits: limits)
        }
      try body(&decoder)
    } catch {
      throw file?.failure.map { .unreadable($0) } ?? .undecodable(path: input.path, error)
    }
  }
}
