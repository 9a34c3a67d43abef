// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFormatting
internal import VibrancyLayout
package import VibrancySyntax

/// `Decodable`: values of types of the sources, made of what a file of the bundle holds.
extension FoundationLibrary {
  private static let deepest = 40

  /// `JSONDecoder().decode(Type.self, from: data)`; `nil`: not known.
  package func decode(_ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    guard case .type(let type)? = arguments.first?.value,
      case .foundation(.data(let bytes))? = arguments.labelled("from")
    else { return nil }
    guard let json = SampleValue(json: bytes), let value = decoded(json, as: type, at: spot)
    else { return fails(at: spot) }
    return value
  }

  /// What an initializer `init(from:)` is given.
  private func decoder(_ json: SampleValue) -> SampleValue { container("Decoder", json) }

  private func container(
    _ kind: String, _ json: SampleValue, keys: SampleValue? = nil
  ) -> SampleValue {
    let object = FoundationObject(kind)
    object.fields["json"] = json
    object.fields["keys"] = keys
    return .foundation(.object(object))
  }

  /// A call that throws.
  private func fails(at spot: Spot) -> SampleValue {
    code.thrown = .implicit("dataCorrupted", nil, spot)
    return .void
  }

  /// The kinds of objects that `decoderCall` answers.
  package static let decoders: Set<String> = [
    "Decoder", "KeyedContainer", "UnkeyedContainer", "SingleContainer",
  ]

  /// A call on a decoder or one of its containers; `nil`: there is none of the name.
  package func decoderCall(
    _ name: String, _ object: FoundationObject, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    let json = object.fields["json"] ?? .nothing
    switch (object.kind, name) {
    case ("Decoder", "container"):
      guard case .dictionary = json else { return fails(at: spot) }
      return container("KeyedContainer", json, keys: arguments.first?.value)
    case ("Decoder", "unkeyedContainer"):
      guard case .array = json else { return fails(at: spot) }
      return container("UnkeyedContainer", json)
    case ("Decoder", "singleValueContainer"): return container("SingleContainer", json)
    case ("SingleContainer", "decodeNil"): return .bool(json.isNothing)
    case ("SingleContainer", "decode"):
      guard let value = typed(json, arguments, at: spot) else { return fails(at: spot) }
      return value
    case ("UnkeyedContainer", "decode"), ("UnkeyedContainer", "decodeIfPresent"):
      let place = object.whole("place") ?? 0
      guard case .array(let elements) = json, elements.indices.contains(place) else {
        return name == "decode" ? fails(at: spot) : .nothing
      }
      object.fields["place"] = .integer(place + 1)
      guard let value = typed(elements[place], arguments, at: spot) else { return fails(at: spot) }
      return value
    case ("KeyedContainer", _): return keyedCall(name, object, json, arguments, at: spot)
    case _: return nil
    }
  }

  private func keyedCall(
    _ name: String, _ object: FoundationObject, _ json: SampleValue, _ arguments: [PassedValue],
    at spot: Spot
  ) -> SampleValue? {
    let given = arguments.labelled("forKey") ?? arguments.first?.value
    guard let key = given.flatMap({ self.key($0, of: object.fields["keys"]) }) else { return nil }
    let value = member(key, of: json)
    switch name {
    case "contains": return .bool(value != nil)
    case "decodeNil": return .bool(value?.isNothing ?? true)
    case "decode":
      guard let value, let made = typed(value, arguments, at: spot) else { return fails(at: spot) }
      return made
    case "decodeIfPresent":
      guard let value, !value.isNothing else { return .nothing }
      guard let made = typed(value, arguments, at: spot) else { return fails(at: spot) }
      return made
    case "nestedContainer":
      guard case .dictionary? = value else { return fails(at: spot) }
      return container(
        "KeyedContainer", value ?? .nothing, keys: arguments.labelled("keyedBy"))
    case "nestedUnkeyedContainer":
      guard case .array? = value else { return fails(at: spot) }
      return container("UnkeyedContainer", value ?? .nothing)
    case _: return nil
    }
  }

