// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyVocabulary

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct WidgetSchemaTests {
  /// As much of a schema as is compared.
  private final class Schema: Decodable, Sendable {
    let properties: [String: Schema]?
    let required: [String]?
    let anyOf: [Schema]?
    let oneOf: [Schema]?
    let items: Schema?
    let `enum`: [String]?
    let `default`: Bool?
    let maxItems: Int?
    let maxProperties: Int?
    let dependentRequired: [String: [String]]?
    let definitions: [String: Schema]?
    let reference: String?

    enum CodingKeys: String, CodingKey {
      case properties, required, anyOf, oneOf, items, `enum`, `default`, maxItems, maxProperties
      case dependentRequired
      case definitions = "$defs"
      case reference = "$ref"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      properties = try values.decodeIfPresent([String: Schema].self, forKey: .properties)
      required = try values.decodeIfPresent([String].self, forKey: .required)
      anyOf = try values.decodeIfPresent([Schema].self, forKey: .anyOf)
      oneOf = try values.decodeIfPresent([Schema].self, forKey: .oneOf)
      items = try? values.decodeIfPresent(Schema.self, forKey: .items)
      `enum` = try values.decodeIfPresent([String].self, forKey: .enum)
      `default` = try? values.decodeIfPresent(Bool.self, forKey: .default)
      maxItems = try values.decodeIfPresent(Int.self, forKey: .maxItems)
      maxProperties = try values.decodeIfPresent(Int.self, forKey: .maxProperties)
      dependentRequired = try values.decodeIfPresent(
        [String: [String]].self, forKey: .dependentRequired)
      definitions = try values.decodeIfPresent([String: Schema].self, forKey: .definitions)
      reference = try values.decodeIfPresent(String.self, forKey: .reference)
    }

    /// What a schema leads to: itself, or the definition that it names.
    func resolved(_ schema: Schema?) -> Schema? {
      guard let name = schema?.reference?.split(separator: "/").last else { return schema }
      return definitions?[String(name)]
    }

    func names(_ path: String...) -> [String]? {
      var schema: Schema? = definitions?["layer"]
      for step in path {
        schema = resolved(schema?.properties?[step] ?? resolved(schema?.items)?.properties?[step])
      }
      return schema?.items?.anyOf?.first?.enum ?? schema?.anyOf?.first?.enum
    }
  }

  private let schema: Schema

  init() throws {
    schema = try JSONDecoder().decode(Schema.self, from: Data(WidgetSchema.text.utf8))
  }

  private func keys<Key: RawRepresentable<String> & CaseIterable>(_ type: Key.Type) -> Set<String> {
    Set(Key.allCases.map(\.rawValue))
  }

  @Test func `schema and reader know the same keys`() throws {
    let properties = try #require(schema.properties)
    #expect(Set(properties.keys) == keys(WidgetDescription.Key.self))
    let layer = try #require(schema.definitions?["layer"])
    #expect(Set(layer.properties?.keys ?? [:].keys) == keys(DescribedLayer.Key.self))
    let entry = try #require(properties["entries"]?.items)
    #expect(Set(entry.properties?.keys ?? [:].keys) == keys(DescribedEntry.Key.self))
    let list = schema.resolved(properties["containerBackground"])?.anyOf?.last
    let background = try #require(schema.resolved(list))
    #expect(Set(background.properties?.keys ?? [:].keys) == keys(DescribedBackground.Key.self))
    #expect(schema.anyOf?.map(\.required) == [["families", "layers"], ["liveActivity"]])
    let kinds = DescribedLayer.Kind.allCases
    #expect(layer.oneOf?.map(\.required) == kinds.map { [$0.rawValue] })
    for kind in kinds {
      let own = layer.dependentRequired?.filter { $0.value.first == kind.rawValue } ?? [:]
      #expect(Set(own.keys) == Set(kind.ownKeys.map(\.rawValue)))
    }
    let activity = try #require(properties["liveActivity"]?.properties)
    #expect(Set(activity.keys) == keys(ActivityPresentation.self))
    for presentation in ActivityPresentation.allCases {
      let described = try #require(schema.resolved(activity[presentation.rawValue]))
      let free = presentation.freeSide.map { [$0.side.rawValue] } ?? []
      let background = presentation.takesBackground ? ["background"] : []
      #expect(Set(described.properties?.keys ?? [:].keys) == Set(["layers"] + free + background))
      #expect(described.required == ["layers"])
    }
  }

  @Test func `schema and reader know the same names`() {
    #expect(schema.properties?["canvas"]?.enum == SlotArea.allCases.map(\.rawValue))
    let families = schema.definitions?["families"]?.items?.anyOf?.first?.enum
    #expect(families == Family.allCases.map(\.rawValue) + Family.allCases.map(\.alias))
    let accessory = Family.allCases.filter(\.hasAccessoryBackground)
    #expect(
      schema.properties?["accessoryBackground"]?.items?.anyOf?.first?.enum
        == accessory.map(\.rawValue) + accessory.map(\.alias))
    #expect(
      schema.properties?["disfavoredLocations"]?.items?.anyOf?.first?.enum
        == Place.allCases.filter { $0.role != .icon }.map(\.rawValue))
    #expect(
      schema.names("accentedRendering") == AccentedRendering.allCases.map(\.rawValue))
    #expect(schema.names("align") == WidgetText.Align.allCases.map(\.rawValue))
    #expect(
      schema.names("verticalAlign")
        == WidgetText.VerticalAlign.allCases.map(\.rawValue))
    #expect(schema.names("weight") == WidgetText.Weight.allCases.map(\.rawValue))
    #expect(schema.names("shape") == DescribedShape.Kind.allCases.map(\.rawValue))
    #expect(schema.names("style") == DescribedGauge.Style.allCases.map(\.rawValue))
  }

  @Test func `schema and reader know the same limits and defaults`() throws {
    let limits = DescriptionLimits()
    let properties = try #require(schema.properties)
    #expect(properties["layers"]?.maxItems == limits.layers)
    #expect(properties["parameters"]?.maxProperties == limits.parameters)
    #expect(properties["removableBackground"]?.default == true)
    let layer = schema.definitions?["layer"]?.properties
    for key in ["accentable", "privacySensitive", "invalidatable", "interactive"] {
      #expect(layer?[key]?.default == false)
    }
  }
}
