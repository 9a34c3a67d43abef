// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels
public import VibrancyScenes

/// Converts a picture row by row in O(width) memory; rows come out in order, some a little later.
package struct Converter: Sendable {
  // One of the two is there: mutated in place, as a payload of an enumeration would not be.
  private var points: PointConversion?
  private var plateaus: PlateauConversion?

  /// Gets ready.
  ///
  /// - Parameters:
  ///   - width: Of the picture, in pixels.
  ///   - height: Of the picture, in pixels.
  ///   - weights: Of the grey, for a tinted icon.
  ///   - isTemplate: Whether the system discards the colors, so that α is all that is left.
  package init(
    _ conversion: Conversion, width: Int, height: Int, weights: LumaWeights = .rec709,
    isTemplate: Bool = false
  ) {
    if conversion == .vibrant {
      plateaus = PlateauConversion(width: width, height: height, isTemplate: isTemplate)
    } else {
      points = PointConversion(conversion, width: width, weights: weights)
    }
  }

  /// Channels of the rows that come out: 1 grey, 2 grey and α, 3 color, 4 color and α; straight.
  package var channels: Int { points?.channels ?? PlateauConversion.channels }

  /// `true` if all pixels that come out have one color, an ink, and differ in α alone.
  package var hasOneColor: Bool { points?.hasInk ?? false }

  /// Visible pixels of partial α that `vibrant` left as they were; 0 for all other kinds.
  package var leftAlone: Int { plateaus?.leftAlone ?? 0 }

  /// Visible pixels that `vibrant` made opaque though no grey shows their opacity; 0 for all
  /// other kinds.
  var erased: Int { plateaus?.erased ?? 0 }

  /// Takes the next row; `4 * width` samples.
  package mutating func append(_ row: StraightSamples) {
    points?.append(row)
    plateaus?.append(row)
  }

  /// Hands out a converted row, if one is complete.
  ///
  /// - Returns: Whether `codes` received a row.
  package mutating func next(into codes: inout CodeRow) -> Bool {
    points?.next(into: &codes) ?? plateaus?.next(into: &codes) ?? false
  }
}

/// A conversion of a picture, as `vibrancy convert` does it; every kind works on straight,
/// display-encoded sRGB.
public enum Conversion: Sendable, Hashable {
  /// The treatment of existing alpha by luminance to alpha.
  public enum AlphaForm: String, Sendable, Hashable, CaseIterable {
    /// Over black first: `α' = α·Y(c)`.
    case onBlack = "on-black"
    /// The bare modifier: `α' = Y(c)`; the old alpha is thrown away, and colors hidden under
    /// transparent pixels appear.
    case straight
  }

  /// Luma, alpha kept.
  case grayscale
  /// Less saturation, luma and alpha kept; `saturation` is `0...1`.
  case desaturate(saturation: Float)
  /// Luma becomes the opacity of one ink.
  ///
  /// Documented: SwiftUI `luminanceToAlpha`, with black for ink.
  case luminanceToAlpha(form: AlphaForm, ink: EncodedColor)
  /// Alpha kept, every color the ink.
  case template(ink: EncodedColor)
  /// Desaturated, designed opacity turned into opaque grey on plateaus of constant α.
  case vibrant
  /// Opaque grey on black.
  case tintedIcon(luma: WidgetScene.LumaChoice)

  /// `true` if the weights depend on the picture, which has to be looked at first.
  package var looksFirst: Bool { self == .tintedIcon(luma: .adaptive) }
}

/// The names that `convert --to` takes: one table of names and conversions. Raw values are
/// permanent.
package enum ConversionKind: String, Sendable, CaseIterable {
  case grayscale
  case desaturate
  case luminanceToAlpha = "luminance-to-alpha"
  case template
  case vibrant
  case tintedIcon = "tinted-icon"

  /// The kind of a conversion: a new conversion does not compile until it has one.
  package init(_ conversion: Conversion) {
    self =
      switch conversion {
      case .grayscale: .grayscale
      case .desaturate: .desaturate
      case .luminanceToAlpha: .luminanceToAlpha
      case .template: .template
      case .vibrant: .vibrant
      case .tintedIcon: .tintedIcon
      }
  }

  /// The name that people choose it by.
  package var title: String {
    switch self {
    case .grayscale: "Grey"
    case .desaturate: "Without color"
    case .luminanceToAlpha: "Brightness to opacity"
    case .template: "Template: white in its shape"
    case .vibrant: "Opaque grey for the Lock Screen"
    case .tintedIcon: "Grey for a tinted icon"
    }
  }

  /// The conversion, of which it takes what it needs.
  package func conversion(
    form: Conversion.AlphaForm = .onBlack, ink: EncodedColor = .white, saturation: Float = 0,
    luma: WidgetScene.LumaChoice = .rec709
  ) -> Conversion {
    switch self {
    case .grayscale: .grayscale
    case .desaturate: .desaturate(saturation: saturation)
    case .luminanceToAlpha: .luminanceToAlpha(form: form, ink: ink)
    case .template: .template(ink: ink)
    case .vibrant: .vibrant
    case .tintedIcon: .tintedIcon(luma: luma)
    }
  }
}