  /// A property of a decoder's container; `nil`: there is none of the name.
  package func decoderMember(_ name: String, _ object: FoundationObject) -> SampleValue? {
    switch (object.fields["json"], name) {
    case (.array(let elements)?, "isAtEnd"):
      return .bool(object.whole("place") ?? 0 >= elements.count)
    case (.array(let elements)?, "count"): return .integer(elements.count)
    case (_, "currentIndex"): return .integer(object.whole("place") ?? 0)
    case (_, "codingPath"): return .array([])
    case (.dictionary(let pairs)?, "allKeys"):
      guard case .type(let type)? = object.fields["keys"],
        let own = code.program.type(type, near: 0)
      else { return .array([]) }
      let names = pairs.compactMap(\.key.text)
      let cases = code.program.types[own].order.filter { $0.declaration.kind == .enumCase }
      return .array(
        cases.map { .enumeration(EnumerationValue(type: own, name: $0.declaration.name)) }
          .filter { key($0, of: object.fields["keys"]).map(names.contains) ?? false })
    case _: return nil
    }
  }

  /// The name that a coding key has in a file.
  private func key(_ value: SampleValue, of keys: SampleValue?) -> String? {
    switch value {
    case .string(let text): return text
    case .enumeration: return code.access.member("rawValue", of: value, at: .nowhere).text
    case .implicit(let name, nil, _):
      guard case .type(let type)? = keys, let own = code.program.type(type, near: 0) else {
        return name
      }
      return key(.enumeration(EnumerationValue(type: own, name: name)), of: nil) ?? name
    case .void, .nothing, .bool, .integer, .double, .array, .set, .dictionary, .tuple, .range,
      .structure, .object, .closure, .function, .type, .keyPath, .implicit, .foundation,
      .interface, .view, .unknown:
      return nil
    }
  }

  /// A member of an object by its name, or by the one with `_` between its words.
  private func member(_ key: String, of json: SampleValue) -> SampleValue? {
    guard case .dictionary(let pairs) = json else { return nil }
    if let found = pairs.first(where: { $0.key.text == key }) { return found.value }
    let snake = key.reduce(into: "") { text, letter in
      text += letter.isUppercase ? "_" + letter.lowercased() : String(letter)
    }
    return snake == key ? nil : pairs.first { $0.key.text == snake }?.value
  }

  private func typed(
    _ json: SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    guard case .type(let type)? = arguments.first(where: { $0.label == nil })?.value else {
      return json
    }
    return decoded(json, as: type, at: spot)
  }

  /// A value of a type, made of what a file has; `nil`: it is none.
  private func decoded(
    _ json: SampleValue, as type: TypeName, at spot: Spot, depth: Int = 0
  ) -> SampleValue? {
    guard depth < Self.deepest, code.step() else { return nil }
    if json.isNothing { return type.isOptional ? .nothing : nil }
    var plain = type
    plain.isOptional = false
    if type.isArray || ["Array", "Set"].contains(type.last), case .array(let elements) = json {
      var element = type.isArray ? plain : type.arguments.first ?? TypeName("")
      element.isArray = type.isArray ? false : element.isArray
      var made: [SampleValue] = []
      for one in elements {
        guard let value = decoded(one, as: element, at: spot, depth: depth + 1) else { return nil }
        made.append(value)
      }
      return type.last == "Set" && !type.isArray ? .set(made) : .array(made)
    }
    if type.arguments.count == 2, type.name.isEmpty || type.last == "Dictionary" {
      guard case .dictionary(let pairs) = json else { return nil }
      var made: [(key: SampleValue, value: SampleValue)] = []
      for (key, one) in pairs {
        guard let value = decoded(one, as: type.arguments[1], at: spot, depth: depth + 1) else {
          return nil
        }
        made.append((decoded(key, as: type.arguments[0], at: spot, depth: depth + 1) ?? key, value))
      }
      return .dictionary(made)
    }
    if type.isArray { return nil }
    if let own = code.program.type(plain, near: spot.file) {
      return decoded(json, own, at: spot, depth)
    }
    return system(json, plain)
  }

