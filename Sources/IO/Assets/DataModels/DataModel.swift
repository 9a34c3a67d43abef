// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The entities of a model of Core Data (`.xcdatamodel/contents`), of which Xcode generates classes.
package struct DataModel: Sendable {
  /// More bytes than models of large apps have.
  package static let mostBytes = 4 << 20
  /// The most entities that are read, and the most properties of one.
  private static let (mostEntities, mostProperties) = (500, 500)

  /// What Xcode generates, as Swift: a class for each entity, or an extension of the sources' own class,
  /// with its attributes and relationships.
  ///
  /// Only what is stored is there, and the request for all instances. An attribute has the value that
  /// the model gives it; zero, `NO` and an empty text say nothing of what it is and are left out, but for
  /// flags (Documented: Core Data, generating code).
  package private(set) var swift = ""

  /// An entity that is being read.
  private struct Entity {
    let name: String
    let className: String
    let parent: String?
    let generation: String?
    /// Its properties: a line, or a relationship to instances of another entity.
    var properties: [Property] = []
  }

  private enum Property {
    case attribute(String)
    case relationship(String, to: String, isMany: Bool)
  }

  /// Reads a model; `nil` for what is none, or has no entities of which code is generated.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes else { return nil }
    var tags = ElementTags(bytes)
    var classes: [String: String] = [:]
    var entities: [Entity] = []
    var isOpen = false
    while let tag = tags.next() {
      switch tag.name {
      case "entity" where tag.isEnd: isOpen = false
      case "entity":
        guard entities.count < Self.mostEntities, let name = tag.identifier("name") else {
          continue
        }
        let className = tag.identifier("representedClassName") ?? name
        classes[name] = className
        entities.append(
          Entity(
            name: name, className: className, parent: tag.identifier("parentEntity"),
            generation: tag.attributes["codeGenerationType"]))
        isOpen = !tag.isEmpty
      case "attribute", "relationship", "fetchedProperty":
        guard !tag.isEnd, isOpen, let last = entities.indices.last,
          entities[last].properties.count < Self.mostProperties
        else { continue }
        let property =
          tag.name == "attribute"
          ? Self.attribute(tag).map { Property.attribute($0) } : Self.relationship(tag)
        if let property { entities[last].properties.append(property) }
      case _: continue
      }
    }
    for entity in entities { add(entity, classes) }
    guard !swift.isEmpty else { return nil }
  }

  private mutating func add(_ entity: Entity, _ classes: [String: String]) {
    // Without a type of generated code the sources have the class whole.
    guard let generation = entity.generation else { return }
    let name = entity.className
    let parent = entity.parent.map { classes[$0] ?? $0 } ?? "NSManagedObject"
    swift += generation == "category" ? "extension \(name) {\n" : "class \(name): \(parent) {\n"
    for property in entity.properties {
      switch property {
      case .attribute(let line): swift += "  \(line)\n"
      case .relationship(let name, let other, let isMany):
        let type = classes[other] ?? other
        swift += "  var `\(name)`: \(isMany ? "Set<\(type)>" : type)?\n"
      }
    }
    swift += """
        static func fetchRequest() -> NSFetchRequest<\(name)> {
          NSFetchRequest<\(name)>(entityName: "\(entity.name)")
        }
      }

      """
    if generation != "category" { swift += "extension \(name): Identifiable {}\n" }
  }

  private static func attribute(_ tag: ElementTags.Tag) -> String? {
    guard let name = tag.identifier("name") else { return nil }
    let kind = tag.attributes["attributeType"] ?? ""
    guard let type = types[kind] else {
      let own = tag.identifier("customClassName") ?? "NSObject"
      return "var `\(name)`: \(own)?"
    }
    let isNumber = numbers.contains(kind)
    if isNumber || kind == "Boolean", tag.attributes["usesScalarValueType"] == "NO" {
      return "var `\(name)`: NSNumber?"
    }
    let value = tag.attributes["defaultValueString"] ?? ""
    if kind == "Boolean" { return "var `\(name)`: Bool = \(value == "YES")" }
    if isNumber {
      let number = Double(value).flatMap { $0.isFinite && $0 != 0 ? $0 : nil }
      let isWhole = type.hasPrefix("Int")
      let text = number.map { isWhole ? Int(exactly: $0.rounded()).map { "\($0)" } ?? "" : "\($0)" }
      return "var `\(name)`: \(type)" + (text.map { $0.isEmpty ? "" : " = \($0)" } ?? "")
    }
    let isPlain = value.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0 != "\"" && $0 != "\\"
    }
    let isText = kind == "String" && isPlain && !value.isEmpty
    return "var `\(name)`: \(type)?" + (isText ? " = \"\(value)\"" : "")
  }

  private static func relationship(_ tag: ElementTags.Tag) -> Property? {
    guard let name = tag.identifier("name"), let other = tag.identifier("destinationEntity") else {
      return nil
    }
    return .relationship(name, to: other, isMany: tag.attributes["toMany"] == "YES")
  }

  private static let numbers: Set<String> = [
    "Integer 16", "Integer 32", "Integer 64", "Double", "Float",
  ]

  /// The Swift types of attributes, by the names that models have for them.
  private static let types = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
    "Float": "Float", "Decimal": "NSDecimalNumber", "Boolean": "Bool", "String": "String",
    "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
  ]
}
