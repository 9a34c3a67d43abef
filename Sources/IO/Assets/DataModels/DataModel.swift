// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVectors

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

  /// Reads a model; `nil` for what is none, or has no entities of which code is generated.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes else { return nil }
    var scanner = XMLScanner(bytes, keepsAttributes: true)
    var classes: [String: String] = [:]
    var entities: [Entity] = []
    // How deep what comes next lies, and how deep the properties of the open entity do.
    var (depth, properties) = (0, Int?.none)
    reading: while let token = scanner.next() {
      switch token {
      case .start(let name, _, let isEmpty):
        let attributes = Attributes(scanner.attributes)
        if name == "entity" {
          guard entities.count < Self.mostEntities else { break reading }
          if let entity = Entity(attributes) {
            classes[entity.name] = entity.className
            entities.append(entity)
            if !isEmpty { properties = depth + 1 }
          }
        } else if depth == properties,
          entities[entities.count - 1].properties.count < Self.mostProperties,
          let property = Property(name, attributes)
        {
          entities[entities.count - 1].properties.append(property)
        }
        if !isEmpty { depth += 1 }
      case .end:
        depth -= 1
        if properties.map({ depth < $0 }) == true { properties = nil }
      case .entity: continue
      case .finish: break reading
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
}

/// What a tag says of itself.
private struct Attributes {
  private let values: [String: ArraySlice<UInt8>]

  init(_ values: [String: ArraySlice<UInt8>]) { self.values = values }

  subscript(_ name: String) -> String? { values[name].map { XMLEntities.decoded($0) } }

  /// An attribute that may be a name in Swift.
  func identifier(_ name: String) -> String? {
    guard let text = self[name], let first = text.unicodeScalars.first,
      first == "_" || first.properties.isXIDStart,
      text.unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue })
    else { return nil }
    return text
  }
}

/// An entity that is being read.
private struct Entity {
  let name: String
  let className: String
  let parent: String?
  let generation: String?
  var properties: [Property] = []

  init?(_ tag: Attributes) {
    guard let name = tag.identifier("name") else { return nil }
    self.name = name
    className = tag.identifier("representedClassName") ?? name
    parent = tag.identifier("parentEntity")
    generation = tag["codeGenerationType"]
  }
}

/// A property of an entity: a line, or a relationship to instances of another one.
private enum Property {
  case attribute(String)
  case relationship(String, to: String, isMany: Bool)

  init?(_ kind: String, _ tag: Attributes) {
    switch kind {
    case "attribute":
      guard let line = Self.attribute(tag) else { return nil }
      self = .attribute(line)
    case "relationship", "fetchedProperty":
      guard let name = tag.identifier("name"), let other = tag.identifier("destinationEntity")
      else { return nil }
      self = .relationship(name, to: other, isMany: tag["toMany"] == "YES")
    case _: return nil
    }
  }

  /// An attribute as Swift declares it.
  private static func attribute(_ tag: Attributes) -> String? {
    guard let name = tag.identifier("name") else { return nil }
    let kind = tag["attributeType"] ?? ""
    guard let type = types[kind] else {
      let own = tag.identifier("customClassName") ?? "NSObject"
      return "var `\(name)`: \(own)?"
    }
    let isNumber = numbers.contains(kind)
    if isNumber || kind == "Boolean", tag["usesScalarValueType"] == "NO" {
      return "var `\(name)`: NSNumber?"
    }
    let value = tag["defaultValueString"] ?? ""
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
