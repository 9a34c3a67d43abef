// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A `Contents.json` as it is written.
struct CatalogContents: Decodable {
  /// An entry of an image set or an app-icon set.
  struct Image: Decodable {
    let traits: Traits
    let filename: String?

    private enum CodingKeys: String, CodingKey { case filename }

    init(from decoder: any Decoder) throws {
      traits = try Traits(from: decoder)
      filename = try decoder.container(keyedBy: CodingKeys.self)
        .decodeIfPresent(String.self, forKey: .filename)
    }
  }

  /// An entry of a color set.
  struct Color: Decodable {
    let traits: Traits
    let color: CatalogColor?

    private enum CodingKeys: String, CodingKey { case color }

    init(from decoder: any Decoder) throws {
      traits = try Traits(from: decoder)
      color = try decoder.container(keyedBy: CodingKeys.self)
        .decodeIfPresent(CatalogColor.self, forKey: .color)
    }
  }

  /// What any entry may state about its use.
  struct Traits: Decodable {
    struct Appearance: Decodable {
      let appearance: String?
      let value: String?
    }

    let idiom: String?
    let scale: String?
    let appearances: [Appearance]?
    let platform: String?
    let size: String?
    let subtype: String?
    let displayGamut: String?
    let screenWidth: String?
    let languageDirection: String?

    private enum CodingKeys: String, CodingKey {
      case idiom, scale, appearances, platform, size, subtype
      case displayGamut = "display-gamut"
      case screenWidth = "screen-width"
      case languageDirection = "language-direction"
    }
  }

  struct Properties: Decodable {
    let providesNamespace: Bool?
    let intent: String?
    let preservesVector: Bool?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case intent = "template-rendering-intent"
      case preservesVector = "preserves-vector-representation"
    }
  }

  let images: [Image]?
  let colors: [Color]?
  let properties: Properties?
}
