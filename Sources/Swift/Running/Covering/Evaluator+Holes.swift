// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
package import VibrancySyntax

/// What code makes of values that are not known, while all that may be shown is covered.
extension Evaluator {
  /// What an operation of a name makes of what is not known.
  package func made(_ name: String, of value: SampleValue, type: TypeName? = nil) -> SampleValue {
    guard isCovering, case .unknown(let hole) = value else { return value }
    return .unknown(hole.derived(name, type: type))
  }

  /// An element of a list that is not known.
  package func element(ofHole value: SampleValue) -> SampleValue {
    guard isCovering, case .unknown(let hole) = value, var type = hole.type else { return value }
    if type.isArray {
      (type.isArray, type.isOptional) = (false, false)
    } else if ["Array", "Set", "FetchedResults"].contains(type.last), type.arguments.count == 1 {
      type = type.arguments[0]
    } else {
      return made("element", of: value)
    }
    return .unknown(Hole(type, at: hole.site.member("element"), gap: hole.gap))
  }

  /// The elements of a list that is not known: one where several runs cover what may be shown, else a few
  /// that differ.
  package func elements(ofHole hole: Hole) -> [SampleValue] {
    guard !isCovering else { return [element(ofHole: .unknown(hole))] }
    return (0..<Hole.listCount).map { number in
      var element = hole
      (element.number, element.type) = (number, nil)
      // One of `items` is an item.
      if let role = hole.role, role.count > 3, role.hasSuffix("s"), !role.hasSuffix("ss") {
        element.role = String(role.dropLast())
      }
      return .unknown(element)
    }
  }

  /// A text of pieces of which some are not known.
  package func pattern(_ pieces: [SampleValue]) -> SampleValue {
    var (pattern, site): (String, Site?) = ("", nil)
    var gap: Gap?
    for piece in pieces.map({ piece in
      eachText("description", of: piece, at: Spot.nowhere) ?? decided(piece)
    }) {
      guard case .unknown(let hole) = piece else {
        let text = operations.printed(piece)
        pattern += text
        site = site?.member(text)
        continue
      }
      pattern += hole.pattern ?? "\u{0}"
      site = site?.member("\(hole.site.hash)") ?? hole.site.member("text " + pattern)
      gap = gap ?? hole.gap
    }
    guard let gap, let site, pattern.utf8.count <= Self.mostBytes else { return .string(pattern) }
    var hole = Hole(TypeName("String"), at: site, gap: gap)
    hole.pattern = pattern
    return .unknown(hole)
  }

  /// What a property of an object holds: of a collection that is empty, code that runs elsewhere may have
  /// put something into it, as what loads data does.
  package func heldByObject(_ name: String, of owner: SampleValue, _ value: SampleValue)
    -> SampleValue
  {
    guard isCovering, case .object(let object) = owner, value.isEmptyCollection,
      let member = stored(object.type).first(where: { $0.declaration.name == name }),
      program.sources[member.file].text(member.declaration.index - 1) == "var"
    else { return value }
    let spot = Spot(file: member.file, token: member.declaration.index)
    return outside(value, member.declaration.type ?? TypeName(""), name, at: spot)
  }

  /// A part of what is not known; the value itself where one sample is run.
  package func partOfHole(_ name: String, _ value: SampleValue) -> SampleValue {
    // A list that is not known has elements.
    if !isCovering, name == "isEmpty" { return .bool(false) }
    guard isCovering else { return called(name, value) }
    switch name {
    case "wrappedValue", "projectedValue", "self": return value
    case "first", "last":
      guard case .unknown(let hole) = element(ofHole: value) else { return value }
      guard var type = hole.type else { return made(name, of: value) }
      type.isOptional = true
      return .unknown(Hole(type, at: hole.site.member(name), gap: hole.gap))
    case "isEmpty":
      guard case .unknown(let hole) = value else { return value }
      return .bool(choose(2, at: hole.site.member(name)) != 0)
    case "description": return pattern([value])
    case "gradient", "uiColor", "nsColor", "cgColor", "swiftUIColor":
      guard case .unknown(let hole) = value, hole.type?.isOfStyles == true else { break }
      return made(name, of: value, type: TypeName("Color"))
    case _: break
    }
    return made(name, of: value)
  }

