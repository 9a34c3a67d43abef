// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
public import VibrancyPreviews
public import VibrancyRules
internal import VibrancyScenes

extension Schemas {
  /// Of configurations, `.vibrancy.json`, with every rule and its options.
  ///
  /// - Parameter rules: The rules there are.
  public static func configuration(rules: [Rule] = builtInRules) -> String {
    let marker = ConfigurationSchema.rulesMarker
    let settings = rules.map { SettingsText.member($0.about.id, $0.schema, indent: 8) }
    let parts = ConfigurationSchema.template.split(separator: marker, maxSplits: 1)
    guard parts.count == 2 else { return ConfigurationSchema.template }
    return parts[0] + settings.joined(separator: ",\n        ") + parts[1]
  }
}

extension Rule {
  /// What stands for its setting.
  fileprivate var schema: SettingsText {
    let severity = SettingsText.object([("$ref", .string("#/$defs/severity"))])
    let known = SettingsText.object([
      ("type", .string("object")), ("additionalProperties", .word("false")),
      ("properties", .object(options.map { ($0.name, $0.schema) })),
    ])
    let list = SettingsText.object([
      ("type", .string("array")), ("prefixItems", .list([severity, known])),
      ("minItems", .word("1")), ("maxItems", .word("2")),
    ])
    return .object([
      ("description", .string(about.summary)),
      ("default", .string(about.isOnByDefault ? about.severity.rawValue : "off")),
      ("anyOf", .list([severity, list])),
    ])
  }
}

extension RuleOption {
  fileprivate var schema: SettingsText {
    var members: [(key: String, value: SettingsText)] = [("description", .string(summary))]
    if let range {
      members += [
        ("type", .string("number")),
        ("minimum", .word("\(ParameterValue.number(range.lowerBound))")),
        ("maximum", .word("\(ParameterValue.number(range.upperBound))")),
      ]
    } else {
      members.append(("type", .string("boolean")))
    }
    return .object(members + [("default", value.text)])
  }
}
