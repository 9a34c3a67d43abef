// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The intents of a file of Xcode's (`.intentdefinition`), of which it generates classes.
package struct IntentDefinition: Sendable {
  /// More bytes than definitions of large apps have.
  package static let mostBytes = 4 << 20

  /// What Xcode generates, as Swift: a class for each intent, with its parameters, an enum for each
  /// enumeration, and a class for each type.
  ///
  /// Only what is stored is there. A parameter has the value that the definition gives it, else none;
  /// an enumeration's is `unknown` (Documented: SiriKit, generated classes; their names are the class
  /// prefix, the name and `Intent`).
  package private(set) var swift = ""

  /// Before names of enumerations and types, as before those of the intents that use them.
  private let prefix: String

  /// Reads a definition; `nil` for what is none, or defines nothing.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes, let list = PropertyList(xml: bytes) else { return nil }
    let intents = list["INIntents"]?.elements ?? []
    prefix = intents.lazy.compactMap { $0["INIntentClassPrefix"]?.text }.first ?? ""
    for one in list["INEnums"]?.elements ?? [] { addEnumeration(one) }
    for one in list["INTypes"]?.elements ?? [] { addType(one) }
    for one in intents { addIntent(one) }
    guard !swift.isEmpty else { return nil }
  }

  private mutating func addEnumeration(_ list: PropertyList) {
    guard let name = Self.name(list["INEnumName"]) else { return }
    let ownPrefix = list["INEnumClassPrefix"]?.text ?? prefix
    swift += "enum \(ownPrefix)\(name): Int {\n"
    for value in list["INEnumValues"]?.elements ?? [] {
      guard let name = Self.name(value["INEnumValueName"]) else { continue }
      var index = 0
      if case .integer(let written)? = value["INEnumValueIndex"] { index = written }
      swift += "  case `\(name)` = \(index)\n"
    }
    swift += "}\n"
  }

  private mutating func addType(_ list: PropertyList) {
    guard let name = Self.name(list["INTypeName"]) else { return }
    let ownPrefix = list["INTypeClassPrefix"]?.text ?? prefix
    swift += """
      class \(ownPrefix)\(name): INObject {
        var identifier: String? = nil
        var displayString = ""
        init(identifier: String?, display: String, pronunciationHint: String? = nil) {
          self.identifier = identifier
          displayString = display
        }

      """
    for property in list["INTypeProperties"]?.elements ?? [] {
      guard let name = Self.name(property["INTypePropertyName"]),
        name != "identifier", name != "displayString"
      else { continue }
      addProperty(name, property, "INTypeProperty", value: nil)
    }
    swift += "}\n"
  }

  private mutating func addIntent(_ list: PropertyList) {
    guard let name = Self.name(list["INIntentName"]) else { return }
    swift += "class \(list["INIntentClassPrefix"]?.text ?? "")\(name)Intent: INIntent {\n"
    for parameter in list["INIntentParameters"]?.elements ?? [] {
      guard let name = Self.name(parameter["INIntentParameterName"]) else { continue }
      let value = parameter["INIntentParameterMetadata"]?["INIntentParameterMetadataDefaultValue"]
      addProperty(name, parameter, "INIntentParameter", value: value)
    }
    swift += "}\n"
  }

  /// - Parameter key: What the keys of its description begin with.
  private mutating func addProperty(
    _ name: String, _ list: PropertyList, _ key: String, value: PropertyList?
  ) {
    var type: String
    var value = value.flatMap { Self.literal($0) } ?? "nil"
    if let enumeration = Self.name(list[key + "EnumType"]) {
      type = prefix + enumeration
      let isPlain = value.utf8.first.map { $0 != UInt8(ascii: "\"") } ?? true
      value = isPlain ? ".unknown" : ".`\(value.dropFirst().dropLast())`"
    } else if let object = Self.name(list[key + "ObjectType"]) {
      type = prefix + object
      value = "nil"
    } else {
      guard let known = Self.types[list[key + "Type"]?.text ?? ""] else {
        swift += "  var `\(name)`: NSObject? = nil\n"
        return
      }
      type = known
      if type != "String" && value.hasPrefix("\"") { value = "nil" }
    }
    if list[key + "SupportsMultipleValues"]?.truth == true {
      (type, value) = ("[\(type)]", "nil")
    }
    let isEnumeration = value.hasPrefix(".")
    swift += "  var `\(name)`: \(type)\(isEnumeration ? "" : "?") = \(value)\n"
  }

  /// The Swift types of parameters, by the names that the editor has for them.
  private static let types = [
    "Boolean": "NSNumber", "Integer": "NSNumber", "Decimal": "NSNumber", "Double": "NSNumber",
    "Long": "NSNumber", "TimeInterval": "NSNumber", "String": "String", "Date": "DateComponents",
    "DateComponents": "DateComponents", "URL": "URL", "Person": "INPerson",
    "Location": "CLPlacemark",
  ]

  private static func literal(_ value: PropertyList) -> String? {
    switch value {
    case .truth(let truth): return truth ? "true" : "false"
    case .integer(let number): return "\(number)"
    case .number(let number): return number.isFinite ? "\(number)" : nil
    case .text(let text):
      let isPlain = text.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && $0 != "\"" && $0 != "\\"
      }
      return isPlain ? "\"\(text)\"" : nil
    case .array, .dictionary: return nil
    }
  }

  /// A text that may be a name in Swift.
  private static func name(_ value: PropertyList?) -> String? {
    guard let text = value?.text, let first = text.unicodeScalars.first,
      first == "_" || first.properties.isXIDStart,
      text.unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue })
    else { return nil }
    return text
  }
}
