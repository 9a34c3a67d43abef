// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// What an entry of a set states about where it is used.
package struct SlotTraits: Sendable, Hashable {
  /// The device; universal if it states none.
  package var idiom = CatalogIdiom.universal
  /// Pixels per point, `1...3`; `nil` if the picture serves every scale, as vectors do.
  package var scale: Int?
  /// The look.
  package var appearance = CatalogAppearance()
  /// `ios`, `watchos`, `macos`: app icons and system colors.
  package var platform: String?
  /// Width and height of an app icon in points.
  package var size: SlotSize?
  /// `38mm`, `retina4`: one model of a device.
  package var subtype: String?
  /// `sRGB` or `display-P3`.
  package var displayGamut: String?
  /// `<=145`, `>161`: watches by the width of their screen.
  package var screenWidth: String?
  /// `left-to-right` or `right-to-left`.
  package var languageDirection: String?
  /// The language and region it is drawn for, `de` or `pt-BR`.
  package var locale: String?
  /// `compact` or `regular`, by the width of what shows it.
  package var widthClass: String?
  /// `compact` or `regular`, by the height of what shows it.
  package var heightClass: String?

  /// An entry that states nothing.
  package init() {}

  /// What it asks for beyond a device, a scale and a look.
  package var conditions: Conditions { Conditions(self) }

  /// Whether it is meant for a watch whose screen has a width in points; `nil`: it states none.
  func isForWatch(ofWidth width: Double) -> Bool? {
    guard let screenWidth else { return nil }
    let digits = screenWidth.drop { "<=>".contains($0) }
    guard let limit = Double(digits) else { return nil }
    switch screenWidth.prefix(screenWidth.count - digits.count) {
    case "<=": return width <= limit
    case "<": return width < limit
    case ">=": return width >= limit
    case ">": return width > limit
    case "", "=": return width == limit
    case _: return nil
    }
  }

  /// What a place must be like for an entry to serve it, where it asks for more than a device, a
  /// scale and a look.
  package struct Conditions: Sendable, Hashable {
    let subtype, displayGamut, screenWidth, languageDirection: String?
    let locale, widthClass, heightClass: String?

    init(_ traits: SlotTraits) {
      (subtype, screenWidth) = (traits.subtype, traits.screenWidth)
      // What every place has is not a condition.
      displayGamut = traits.displayGamut.map { $0.lowercased() }.flatMap { $0 == "srgb" ? nil : $0 }
      languageDirection = traits.languageDirection.map { $0.lowercased() }
        .flatMap { $0 == "left-to-right" ? nil : $0 }
      (locale, widthClass) = (traits.locale, traits.widthClass)
      heightClass = traits.heightClass
    }

    /// How many there are.
    var count: Int {
      [
        subtype, displayGamut, screenWidth, languageDirection, locale, widthClass, heightClass,
      ].count { $0 != nil }
    }
  }
}

/// An entry of an image set or app-icon set.
package struct CatalogSlot: Sendable, Hashable {
  /// What it is for.
  package let traits: SlotTraits
  /// The file in the set's folder; `nil` if the slot is unfilled or its file is missing.
  package let file: String?
  /// Where `Contents.json` names the file; an unfilled slot's entry.
  package let position: JSONPosition

  /// A slot.
  package init(traits: SlotTraits, file: String?, position: JSONPosition) {
    (self.traits, self.file, self.position) = (traits, file, position)
  }
}

/// The look a slot is meant for, or that is wanted.
package struct CatalogAppearance: Sendable, Hashable {
  /// How bright the surroundings are, or that the user tinted them.
  package enum Luminosity: String, Sendable, Hashable, CaseIterable {
    case light, dark
    /// Of app icons only.
    case tinted
  }

  /// `nil` in a slot is any; wanted, it is light.
  package var luminosity: Luminosity?
  /// For users who ask for more contrast; in a slot `false` is any.
  package var hasHighContrast = false
  /// What else a slot states and is unknown; such a slot is never looked up.
  package var unknown: [String] = []

  /// A look.
  package init(_ luminosity: Luminosity? = nil, hasHighContrast: Bool = false) {
    (self.luminosity, self.hasHighContrast) = (luminosity, hasHighContrast)
  }
}

/// The device a slot is meant for, as catalogs spell it.
package struct CatalogIdiom: Sendable, Hashable, RawRepresentable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  /// Any device.
  package static let universal = Self(rawValue: "universal")
  package static let iphone = Self(rawValue: "iphone")
  package static let ipad = Self(rawValue: "ipad")
  package static let mac = Self(rawValue: "mac")
  package static let watch = Self(rawValue: "watch")
  package static let tv = Self(rawValue: "tv")
  package static let car = Self(rawValue: "car")
  package static let vision = Self(rawValue: "vision")
}

/// The size of an app icon, in points.
package struct SlotSize: Sendable, Hashable {
  package let width: Double
  package let height: Double

  /// A size as catalogs write it, `83.5x83.5`; `nil` if it is none.
  package init?(_ text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], 0...65_535 ~= width,
      0...65_535 ~= height
    else { return nil }
    (self.width, self.height) = (width, height)
  }
}
