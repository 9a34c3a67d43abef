// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyModes
public import VibrancyPNG
public import VibrancyPixels

/// What a conversion destroys of what a picture showed.
public struct ConversionLoss: Sendable, Hashable {
  /// What is lost.
  public enum Kind: Sendable, Hashable {
    /// Something could be seen (α ≥ .05), and nothing can any more.
    case everything
    /// What had a shape, or colors that differ, is a block of one color and one opacity.
    case oneColor
    /// Opacity that was designed is opaque, and no grey tells of it: in a template image the
    /// opacity is all there is, and black times any opacity is black.
    case opacity
  }

  /// What is lost.
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
      !source.isFlat(in: result.box, within: PictureCensus.telling)
    {
      kind = .oneColor
    } else if 100 * erased >= source.visible {
      kind = .opacity
    } else {
      return nil
    }
    keptBy = Self.keeper(of: source, other: conversion)
  }

  /// The kind that keeps most of what a picture tells by: its shape, its brightness, its hues.
  private static func keeper(of source: PictureCensus, other conversion: Conversion) -> Conversion?
  {
    let hasShape = !source.isBlock(in: source.canvas)
    let hasLuma = source.differs(.luma, within: PictureCensus.telling)
    switch conversion {
    case .template:
      // Its own α is not told apart: brightness or hue has to.
      return hasLuma
        ? .luminanceToAlpha(form: .onBlack, ink: .white) : .desaturate(saturation: 0.5)
    case .luminanceToAlpha, .tintedIcon, .vibrant:
      if hasShape { return .template(ink: .white) }
      return hasLuma || !source.isColored ? .grayscale : .desaturate(saturation: 0.5)
    case .grayscale, .desaturate: return .desaturate(saturation: 0.5)
    }
  }
}

/// How a converted picture is stored.
public struct ConversionOptions: Sendable, Hashable {
  /// Bits a sample; `nil` keeps the input's (8 for anything below 16).
  public var depth: SampleDepth?
  /// How hard to try.
  public var compression = Compression.balanced
  /// Whether ancillary chunks that stay true are kept.
  package var keepsMetadata = false

  /// The input's depth, balanced, without metadata.
  public init() {}
}

/// What a conversion did.
public struct ConversionOutcome: Sendable, Hashable {
  /// Whether any pixel differs from the input's.
  public let changesPixels: Bool
  /// Visible pixels of partial α that `vibrant` left as they were (fades); 0 for other kinds.
  package let leftAlone: Int
  /// What the conversion destroys of what the picture showed; `nil`: nothing of that kind.
  public let loss: ConversionLoss?
  /// What was odd about the file though it could be read, a sentence each.
  public let warnings: [String]
}