  private func decoded(
    _ json: SampleValue, _ type: Int, at spot: Spot, _ depth: Int
  ) -> SampleValue? {
    let entry = code.program.types[type]
    let written = (entry.members["init"] ?? []).contains {
      $0.declaration.parameters.count == 1 && $0.declaration.parameters[0].label == "from"
        && $0.declaration.parameters[0].type.last == "Decoder"
    }
    if written {
      let value = code.access.construct(type, [PassedValue("from", decoder(json))], at: spot)
      guard code.thrown == nil else {
        code.thrown = nil
        return nil
      }
      return value
    }
    if entry.keyword == .enum {
      let value = code.access.construct(type, [PassedValue("rawValue", json)], at: spot)
      guard case .enumeration? = value else { return nil }
      return value
    }
    guard case .dictionary = json, var instance = code.access.blank(type, at: spot) else {
      return nil
    }
    let keys = code.program.type(
      named: entry.path.joined(separator: ".") + ".CodingKeys", from: spot.file)
    for stored in entry.stored {
      let name = stored.declaration.name
      guard let wanted = stored.declaration.type else { continue }
      var key = name
      if let keys {
        // What has no key keeps its own value.
        guard
          code.program.types[keys].order.contains(where: {
            $0.declaration.kind == .enumCase && $0.declaration.name == name
          })
        else { continue }
        key = self.key(.enumeration(EnumerationValue(type: keys, name: name)), of: nil) ?? name
      }
      guard let found = member(key, of: json) else {
        if wanted.isOptional {
          code.access.setField(name, .nothing, in: &instance)
        } else if stored.declaration.value == nil {
          return nil
        }
        continue
      }
      guard
        let value = decoded(
          found, as: wanted, at: Spot(file: stored.file, token: spot.token), depth: depth + 1)
      else { return nil }
      code.access.setField(name, value, in: &instance)
    }
    return instance
  }

  private func system(_ json: SampleValue, _ type: TypeName) -> SampleValue? {
    if let kind = NumberKind(named: type.last) {
      guard let number = json.number else { return nil }
      return kind.isFloating ? .double(number) : json.whole.map { .integer($0) }
    }
    switch type.last {
    case "String", "Substring": return json.text.map { .string($0) }
    case "Bool": if case .bool = json { return json } else { return nil }
    case "Decimal", "TimeInterval": return json.number.map { .double($0) }
    case "URL": return json.text.map { .foundation(.url($0)) }
    case "UUID": return json.text.map { Self.identifier($0) }
    case "Date": return date(json)
    case "CGSize":
      guard case .array(let sides) = json, sides.count == 2, let width = sides[0].number,
        let height = sides[1].number
      else { return nil }
      return .interface(.size(Size(width, height)))
    case _: return json
    }
  }

  /// A date as files have one: ISO 8601, or seconds since 1970 or 2001.
  private func date(_ json: SampleValue) -> SampleValue? {
    if let text = json.text {
      return ISO8601Format().instant(of: text).map { .foundation(.date($0)) }
        ?? DatePattern("yyyy-MM-dd").instant(of: text, in: GregorianCalendar()).map {
          .foundation(.date($0))
        }
    }
    guard let number = json.number else { return nil }
    // Seconds from 1970 are far more than from 2001, those in thousandths more still.
    let seconds = number > 1e11 ? number / 1000 : number
    return .foundation(.date(seconds > 1e9 ? seconds - 978_307_200 : seconds))
  }

  // MARK: Files of the bundle

  private static let folder = "file:///bundle/"

  /// `Bundle.main.url(forResource:withExtension:)` and `path(forResource:ofType:)`; `nil`: the target has
  /// no such file.
  package func bundled(_ name: String, _ arguments: [PassedValue]) -> SampleValue? {
    guard !code.isCovering, name == "url" || name == "path",
      var file = arguments.labelled("forResource")?.text
    else { return nil }
    if let ending = (arguments.labelled("withExtension") ?? arguments.labelled("ofType"))?.text,
      !ending.isEmpty
    {
      file += "." + ending
    }
    guard code.interface.files(file) != nil else { return nil }
    return name == "url"
      ? .foundation(.url(Self.folder + file)) : .string(String((Self.folder + file).dropFirst(7)))
  }

  /// The bytes of a file of the bundle; `nil`: it is none.
  package func bytes(at place: SampleValue?) -> [UInt8]? {
    let text: String
    switch place {
    case .foundation(.url(let url))?: text = url
    case .string(let path)?: text = "file://" + path
    case _: return nil
    }
    guard !code.isCovering, text.hasPrefix(Self.folder) else { return nil }
    let name = String(text.dropFirst(Self.folder.count))
    return code.interface.files(name.percentDecoded ?? name)
  }
}
