// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// A loss that a conversion causes: of what a picture showed, something cannot be seen any more.
public struct ConversionLoss: Sendable, Hashable {
  /// The kind of loss.
  public enum Kind: Sendable, Hashable {
    /// Something could be seen (α ≥ .05), and nothing can any more.
    case everything
    /// A shape, or colors that differ, became a block of one color and one opacity.
    case oneColor
    /// Opacity that was designed is opaque, and no grey shows it: in a template image the
    /// opacity is all there is, and black times any opacity is black.
    case opacity
  }

  /// The kind of loss.
  public let kind: Kind
  /// A conversion that keeps it; `nil`: none does.
  public let keptBy: Conversion?
}

extension ConversionLoss: CustomStringConvertible {
  /// A clause without a full stop.
  public var description: String {
    switch kind {
    case .everything: "nothing of it can be seen any more"
    case .oneColor: "all of it becomes one flat color"
    case .opacity: "the opacity that it was designed with is lost"
    }
  }
}

extension ConversionLoss {
  /// Compares what went into a conversion with what came out.
  ///
  /// - Parameter erased: Visible pixels of which the conversion made the opacity opaque, and which
  ///   show nothing of it.
  init?(_ conversion: Conversion, from source: PictureCensus, to result: PictureCensus, erased: Int)
  {
    guard source.visible > 0 else { return nil }
    if result.visible == 0 {
      kind = .everything
    } else if result.isFlat(in: result.box), 20 * result.box >= 19 * source.box,
      !source.isFlat(in: result.box, within: PictureCensus.distinctStep)
    {
      kind = .oneColor
    } else if 100 * erased >= source.visible {
      kind = .opacity
    } else {
      return nil
    }
    keptBy = Self.keeper(of: source, other: conversion)
  }

  /// The kind that keeps most of what a picture is recognized by: its shape, its brightness, its hues.
  private static func keeper(of source: PictureCensus, other conversion: Conversion) -> Conversion?
  {
    let hasShape = !source.isBlock(in: source.canvas)
    let hasLuma = source.differs(.luma, within: PictureCensus.distinctStep)
    switch conversion {
    case .template:
      // Its own α shows no shape: brightness or hue has to.
      return hasLuma
        ? .luminanceToAlpha(form: .onBlack, ink: .white) : .desaturate(saturation: 0.5)
    case .luminanceToAlpha, .tintedIcon, .vibrant:
      if hasShape { return .template(ink: .white) }
      return hasLuma || !source.isColored ? .grayscale : .desaturate(saturation: 0.5)
    case .grayscale, .desaturate: return .desaturate(saturation: 0.5)
    }
  }
}

/// A converter that compares what goes in with what comes out, and says what it destroyed.
package struct WatchedConverter: Sendable {
  /// The converter that is watched.
  package private(set) var converter: Converter
  private let conversion: Conversion
  private let area: Int
  private var before = PictureCensus()
  private var after = PictureCensus()
  /// `true` as long as anything may be lost: once that is ruled out nothing more is counted, which
  /// would take a seventh of the whole time.
  private var mayLose = true

  /// Gets ready; parameters as a `Converter` has them.
  package init(
    _ conversion: Conversion, size: PixelSize, weights: LumaWeights, isTemplate: Bool
  ) {
    (self.conversion, area) = (conversion, size.area)
    converter = Converter(
      conversion, width: size.width, height: size.height, weights: weights, isTemplate: isTemplate)
  }

  /// Takes the next row; `4 * width` samples.
  package mutating func append(_ row: StraightSamples) {
    if mayLose, before.rows > 0, before.rows % 64 == 0, conversion != .vibrant {
      mayLose = !after.cannotBecomeFlat(within: area)
    }
    if mayLose { before.add(row) }
    converter.append(row)
  }

  /// Hands out a converted row, if one is complete.
  ///
  /// - Returns: Whether `codes` received a row.
  package mutating func next(into codes: inout CodeRow) -> Bool {
    guard converter.next(into: &codes) else { return false }
    if mayLose { after.add(codes, channels: converter.channels) }
    return true
  }

  /// The loss of what the picture showed, once all rows are through; `nil`: nothing.
  package var loss: ConversionLoss? {
    mayLose
      ? ConversionLoss(conversion, from: before, to: after, erased: converter.erased) : nil
  }
}
