// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyModes
internal import VibrancyPNG
internal import VibrancyPixels

/// A decoded input, and what was odd about its file.
struct DecodedInput: Sendable {
  let image: StraightImage
  let warnings: [String]
}

extension Simulator {
  /// Decodes an input once, whatever is made of it.
  func decode(_ input: Input) throws(VibrancyError) -> DecodedInput {
    switch input.source {
    case .memory(let bytes):
      return try decode(BytesInMemory(bytes), path: input.path) { nil }
    case .file:
      let source = try Self.open(input)
      return try decode(source, path: input.path) { source.failure }
    }
  }

  private func decode(
    _ source: consuming some ByteSource, path: String, failure: () -> AssetError?
  ) throws(VibrancyError) -> DecodedInput {
    do throws(PNGError) {
      let (image, _, warnings) = try StraightImage.decodePNG(source, limits: limits)
      return DecodedInput(image: image, warnings: warnings.map { "\($0)" })
    } catch {
      throw failure().map { .unreadable($0) } ?? .undecodable(path: path, error)
    }
  }

  static func open(_ input: Input) throws(VibrancyError) -> FileSource {
    do throws(AssetError) {
      return try FileSource(path: input.path)
    } catch {
      throw .unreadable(error)
    }
  }
}
