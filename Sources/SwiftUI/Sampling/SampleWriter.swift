// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
package import VibrancyJSON
internal import VibrancyLayout
internal import VibrancyPixels
package import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyWords

/// Writes the values of samples as `"samples"` of a configuration has them.
package struct SampleWriter {
  private let reader: SampleReader
  private static let deepest = 12
  private static let mostElements = 100

  /// Writes what a reader reads.
  package init(_ reader: SampleReader) { self.reader = reader }

  private var program: Program { reader.evaluator.program }

  /// The fields of an entry that can be written, in their order; `nil`: it has none.
  package func fields(
    of entry: SampleValue, depth: Int = 0
  ) -> [(name: String, value: JSONValue)]? {
    guard depth < Self.deepest else { return nil }
    if case .interface(.system(.activityContext(let attributes, let state))) = entry {
      let parts = [("attributes", attributes), ("state", state)].compactMap { name, part in
        fields(of: part, depth: depth + 1).map { (name: name, value: JSONValue.object($0)) }
      }
      return parts.isEmpty ? nil : parts
    }
    guard let type = entry.type, let fields = entry.properties else { return nil }
    return program.types[type].stored.compactMap { member in
      let name = member.declaration.name
      return fields[name].flatMap {
        value($0, as: member.declaration.type, member.file, depth: depth + 1)
      }.map { (name: name, value: $0) }
    }
  }

  /// A value of a declared type; `nil`: it cannot be written.
  ///
  /// - Parameters:
  ///   - type: `nil`: none is declared.
  ///   - file: A file that can name the type.
  func value(_ value: SampleValue, as type: TypeName?, _ file: Int, depth: Int = 0) -> JSONValue? {
    guard depth < Self.deepest else { return nil }
    guard let type else { return undeclared(value, depth) }
    if case .nothing = value { return type.isOptional ? .absentValue : nil }
    if type.isArray {
      guard case .array(let values) = value, values.count <= Self.mostElements else { return nil }
      var element = type
      (element.isArray, element.isOptional) = (false, false)
      var written: [JSONValue] = []
      for value in values {
        guard let one = self.value(value, as: element, file, depth: depth + 1) else { return nil }
        written.append(one)
      }
      return .list(written)
    }
    if type.name.isEmpty, !type.isFunction, type.arguments.count == 2 {
      guard case .dictionary(let pairs) = value, pairs.count <= Self.mostElements else {
        return nil
      }
      var members: [(name: String, value: JSONValue)] = []
      for pair in pairs {
        guard case .string(let key) = pair.key,
          let one = self.value(pair.value, as: type.arguments[1], file, depth: depth + 1)
        else { return nil }
        members.append((key, one))
      }
      return .object(members)
    }
    if let index = program.type(type, near: file) {
      return value.type == index ? own(value, index, depth) : nil
    }
    return system(value, type)
  }

  private func own(_ value: SampleValue, _ type: Int, _ depth: Int) -> JSONValue? {
    switch program.types[type].keyword {
    case .enum:
      guard case .enumeration(let value) = value else { return nil }
      return .text(value.name)
    case .struct, .class, .actor:
      return fields(of: value, depth: depth + 1).map { .object($0) }
    case .protocol, .extension, nil: return nil
    }
  }

  private func undeclared(_ value: SampleValue, _ depth: Int) -> JSONValue? {
    switch value {
    case .bool(let flag): return .flag(flag)
    case .integer(let number): return .integer(number)
    case .double(let number): return number.isFinite ? .number(number) : nil
    case .string(let text): return .text(text)
    case .foundation(.date(let seconds)): return ISODate.text(of: seconds).map { .text($0) }
    case .structure, .object, .enumeration: return value.type.flatMap { own(value, $0, depth) }
    case .void, .nothing, .array, .set, .dictionary, .tuple, .range, .closure, .function, .type,
      .keyPath, .implicit, .foundation, .interface, .view, .unknown:
      return nil
    }
  }

  /// As `SampleConverter` reads it.
  private func system(_ value: SampleValue, _ type: TypeName) -> JSONValue? {
    switch type.last {
    case "String", "Substring", "LocalizedStringKey", "LocalizedStringResource", "NSString":
      guard case .string(let text) = value else { return nil }
      return .text(text)
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      guard case .integer(let number) = value, (-(1 << 53)...(1 << 53)).contains(number) else {
        return nil
      }
      return .integer(number)
    case "Double", "Float", "CGFloat", "TimeInterval", "Decimal":
      if case .integer(let number) = value { return .integer(number) }
      guard case .double(let number) = value, number.isFinite else { return nil }
      return .number(number)
    case "Bool":
      guard case .bool(let flag) = value else { return nil }
      return .flag(flag)
    case "Date":
      guard case .foundation(.date(let seconds)) = value else { return nil }
      return ISODate.text(of: seconds).map { .text($0) }
    case "URL":
      guard case .foundation(.url(let text)) = value else { return nil }
      return .text(text)
    case "UUID":
      guard case .foundation(.uuid(let text)) = value else { return nil }
      return .text(text)
    case "Image", "UIImage", "NSImage", "ImageResource":
      guard case .view(.image(let image)) = value, case .named(let name) = image.origin else {
        return nil
      }
      return .text(name)
    case "Color", "UIColor", "NSColor":
      guard case .interface(.style(.color(let paint))) = value, paint.opacity == 1 else {
        return nil
      }
      return .text("#" + paint.color.hex)
    default: return nil
    }
  }

}

extension JSONValue {
  /// `null` as a value, which stays.
  fileprivate static let absentValue = JSONValue.word("null")
}
