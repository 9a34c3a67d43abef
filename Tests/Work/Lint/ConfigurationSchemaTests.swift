// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyAssets
import VibrancyRules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ConfigurationSchemaTests {
  /// As much of a schema as is compared.
  private final class Schema: Decodable, Sendable {
    let properties: [String: Schema]?
    let required: [String]?
    let anyOf: [Schema]?
    let prefixItems: [Schema]?
    let items: Schema?
    let words: [String]?
    let numbers: [Int]?
    let minimum: Double?
    let maximum: Double?
    let maxLength: Int?
    let maxItems: Int?
    let definitions: [String: Schema]?

    enum CodingKeys: String, CodingKey {
      case properties, required, anyOf, prefixItems, items, minimum, maximum, maxLength, maxItems
      case `enum`
      case definitions = "$defs"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      properties = try values.decodeIfPresent([String: Schema].self, forKey: .properties)
      required = try values.decodeIfPresent([String].self, forKey: .required)
      anyOf = try values.decodeIfPresent([Schema].self, forKey: .anyOf)
      prefixItems = try values.decodeIfPresent([Schema].self, forKey: .prefixItems)
      items = try values.decodeIfPresent(Schema.self, forKey: .items)
      words = try? values.decodeIfPresent([String].self, forKey: .enum)
      numbers = try? values.decodeIfPresent([Int].self, forKey: .enum)
      minimum = try values.decodeIfPresent(Double.self, forKey: .minimum)
      maximum = try values.decodeIfPresent(Double.self, forKey: .maximum)
      maxLength = try values.decodeIfPresent(Int.self, forKey: .maxLength)
      maxItems = try values.decodeIfPresent(Int.self, forKey: .maxItems)
      definitions = try values.decodeIfPresent([String: Schema].self, forKey: .definitions)
    }
  }

  private static func schema(_ rules: [Rule]) throws -> Schema {
    try JSONDecoder().decode(
      Schema.self, from: Data(Schemas.configuration(rules: rules).utf8))
  }

  @Test func `schema and reader know the same keys and words`() throws {
    let schema = try Self.schema(SampleRule.all)
    let keys = ConfigurationFile.Key.allCases.map(\.rawValue)
    #expect(Set(try #require(schema.properties).keys) == Set(keys))
    let override = try #require(schema.properties?["overrides"]?.items)
    let overrideKeys = WrittenOverride.Key.allCases.map(\.rawValue)
    #expect(Set(try #require(override.properties).keys) == Set(overrideKeys))
    #expect(override.required == ["files"])
    #expect(schema.properties?["model"]?.numbers == ModelVersion.allCases.map(\.rawValue))
    #expect(schema.properties?["fail-on"]?.words == Severity.allCases.map(\.rawValue))
    #expect(
      schema.properties?["wallpapers"]?.items?.anyOf?.first?.words
        == Wallpaper.builtIn.map(\.name))
    #expect(
      schema.definitions?["scenes"]?.items?.words == ["all"] + Place.allCases.map(\.rawValue))
    #expect(
      schema.definitions?["severity"]?.words == ["off"] + Severity.allCases.map(\.rawValue))
    #expect(schema.definitions?["patterns"]?.items?.maxLength == 1024)
    let (papers, groups) = (schema.properties?["wallpapers"], schema.properties?["variants"])
    #expect(papers?.maxItems == ConfigurationFile.mostWallpapers)
    #expect(groups?.items?.maxItems == ConfigurationFile.mostVariants)
    #expect(schema.properties?["overrides"]?.maxItems == ConfigurationFile.mostOverrides)
  }

  @Test(arguments: [0, 1])
  func `the schema has every rule with its options and ranges`(_ list: Int) throws {
    let rules = list == 0 ? SampleRule.all : builtInRules
    let schema = try Self.schema(rules)
    let known = try #require(schema.definitions?["rules"]?.properties)
    #expect(Set(known.keys) == Set(rules.map(\.about.id.rawValue)))
    for rule in rules {
      let setting = try #require(known[rule.about.id.rawValue]?.anyOf?.last?.prefixItems)
      let options = setting.dropFirst().first?.properties ?? [:]
      #expect(Set(options.keys) == Set(rule.options.map(\.name)))
      for option in rule.options {
        #expect(options[option.name]?.minimum == option.range?.lowerBound)
        #expect(options[option.name]?.maximum == option.range?.upperBound)
      }
    }
  }

  @Test func `the place for the rules is there once`() {
    let template = ConfigurationSchema.template
    #expect(template.split(separator: ConfigurationSchema.rulesMarker).count == 2)
    #expect(!Schemas.configuration(rules: SampleRule.all).contains("rule-id"))
    #expect(template.hasSuffix("}\n"))
  }
}
