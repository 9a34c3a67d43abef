// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyJSON
package import VibrancyPreviews
package import VibrancyRules
internal import VibrancyScenes

extension Schemas {
  /// Of configurations, `.vibrancy.json`, with every rule and its options.
  package static var configuration: String { configuration(rules: builtInRules) }

  /// As for the built-in rules, with others.
  package static func configuration(rules: [Rule]) -> String {
    let marker = ConfigurationSchema.rulesMarker
    let settings = rules.map { JSONText.member($0.about.id.rawValue, $0.schema, indent: 8) }
    let parts = ConfigurationSchema.template.split(separator: marker, maxSplits: 1)
    guard parts.count == 2 else { return ConfigurationSchema.template }
    let template = SchemaTemplate(
      parts[0] + settings.joined(separator: ",\n        ") + parts[1])
    return template.filled(with: [
      "scenes": Place.allCases.map(\.rawValue),
      "severities": Severity.allCases.map(\.rawValue),
      "wallpapers": Wallpaper.builtIn.map(\.name),
    ])
  }
}

extension Rule {
  /// What stands for its setting.
  fileprivate var schema: JSONValue {
    let severity = JSONValue.object([("$ref", .text("#/$defs/severity"))])
    let known = JSONValue.object([
      ("type", .text("object")), ("additionalProperties", false),
      ("properties", .object(options.map { ($0.name, $0.schema) })),
    ])
    let list = JSONValue.object([
      ("type", .text("array")), ("prefixItems", .list([severity, known])),
      ("minItems", 1), ("maxItems", 2),
    ])
    return .object([
      ("description", .text(about.summary)),
      ("default", .text(about.isOnByDefault ? about.severity.rawValue : "off")),
      ("anyOf", .list([severity, list])),
    ])
  }
}

extension RuleOption {
  fileprivate var schema: JSONValue {
    var members: [(name: String, value: JSONValue)] = [("description", .text(summary))]
    if let range {
      members += [
        ("type", .text("number")),
        ("minimum", .word("\(ParameterValue.number(range.lowerBound))")),
        ("maximum", .word("\(ParameterValue.number(range.upperBound))")),
      ]
    } else {
      members.append(("type", .text("boolean")))
    }
    return .object(members + [("default", value.text)])
  }
}
