// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON
package import VibrancyVocabulary

/// One preview of a described widget, in each of its forms: plain values, nothing looked up.
package struct WidgetVariant: Sendable, Hashable {
  /// A parameter and the value it has here.
  package struct Choice: Sendable, Hashable {
    /// The parameter's name.
    package let parameter: String
    /// The value's name.
    package let value: String
  }

  /// The names of the values that no entry chooses, joined by `-`; `nil` if there are none.
  package let variant: String?
  /// The entry's name, or its number from 1; `nil` if the widget has no entries.
  package let entry: String?
  /// How much the entry matters; it has no pixels.
  package let relevance: Double?
  /// Every parameter's value, in the order of the parameters.
  package let choices: [Choice]
  /// The families it comes in.
  package let families: [Family]
  /// What lies behind the layers; the first that a family has.
  package let backgrounds: [OfFamilies]
  /// Whether the system may remove the container background.
  package let isBackgroundRemovable: Bool
  /// The families that have AccessoryWidgetBackground behind them.
  package let accessoryBackground: [Family]
  /// The places it asks not to be shown in.
  package let disfavoredLocations: [Place]
  /// From the bottom up, those of all families.
  package let layers: [WidgetLayer]
  /// What its Live Activity shows; empty if it has none.
  package let presentations: [WidgetPresentation]

  /// A container background of some families.
  package struct OfFamilies: Sendable, Hashable {
    /// The families.
    package let families: [Family]
    /// What it is.
    package let background: WidgetBackground
  }

  /// The variant's and the entry's name as people read them; `nil` for the only preview.
  package var name: String? { joined { $0 } }

  /// The name as part of a file's: what some disks refuse becomes `-`. `09:00` becomes `09-00`.
  package var fileName: String? { joined(Self.safe) }

  /// The forms that it has: its families, then its Live Activity.
  package var forms: [WidgetForm] {
    families.map { .family($0) } + (presentations.isEmpty ? [] : [.liveActivity])
  }

  /// The layers drawn in a family, or in any presentation of the Live Activity; from the bottom up.
  package func layers(in form: WidgetForm) -> [WidgetLayer] {
    switch form {
    case .family(let family): layers.filter { $0.families.contains(family) }
    case .liveActivity: presentations.flatMap(\.layers)
    }
  }

  /// What is drawn behind the layers in a family.
  package func background(in family: Family) -> WidgetBackground? {
    backgrounds.first { $0.families.contains(family) }?.background
  }

  /// What is drawn behind the layers in a family, or in any presentation of the Live Activity.
  package func backgrounds(in form: WidgetForm) -> [WidgetBackground] {
    switch form {
    case .family(let family): background(in: family).map { [$0] } ?? []
    case .liveActivity: presentations.compactMap(\.background)
    }
  }

  /// The pictures shown in a family, or in any presentation of the Live Activity.
  package func images(in form: WidgetForm) -> [WidgetImage] {
    layers(in: form).compactMap(\.image) + backgrounds(in: form).compactMap(\.image)
  }

  /// A presentation of the Live Activity; `nil` if it is not described.
  package subscript(presentation: ActivityPresentation) -> WidgetPresentation? {
    presentations.first { $0.presentation == presentation }
  }

  private func joined(_ spelling: (String) -> String) -> String? {
    let parts = [variant, entry].compactMap(\.self).map(spelling)
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  private static func safe(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isRefused =
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
        default: "/\\:*?\"<>|".unicodeScalars.contains(scalar)
        }
      result.unicodeScalars.append(isRefused ? "-" : scalar)
    }
    return result.hasPrefix(".") ? "-" + result.dropFirst() : result
  }
}

/// One presentation of a variant's Live Activity: plain values, nothing looked up.
package struct WidgetPresentation: Sendable, Hashable {
  /// Which one.
  package let presentation: ActivityPresentation
  /// From the bottom up.
  package let layers: [WidgetLayer]
  /// What lies behind them; of a banner only.
  package let background: WidgetBackground?
  /// The length of the side that the activity chooses, in points.
  package let length: Double?
}

/// A layer of a variant: plain values, nothing looked up.
package struct WidgetLayer: Sendable, Hashable {
  /// What it shows.
  package let content: WidgetContent
  /// Where it lies; `nil` for the whole canvas.
  package let frame: LayerFrame?
  /// The families it is drawn in; none in a Live Activity.
  package let families: [Family]
  /// Whether it is in the accent group.
  package let isAccentable: Bool
  /// How it takes part in accented rendering; `nil` if not said.
  package let accentedRendering: AccentedRendering?
  /// Whether privacy redacts it.
  package let isPrivacySensitive: Bool
  /// Whether it fades while its content waits for an update.
  package let isInvalidatable: Bool
  /// Whether a tap on it does something.
  package let isInteractive: Bool
  /// The ink of a template picture, whose own color is discarded.
  package let template: WidgetColor?
  /// Its opacity, `0...1`.
  package let opacity: Double
  /// Where the layer is written.
  package let source: JSONNode
}

/// A picture that a widget asks for.
package struct WidgetImage: Sendable, Hashable {
  /// What its name leads to.
  package let reference: ImageReference
  /// The name, filled in.
  package let name: String
  /// Where it is written.
  package let source: JSONNode
}

/// What a widget draws behind its layers, nothing looked up.
package enum WidgetBackground: Sendable, Hashable {
  /// One color.
  case color(WidgetColor)
  /// A picture.
  case image(WidgetImage)
  /// A vertical gradient.
  case gradient(top: WidgetColor, bottom: WidgetColor)

  /// The picture; `nil` for anything else.
  package var image: WidgetImage? {
    if case .image(let image) = self { image } else { nil }
  }

  /// The colors it names.
  package var colors: [WidgetColor] {
    switch self {
    case .color(let color): [color]
    case .gradient(let top, let bottom): [top, bottom]
    case .image: []
    }
  }
}

/// A color that a widget asks for.
package struct WidgetColor: Sendable, Hashable {
  /// What it is.
  package enum Reference: Sendable, Hashable {
    /// Codes of encoded sRGB, opaque.
    case codes(red: UInt8, green: UInt8, blue: UInt8)
    /// A color of the system.
    case system(SystemColor)
    /// A color set of the catalog.
    case named(String)
  }

  /// What it is.
  package let reference: Reference
  /// Where it is written.
  package let source: JSONNode
}

extension WidgetColor.Reference {
  /// A color written `#RRGGBB`, or `nil`.
  init?(hex text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      // `UInt32` would take a sign.
      digits.first != UInt8(ascii: "+"), let code = UInt32(Substring(digits), radix: 16)
    else { return nil }
    self = .codes(
      red: UInt8(truncatingIfNeeded: code >> 16), green: UInt8(truncatingIfNeeded: code >> 8),
      blue: UInt8(truncatingIfNeeded: code))
  }
}
