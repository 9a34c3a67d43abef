// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyJSON
internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyWords

extension SampleReader {
  /// The entry of a written sample: fields that are left out keep what they have.
  ///
  /// What does not fit is kept among the mistakes of the configuration file.
  func converted(_ written: WrittenSample, onto entry: SampleValue) -> SampleValue {
    guard let node = written.entry, let mistakes = self.written?.mistakes else { return entry }
    return SampleConverter(reader: self, mistakes: mistakes)
      .fields(of: mistakes.cursor(at: node), onto: entry)
  }
}

/// Makes values of what a configuration file says.
struct SampleConverter {
  let reader: SampleReader
  let mistakes: JSONMistakes

  private var program: Program { reader.evaluator.program }

  /// A value with the fields of an object.
  func fields(of cursor: JSONCursor, onto value: SampleValue) -> SampleValue {
    switch value {
    case .structure(var structure):
      structure.fields = fields(of: cursor, structure.fields, structure.type)
      return .structure(structure)
    case .object(let object):
      return .object(
        ObjectValue(type: object.type, fields: fields(of: cursor, object.fields, object.type)))
    case .interface(.system(.activityContext(let attributes, let state))):
      var (attributes, state) = (attributes, state)
      for member in cursor.members() ?? [] {
        switch member.node.key {
        case "attributes": attributes = fields(of: member, onto: attributes)
        case "state": state = fields(of: member, onto: state)
        default: member.reportUnknownKey("part", among: ["attributes", "state"])
        }
      }
      return .interface(.system(.activityContext(attributes: attributes, state: state)))
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .closure, .function, .type, .keyPath, .implicit, .foundation,
      .interface, .view, .unknown:
      cursor.report("has fields, but the widget's entry is not understood; remove it")
      return value
    }
  }

  private func fields(
    of cursor: JSONCursor, _ fields: [String: SampleValue], _ type: Int
  ) -> [String: SampleValue] {
    guard let members = cursor.members() else { return fields }
    let stored = program.types[type].stored
    var fields = fields
    for member in members {
      let name = member.node.key
      guard let property = stored.first(where: { $0.declaration.name == name }) else {
        member.reportUnknownKey(
          "field of \(program.types[type].name)", among: stored.map(\.declaration.name))
        continue
      }
      let current = fields[name] ?? .nothing
      guard let wanted = property.declaration.type else {
        fields[name] = value(of: member, like: current, property.file)
        continue
      }
      fields[name] = value(of: member, as: wanted, current, property.file) ?? current
    }
    return fields
  }

  /// A value of a type; `nil`: what is written is none, which was reported.
  private func value(
    of cursor: JSONCursor, as type: TypeName, _ current: SampleValue, _ file: Int
  ) -> SampleValue? {
    if cursor.node.isNull {
      if type.isOptional { return .nothing }
      cursor.report("is null, which \(type.name) cannot be; write a value")
      return nil
    }
    if type.isArray {
      var element = type
      (element.isArray, element.isOptional) = (false, false)
      return cursor.list { value(of: $0, as: element, .nothing, file) }.map { .array($0) }
    }
    if type.name.isEmpty, !type.isFunction, type.arguments.count == 2 {
      return cursor.members().map { members in
        .dictionary(
          members.compactMap { member in
            value(of: member, as: type.arguments[1], .nothing, file)
              .map { (key: .string(member.node.key), value: $0) }
          })
      }
    }
    if let index = program.type(type, near: file) { return own(cursor, index, current) }
    return system(cursor, type)
  }

