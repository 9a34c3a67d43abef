// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax

extension SampleReader {
  /// An entry of which nothing is known but its type.
  func unknown(_ entry: SampleValue) -> SampleValue? {
    switch entry {
    case .structure(let value): return .structure(StructureValue(type: value.type))
    case .object(let value): return .object(ObjectValue(type: value.type))
    case .interface(.system(.activityContext(let attributes, let state))):
      guard let attributes = unknown(attributes), let state = unknown(state) else { return nil }
      return .interface(.system(.activityContext(attributes: attributes, state: state)))
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .closure, .function, .type, .keyPath, .implicit, .foundation,
      .interface, .view, .unknown:
      return nil
    }
  }

  /// The values of a sample that are made up, in the order of the properties that hold them.
  package func madeUpValues(of sample: Sample) -> [MadeUpValue] {
    guard sample.hasStandIns else { return [] }
    var search = MadeUpSearch(self)
    search.look(at: sample.entry, sample.code, "", of: nil, file: 0)
    return search.found
  }
}

/// Finds what of a value its code does not give.
private struct MadeUpSearch {
  private let reader: SampleReader
  private let standIns: StandIns
  private let writer: SampleWriter
  private(set) var found: [MadeUpValue] = []

  private static let most = 200
  private static let deepest = 8

  init(_ reader: SampleReader) {
    (self.reader, standIns, writer) = (reader, reader.standIns, SampleWriter(reader))
  }

  private var program: Program { reader.evaluator.program }

  /// - Parameters:
  ///   - value: A part of the sample.
  ///   - code: The same part as code gives it; `nil`: it gives none.
  ///   - way: The way to it.
  ///   - type: Its declared type.
  mutating func look(
    at value: SampleValue, _ code: SampleValue?, _ way: String, of type: TypeName?, file: Int,
    depth: Int = 0
  ) {
    guard found.count < Self.most, depth < Self.deepest else { return }
    if case .interface(.system(.activityContext(let attributes, let state))) = value {
      var parts: (SampleValue, SampleValue)?
      if case .interface(.system(.activityContext(let own, let other)))? = code {
        parts = (own, other)
      }
      look(at: attributes, parts?.0, "attributes", of: nil, file: file, depth: depth + 1)
      look(at: state, parts?.1, "state", of: nil, file: file, depth: depth + 1)
      return
    }
    if let index = value.type, let fields = value.properties {
      let isOwn = code?.type == index
      // What a part as a whole is made of need not be listed one by one, but for the entry itself.
      if isOwn || way.isEmpty || way == "attributes" || way == "state" {
        look(at: fields, isOwn ? code?.properties : nil, way, of: index, depth)
        return
      }
    }
    if case .array(let elements) = value, case .array(let others)? = code,
      elements.count == others.count, !elements.isEmpty
    {
      var element = type
      element?.isArray = false
      for (index, pair) in zip(elements, others).enumerated() {
        look(
          at: pair.0, pair.1, "\(way)[\(index)]", of: element, file: file, depth: depth + 1)
      }
      return
    }
    guard code.isMissing, !Optional(value).isMissing else { return }
    found.append(
      MadeUpValue(
        field: way, value: writer.value(value, as: type, file), type: type?.described ?? "value",
        reason: reason(for: value, at: way)))
  }

  private mutating func look(
    at fields: [String: SampleValue], _ code: [String: SampleValue]?, _ way: String,
    of index: Int, _ depth: Int
  ) {
    for member in program.types[index].stored {
      let name = member.declaration.name
      guard let value = fields[name], member.declaration.type?.isFunction != true,
        !hasOwnValue(member, of: index, code?[name] == nil)
      else {
        continue
      }
      look(
        at: value, code?[name], way.isEmpty ? name : "\(way).\(name)", of: member.declaration.type,
        file: member.file, depth: depth + 1)
    }
  }

  /// What decided a made-up value at the end of a way; `nil`: it has parts.
  private func reason(for value: SampleValue, at way: String) -> MadeUpValue.Reason? {
    let name = String(way.split(separator: ".").last?.prefix { $0 != "[" } ?? "")
    switch value {
    case .string: return standIns.facts.texts.uses[name] == nil ? .name : .use
    case .bool, .foundation(.date): return .name
    case .integer, .double: return StandInNumbers.isKnown(name) ? .name : .type
    case .range, .enumeration, .foundation, .interface, .view: return .type
    case .void, .nothing, .array, .set, .dictionary, .tuple, .structure, .object, .closure,
      .function, .type, .keyPath, .implicit, .unknown:
      return nil
    }
  }

  /// Whether a property has a value that is the code's: what the user sees before choosing, or a
  /// default.
  private func hasOwnValue(_ member: Program.Member, of type: Int, _ isWhole: Bool) -> Bool {
    if let range = member.declaration.attribute("Parameter"),
      standIns.parameterDefault(member, range) != nil
    {
      return true
    }
    guard isWhole else { return false }
    let name = member.declaration.name
    return member.declaration.value != nil
      || (program.types[type].members["init"] ?? []).contains { initializer in
        initializer.declaration.parameters.contains { $0.name == name && $0.value != nil }
      }
  }
}

extension SampleValue {
  /// The properties of an instance of a type of the sources.
  var properties: [String: SampleValue]? {
    switch self {
    case .structure(let value): value.maker == nil ? value.fields : nil
    case .object(let value): value.fields
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .closure, .function, .type, .keyPath, .implicit, .foundation,
      .interface, .view, .unknown:
      nil
    }
  }

  /// The same, of which changes of an object do not change it.
  func copied(depth: Int = 0) -> SampleValue {
    guard depth < 8 else { return self }
    switch self {
    case .structure(var structure):
      structure.fields = structure.fields.mapValues { $0.copied(depth: depth + 1) }
      return .structure(structure)
    case .object(let object):
      return .object(
        ObjectValue(
          type: object.type, fields: object.fields.mapValues { $0.copied(depth: depth + 1) }))
    case .array(let values): return .array(values.map { $0.copied(depth: depth + 1) })
    case .interface(.system(.activityContext(let attributes, let state))):
      return .interface(
        .system(
          .activityContext(
            attributes: attributes.copied(depth: depth + 1), state: state.copied(depth: depth + 1)))
      )
    case .void, .nothing, .bool, .integer, .double, .string, .set, .dictionary, .tuple, .range,
      .enumeration, .closure, .function, .type, .keyPath, .implicit, .foundation, .interface,
      .view, .unknown:
      return self
    }
  }
}

extension SampleValue? {
  /// Whether code gives no value, or one that says nothing.
  fileprivate var isMissing: Bool {
    switch self {
    case nil, .unknown?, .nothing?, .void?: true
    case .string(let text)?: text.isEmpty
    case .array(let values)?, .set(let values)?: values.isEmpty
    case .dictionary(let pairs)?: pairs.isEmpty
    case .bool?, .integer?, .double?, .tuple?, .range?, .enumeration?, .structure?, .object?,
      .closure?, .function?, .type?, .keyPath?, .implicit?, .foundation?, .interface?, .view?:
      false
    }
  }
}

extension TypeName {
  /// As a line names it.
  fileprivate var described: String {
    if isArray { return "list" }
    return name.isEmpty ? (arguments.count == 2 ? "dictionary" : "value") : name
  }
}
