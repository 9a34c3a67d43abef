// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A layer as it is written.
package struct DescribedLayer: Sendable {
  /// The keys of a layer.
  package enum Key: String, CodingKey, CaseIterable {
    case image, frame, families, accentable, accentedRendering, privacySensitive, invalidatable
    case interactive, template, opacity
  }

  /// The way to the layer in the file.
  package let path: [JSONKey]
  /// The picture's name.
  package let image: WrittenText
  /// Where it lies; `nil` for the whole canvas.
  package let frame: LayerFrame?
  /// The families it is drawn in; `nil` for all.
  package let families: [WrittenText]?
  /// Whether it is in the accent group.
  package let isAccentable: Bool
  /// How it takes part in accented rendering, by name.
  package let accentedRendering: WrittenText?
  /// Whether privacy redacts it.
  package let isPrivacySensitive: Bool
  /// Whether it fades while its content waits for an update.
  package let isInvalidatable: Bool
  /// Whether a tap on it does something.
  package let isInteractive: Bool
  /// The ink of a template picture, whose own color is discarded.
  package let template: WrittenText?
  /// Its opacity, `0...1`.
  package let opacity: Double
}

extension DescribedLayer: Decodable {
  package init(from decoder: any Decoder) throws {
    let values = try KnownKeys<Key>(decoder)
    path = decoder.codingPath.map { JSONKey($0) }
    image = try values.required(.image)
    frame = try values.optional(.frame)
    families = try values.optional(.families)
    isAccentable = try values.optional(.accentable) ?? false
    accentedRendering = try values.optional(.accentedRendering)
    isPrivacySensitive = try values.optional(.privacySensitive) ?? false
    isInvalidatable = try values.optional(.invalidatable) ?? false
    isInteractive = try values.optional(.interactive) ?? false
    template = try values.optional(.template)
    opacity = try values.number(.opacity, in: 0...1, advice: "write a number from 0 to 1") ?? 1
    if families?.isEmpty == true {
      throw values.fault(.families, "is empty; name at least one, or leave the key out for all")
    }
  }
}