  private func own(_ cursor: JSONCursor, _ type: Int, _ current: SampleValue) -> SampleValue? {
    let entry = program.types[type]
    if entry.keyword == .enum {
      let cases = entry.order.filter { $0.declaration.kind == .enumCase }
      guard let name = cursor.string()?.value else { return nil }
      guard let chosen = cases.first(where: { $0.declaration.name == name }) else {
        cursor.reportUnknown("case of \(entry.name)", among: cases.map(\.declaration.name))
        return nil
      }
      let maker = reader.standIns
      return .enumeration(
        EnumerationValue(
          type: type, name: name,
          values: chosen.declaration.parameters.map {
            ($0.label, maker.value(of: $0.type, named: $0.name, near: chosen.file))
          }))
    }
    guard cursor.node.members != nil else {
      cursor.reportKind(wanted: "an object with the fields of \(entry.name)")
      return nil
    }
    let base =
      current.type == type
      ? current : reader.standIns.value(of: reader.name(of: type), named: entry.name)
    return fields(of: cursor, onto: base)
  }

  private func system(_ cursor: JSONCursor, _ type: TypeName) -> SampleValue? {
    let evaluator = reader.evaluator
    switch type.last {
    case "String", "Substring", "LocalizedStringKey", "LocalizedStringResource", "NSString":
      return cursor.string().map { .string($0.value) }
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      return cursor.whole(in: -(1 << 53)...(1 << 53)).map { .integer($0) }
    case "Double", "Float", "CGFloat", "TimeInterval", "Decimal":
      guard let number = cursor.number() else { return nil }
      guard number.isFinite else {
        cursor.report("is not finite; write a number")
        return nil
      }
      return .double(number)
    case "Bool": return cursor.flag().map { .bool($0) }
    case "Date":
      guard let text = cursor.string()?.value else { return nil }
      guard let seconds = ISODate.seconds(of: text) else {
        cursor.report("is not a date; write one as 2026-06-14T10:09:00Z")
        return nil
      }
      return .foundation(.date(seconds))
    case "URL": return cursor.string().map { .foundation(.url($0.value)) }
    case "UUID": return cursor.string().map { .foundation(.uuid($0.value)) }
    case "Image", "UIImage", "NSImage", "ImageResource":
      guard let name = cursor.text()?.value else { return nil }
      let label = type.last == "Image" ? nil : "named"
      return evaluator.swiftUI.construct(
        type.last == "ImageResource" ? TypeName("Image") : type,
        [PassedValue(label, .string(name))], at: .nowhere)
    case "Color", "UIColor", "NSColor":
      guard let text = cursor.string()?.value else { return nil }
      guard let parts = Self.channels(of: text) else {
        cursor.report("is not a color; write #RRGGBB")
        return nil
      }
      return evaluator.swiftUI.construct(
        TypeName("Color"),
        zip(["red", "green", "blue"], parts).map { PassedValue($0, .double($1)) }, at: .nowhere)
    default:
      cursor.report("is of type \(type.name), which cannot be written; remove it")
      return nil
    }
  }

  /// A value of the kind that another has, where no type is declared.
  private func value(
    of cursor: JSONCursor, like current: SampleValue, _ file: Int
  ) -> SampleValue {
    let type: TypeName
    switch current {
    case .bool: type = TypeName("Bool")
    case .integer: type = TypeName("Int")
    case .double: type = TypeName("Double")
    case .string: type = TypeName("String")
    case .foundation(.date): type = TypeName("Date")
    case .structure, .object, .enumeration:
      return current.type.flatMap { own(cursor, $0, current) } ?? current
    case .void, .nothing, .array, .set, .dictionary, .tuple, .range, .closure, .function, .type,
      .keyPath, .implicit, .foundation, .interface, .view, .unknown:
      cursor.report("is of a type that is not declared; declare it, or remove the field")
      return current
    }
    return value(of: cursor, as: type, current, file) ?? current
  }

  /// Red, green and blue of `#RRGGBB`, each from 0 to 1.
  private static func channels(of text: String) -> [Double]? {
    guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
      text.utf8.dropFirst().allSatisfy({ $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }),
      let code = Int(text.dropFirst(), radix: 16)
    else { return nil }
    return [16, 8, 0].map { Double(code >> $0 & 255) / 255 }
  }
}