  /// What is not known, called by the member that code reads of it.
  private func called(_ name: String, _ value: SampleValue) -> SampleValue {
    guard case .unknown(var hole) = value, !Self.plainParts.contains(name) else { return value }
    hole.role = name
    return .unknown(hole)
  }

  /// Members that say nothing of what they are.
  private static let plainParts: Set<String> = [
    "wrappedValue", "projectedValue", "self", "first", "last", "description", "rawValue", "value",
    "shared", "element", "capitalized", "uppercased", "lowercased", "formatted", "map", "flatMap",
    "rounded", "filter", "sorted", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
    "reversed", "compactMap", "allObjects", "indices", "lazy",
  ]

  /// What a method makes of what is not known: of a list one of the same elements, or what a closure
  /// makes of one; the value itself where one sample is run.
  package func resultOnHole(
    _ name: String, _ value: SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue {
    guard isCovering, case .unknown(let hole) = value else {
      if name == "enumerated", case .unknown(let hole) = value {
        return .array(
          elements(ofHole: hole).enumerated().map { place, element in
            .tuple([(label: "offset", value: .integer(place)), (label: "element", value: element)])
          })
      }
      return called(name, value)
    }
    if hole.type?.isOptional == false, hole.type?.last == "Image",
      let image = viewLibrary.imageCall(name, on: ImageValue(.made, at: spot), arguments)
    {
      return .view(.image(image))
    }
    let closure = arguments.last { isFunction($0.value) }?.value
    switch name {
    case "filter", "sorted", "prefix", "suffix", "dropFirst", "dropLast", "shuffled", "reversed":
      // What is left of a text is not known.
      guard hole.pattern != nil else { return value }
      return made(name + "()", of: value, type: TypeName("String"))
    case "map", "compactMap", "flatMap":
      guard let closure else { break }
      if hole.type?.isArray == true {
        return .array([call(closure, [PassedValue(nil, element(ofHole: value))], at: spot)])
      }
      // Of what may be `nil`.
      guard let present = presence(of: value) else { return .nothing }
      return call(closure, [PassedValue(nil, present)], at: spot)
    case "opacity", "withAlphaComponent":
      guard hole.type?.isOfStyles != false, let share = arguments.first?.value.number else {
        break
      }
      return .interface(.style(.faded(standIn, share)))
    case "contains":
      // One thing may be in it, and another not.
      let keys = arguments.map { key(of: $0.value) }
      return made(name + keys.joined(separator: ","), of: value, type: TypeName("Bool"))
    case _: break
    }
    return made(name + "()", of: value)
  }

  /// The pieces of a formatted text of which some values are not known: of numbers, as they stand in the
  /// format, nothing is.
  package func pieces(ofFormat format: String, _ values: [SampleValue]) -> [SampleValue] {
    var (pieces, text): ([SampleValue], String) = ([], "")
    var values = values[...]
    var rest = format[...]
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      guard let end = rest.firstIndex(where: { $0.isLetter && $0 != "l" || $0 == "@" || $0 == "%" })
      else { break }
      let kind = rest[end]
      let isPlain = rest.startIndex == end
      rest = rest[rest.index(after: end)...]
      if kind == "%" {
        text += "%"
        continue
      }
      let value = values.popFirst()
      pieces.append(.string(text))
      text = ""
      let isWritten = kind == "@" || isPlain && value?.isUnknown == false
      if isWritten, let value {
        pieces.append(value)
      } else {
        let gap = Gap(spot: .nowhere, name: "format")
        pieces.append(
          made("format", of: value.flatMap { $0.isUnknown ? $0 : nil } ?? .unknown(Hole(gap))))
      }
    }
    return pieces + [.string(text + rest)]
  }

  /// What an operator makes of values of which one is not known: texts stay known in part.
  package func combined(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue {
    func isText(_ value: SampleValue) -> Bool {
      if case .unknown(let hole) = value {
        // The texts of numbers are not added up.
        return hole.type?.last == "String" || hole.pattern != nil && hole.type?.last != "Int"
      }
      return value.text != nil
    }
    if sign == "+", isText(a) || isText(b) { return pattern([a, b]) }
    return made(a.isUnknown ? sign + key(of: b) : key(of: a) + sign, of: a.isUnknown ? a : b)
  }
}
