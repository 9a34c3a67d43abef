// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyModes
internal import VibrancyPNG
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVocabulary

extension WebSession {
  /// The pixels that `vibrancy convert --to` writes.
  mutating func converted(_ handle: Int32, to name: String) throws(WebError) -> WebResult {
    let image = try picture(handle).image
    var watched = try converter(of: image, to: name)
    var result = WebResult(image.size)
    loss = Self.run(&watched, on: image, depth: .eight) { codes, channels in
      if case .eight(let row) = codes { result.append(row, channels: channels) }
    }
    return result
  }

  /// The file that `vibrancy convert --to` writes.
  mutating func packed(_ handle: Int32, to name: String) throws(WebError) -> WebResult {
    let image = try picture(handle).image
    var watched = try converter(of: image, to: name)
    let layouts: [PNGLayout] = [.gray, .grayAlpha, .rgb, .rgba]
    let depth = image.depth
    var packed = PackedPicture(
      size: image.size, layout: layouts[watched.converter.channels - 1], depth: depth)
    loss = Self.run(&watched, on: image, depth: depth) { codes, _ in packed.append(codes) }
    do throws(PackingError) { return WebResult(bytes: try packed.file()) } catch {
      throw WebError("needs more memory than the page has; export it smaller")
    }
  }

  private func converter(
    of image: StraightImage, to name: String
  ) throws(WebError) -> WatchedConverter {
    guard let kind = ConversionKind(rawValue: name) else {
      throw WebError.unknown(
        name, "conversion", among: ConversionKind.allCases.map { $0.rawValue })
    }
    let chosen = conversion(of: kind)
    return WatchedConverter(
      chosen, size: image.size,
      weights: chosen.looksFirst ? .adaptive(to: image.colorSamples) : .rec709,
      isTemplate: presentation.isTemplate)
  }

  /// Converts a picture row by row.
  ///
  /// - Parameter body: Takes a row with the count of its channels.
  /// - Returns: What is lost.
  private static func run(
    _ watched: inout WatchedConverter, on image: StraightImage, depth: SampleDepth,
    _ body: (CodeRow, Int) -> Void
  ) -> ConversionLoss? {
    var codes = CodeRow(depth: depth)
    for y in 0..<image.size.height {
      watched.append(image.row(y))
      while watched.next(into: &codes) { body(codes, watched.converter.channels) }
    }
    return watched.loss
  }

  /// What the last conversion destroyed, and the kind that would keep it as things are set; JSON.
  var lost: String {
    var json = JSONWriter()
    json.object { json in
      guard let loss else { return }
      json.member("lost", loss.description)
      if let kept = loss.keptBy, kept == conversion(of: ConversionKind(kept)) {
        json.member("keptBy", ConversionKind(kept).rawValue)
      }
    }
    return json.text
  }

  /// The conversion of a kind, as things are set.
  private func conversion(of kind: ConversionKind) -> Conversion {
    kind.conversion(
      form: conversion.form, ink: conversion.ink, saturation: conversion.saturation,
      luma: scene.luma)
  }
}

extension StraightImage {
  /// The depth that a result of it is stored in.
  fileprivate var depth: SampleDepth {
    switch samples {
    case .eight: .eight
    case .sixteen: .sixteen
    }
  }

  /// The samples of a row.
  fileprivate func row(_ y: Int) -> StraightSamples {
    let part = 4 * y * size.width..<4 * (y + 1) * size.width
    return switch samples {
    case .eight(let codes): .eight([UInt8](codes[part]))
    case .sixteen(let codes): .sixteen([UInt16](codes[part]))
    }
  }
}
