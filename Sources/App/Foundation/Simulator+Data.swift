// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import Vibrancy

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Preview {
  /// The preview as a PNG: `try preview.pngData().write(to: url)`.
  ///
  /// Where the type is not stated, `pngData()` is the array of bytes of `Vibrancy`.
  ///
  /// - Parameters:
  ///   - depth: Bits per sample; 16 keeps what 8 would round away.
  ///   - compression: How hard to try.
  /// - Throws: `VibrancyError`: there is no memory, or the picture's file is no longer what it was.
  @_disfavoredOverload
  public func pngData(
    depth: SampleDepth = .eight, compression: Compression = .balanced
  ) throws(VibrancyError) -> Data {
    let bytes: [UInt8] = try pngData(depth: depth, compression: compression)
    return Data(bytes)
  }

  /// Writes the preview as a PNG; the file appears whole or not at all.
  ///
  /// - Parameter url: A file URL, in a folder that exists. A file that is there is replaced.
  /// - Throws: `VibrancyError`: as for `pngData(depth:compression:)`, and of the kind `unwritable`.
  public func write(
    to url: URL, depth: SampleDepth = .eight, compression: Compression = .balanced
  ) throws(VibrancyError) {
    try write(to: url.vibrancyPath, depth: depth, compression: compression)
  }
}

extension StraightImage {
  /// The picture as a PNG, with the depth of its samples: `try image.pngData().write(to: url)`.
  ///
  /// Where the type is not stated, `pngData()` is the array of bytes of `Vibrancy`.
  ///
  /// - Throws: `VibrancyError` of the kind `unwritable`: there is no memory.
  @_disfavoredOverload
  public func pngData(compression: Compression = .balanced) throws(VibrancyError) -> Data {
    let bytes: [UInt8] = try pngData(compression: compression)
    return Data(bytes)
  }
}

extension Simulator {
  /// Renders a file in one scene.
  ///
  /// - Throws: `VibrancyError` if the file cannot be read.
  public func render(
    _ url: URL, in scene: WidgetScene, as presentation: Presentation = Presentation()
  ) throws(VibrancyError) -> Preview {
    try render(Input(url: url), in: scene, as: presentation)
  }

  /// Converts an input to a PNG.
  ///
  /// Where the type is not stated, the result is the array of bytes of `Vibrancy`.
  ///
  /// - Throws: `VibrancyError` if the input cannot be read.
  @_disfavoredOverload
  public func convert(
    _ input: Input, to conversion: Conversion, options: ConversionOptions = ConversionOptions()
  ) throws(VibrancyError) -> Data {
    let bytes: [UInt8] = try convert(input, to: conversion, options: options)
    return Data(bytes)
  }
}
