// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// What all collections have that does not change them.
extension StandardLibrary {
  /// A call that takes a function of the elements; `nil`: there is no such function.
  package func sequenceCall(
    _ name: String, _ elements: [SampleValue], of whole: SampleValue, _ function: SampleValue,
    _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    switch name {
    case "map":
      return array(
        elements.map { code.step() ? code.call(function, with: $0, at: spot) : .nothing }, at: spot)
    case "compactMap":
      return array(compactMapped(elements, function, at: spot), at: spot)
    case "flatMap": return flatMapped(elements, function, at: spot)
    case "filter":
      return collection(elements.filter { code.step() && holds(function, $0, at: spot) }, as: whole)
    case "forEach":
      for element in elements where code.step() { _ = code.call(function, with: element, at: spot) }
      return .void
    case "reduce": return reduced(elements, arguments, at: spot)
    case "allSatisfy":
      return .bool(elements.allSatisfy { !code.step() || holds(function, $0, at: spot) })
    case "count":
      return .integer(elements.count { code.step() && holds(function, $0, at: spot) })
    case "drop":
      return collection(
        Array(elements.drop { code.step() && holds(function, $0, at: spot) }), as: whole)
    case "partitioned":
      let flags = elements.map { code.step() && holds(function, $0, at: spot) }
      let pairs = zip(elements, flags)
      return .tuple([
        (nil, .array(pairs.filter { !$0.1 }.map(\.0))), (nil, .array(pairs.filter(\.1).map(\.0))),
      ])
    case "first", "last": return matching(name, elements, function, at: spot)
    case "firstIndex", "lastIndex":
      let label = arguments.first?.label
      return position(
        name, elements, function, isElement: label == "of", at: spot)
    case "contains": return contains(elements, function, arguments, at: spot)
    case "min", "max", "sorted": return ordered(name, elements, by: function, at: spot)
    case _: return nil
    }
  }

  private func compactMapped(
    _ elements: [SampleValue], _ function: SampleValue, at spot: Spot
  ) -> [SampleValue] {
    elements.compactMap {
      guard code.step() else { return nil }
      let value = code.call(function, with: $0, at: spot)
      return value.isNothing ? nil : value
    }
  }

  private func flatMapped(
    _ elements: [SampleValue], _ function: SampleValue, at spot: Spot
  ) -> SampleValue {
    var all: [SampleValue] = []
    for element in elements where code.step() && all.count <= Evaluator.mostElements {
      let value = code.call(function, with: element, at: spot)
      // A function that gives an optional is that of `compactMap`; a string is one element.
      if value.isNothing { continue }
      if value.text == nil, let inner = self.elements(of: value) {
        all += inner
      } else {
        all.append(value)
      }
    }
    return array(all, at: spot)
  }

  private func reduced(
    _ elements: [SampleValue], _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    guard arguments.count == 2 else { return nil }
    var result = arguments[0].value
    for element in elements where code.step() {
      var passed = [PassedValue(nil, result), PassedValue(nil, element)]
      if arguments[0].label == "into" {
        // The only copy is the one that the function changes.
        result = .void
        _ = code.call(arguments[1].value, changing: &passed, at: spot)
        result = passed[0].value
      } else {
        result = code.call(arguments[1].value, passed, at: spot)
      }
    }
    return result
  }

  private func matching(
    _ name: String, _ elements: [SampleValue], _ function: SampleValue, at spot: Spot
  ) -> SampleValue {
    let predicate = { (element: SampleValue) in
      code.step() && self.holds(function, element, at: spot)
    }
    return SampleValue(
      name == "first" ? elements.first(where: predicate) : elements.last(where: predicate))
  }

  private func position(
    _ name: String, _ elements: [SampleValue], _ sought: SampleValue, isElement: Bool, at spot: Spot
  ) -> SampleValue {
    let predicate = { (element: SampleValue) in
      code.step()
        && (isElement
          ? code.operations.equal(element, sought) : self.holds(sought, element, at: spot))
    }
    let found =
      name == "lastIndex"
      ? elements.lastIndex(where: predicate) : elements.firstIndex(where: predicate)
    return SampleValue(found.map { .integer($0) })
  }

  private func contains(
    _ elements: [SampleValue], _ sought: SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue {
    if arguments.first?.label == "where" || sought.isFunction {
      return .bool(elements.contains { code.step() && holds(sought, $0, at: spot) })
    }
    if sought.isUnknown { return sought }
    return .bool(index(of: sought, in: elements) != nil)
  }

  /// `min`, `max` or `sorted`, by an order of the code's own or by `<`.
  package func ordered(
    _ name: String, _ elements: [SampleValue], by order: SampleValue?, at spot: Spot
  ) -> SampleValue {
    if let unknown = elements.first(where: \.isUnknown), order == nil, name != "sorted" {
      return unknown
    }
    let isBefore = { (a: SampleValue, b: SampleValue) in self.isOrdered(a, b, by: order, at: spot) }
    switch name {
    case "min": return SampleValue(elements.min(by: isBefore))
    case "max": return SampleValue(elements.max(by: isBefore))
    case _: return .array(elements.sorted(by: isBefore))
    }
  }

  /// A call without a function of the elements; `nil`: there is none of the name.
  package func plainSequenceCall(
    _ name: String, _ elements: [SampleValue], of whole: SampleValue, _ arguments: [PassedValue],
    at spot: Spot
  ) -> SampleValue? {
    switch name {
    case "enumerated":
      return .array(
        elements.enumerated().map {
          .tuple([("offset", .integer($0.offset)), ("element", $0.element)])
        })
    case "reversed", "sorted", "shuffled", "makeIterator":
      if name == "reversed" { return collection(elements.reversed(), asOrdered: whole) }
      if name == "shuffled", !code.isCovering {
        return .array(code.randoms.shuffled(elements))
      }
      return name == "sorted" ? ordered(name, elements, by: nil, at: spot) : .array(elements)
    case "min", "max": return ordered(name, elements, by: nil, at: spot)
    case "randomElement":
      guard !elements.isEmpty else { return .nothing }
      guard code.isCovering else { return elements[code.randoms.next(below: elements.count)] }
      return elements[code.choose(elements.count, at: Site(Gap(spot: .nowhere, name: name)))]
    case "joined": return joined(elements, arguments.labelled("separator"), at: spot)
    case "split": return split(elements, of: whole, arguments, at: spot)
    case "elementsEqual", "starts", "lexicographicallyPrecedes":
      guard let other = arguments.first.flatMap({ self.elements(of: $0.value) }) else { return nil }
      if name == "lexicographicallyPrecedes" {
        return .bool(
          elements.lexicographicallyPrecedes(other) { code.step() && code.operations.less($0, $1) })
      }
      let isEqual = { (a: SampleValue, b: SampleValue) in
        code.step() && code.operations.equal(a, b)
      }
      return .bool(
        name == "starts"
          ? elements.starts(with: other, by: isEqual) : elements.elementsEqual(other, by: isEqual))
    case _: return part(name, elements, of: whole, arguments, at: spot)
    }
  }

  private func collection(_ elements: [SampleValue], asOrdered whole: SampleValue) -> SampleValue {
    whole.text == nil ? .array(elements) : collection(elements, as: whole)
  }

  private func joined(
    _ elements: [SampleValue], _ separator: SampleValue?, at spot: Spot
  ) -> SampleValue? {
    if let unknown = elements.first(where: \.isUnknown) {
      guard code.isCovering, elements.contains(where: { $0.text != nil }) else { return unknown }
      let between = SampleValue.string(separator?.text ?? "")
      return code.pattern(Array(elements.map { [$0] }.joined(separator: [between])))
    }
    let texts = elements.compactMap(\.text)
    if texts.count == elements.count, !elements.isEmpty || separator?.text != nil {
      let bytes = texts.reduce(0) { $0 + $1.utf8.count }
      let between = (separator?.text ?? "").utf8.count * texts.count
      guard bytes + between <= Evaluator.mostBytes else {
        return code.failure("too long a text", at: spot)
      }
      return .string(texts.joined(separator: separator?.text ?? ""))
    }
    var all: [SampleValue] = []
    for (index, element) in elements.enumerated() {
      guard let inner = self.elements(of: element) else { return nil }
      if index > 0, let separator, let between = self.elements(of: separator) { all += between }
      all += inner
      guard all.count <= Evaluator.mostElements, code.spend(inner.count) else { break }
    }
    return array(all, at: spot)
  }

  private func split(
    _ elements: [SampleValue], of whole: SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    let most = max(0, arguments.labelled("maxSplits")?.whole ?? .max)
    var keepsEmpty = false
    if case .bool(false)? = arguments.labelled("omittingEmptySubsequences") { keepsEmpty = true }
    if let text = whole.text, let separator = arguments.labelled("separator")?.text,
      separator.count > 1
    {
      return .array(pieces(of: text, by: separator, most, keepsEmpty))
    }
    let last = arguments.last { $0.label == nil || $0.label == "whereSeparator" }?.value
    guard let separator = arguments.labelled("separator") ?? last else { return nil }
    let isElement = arguments.labelled("separator") != nil
    let parts = elements.split(maxSplits: most, omittingEmptySubsequences: !keepsEmpty) {
      code.step()
        && (isElement ? code.operations.equal($0, separator) : holds(separator, $0, at: spot))
    }
    return .array(parts.map { collection(Array($0), as: whole) })
  }

  private func pieces(
    of text: String, by separator: String, _ most: Int, _ keepsEmpty: Bool
  ) -> [SampleValue] {
    var pieces: [String] = []
    for piece in text.pieces(by: separator) {
      if pieces.count > most, let last = pieces.indices.last {
        pieces[last] += separator + piece
      } else if keepsEmpty || !piece.isEmpty {
        pieces.append(piece)
      }
    }
    return pieces.map { .string($0) }
  }

  /// `prefix`, `suffix`, `dropFirst`, `dropLast`; and distances of indices, which are offsets.
  private func part(
    _ name: String, _ elements: [SampleValue], of whole: SampleValue, _ arguments: [PassedValue],
    at spot: Spot
  ) -> SampleValue? {
    let first = arguments.first
    let isSlice = ["prefix", "suffix", "dropFirst", "dropLast"].contains(name)
    if isSlice, first?.label == "while", let function = first?.value {
      return collection(
        Array(elements.prefix { code.step() && holds(function, $0, at: spot) }), as: whole)
    }
    if isSlice, first?.label == nil, first.map({ $0.value.isFunction }) ?? false,
      let function = first?.value
    {
      return collection(
        Array(elements.prefix { code.step() && holds(function, $0, at: spot) }), as: whole)
    }
    if let unknown = arguments.unknown { return isSlice ? unknown : nil }
    guard isSlice else { return indexCall(name, elements, arguments, at: spot) }
    guard let given = first.map({ $0.value.whole }) ?? (name.hasPrefix("drop") ? 1 : nil) else {
      return nil
    }
    var count = given
    switch first?.label {
    case "through": count = given < .max ? given + 1 : given
    case "from": count = elements.count - min(max(given, 0), elements.count)
    case "upTo", .none: break
    case .some: return nil
    }
    let isOutside = first?.label != nil && !(0...elements.count).contains(given)
    guard count >= 0, !isOutside else {
      return code.failure("\(name)(\(given)) of \(elements.count) elements", at: spot)
    }
    switch name {
    case "prefix": return collection(Array(elements.prefix(count)), as: whole)
    case "suffix": return collection(Array(elements.suffix(count)), as: whole)
    case "dropFirst": return collection(Array(elements.dropFirst(count)), as: whole)
    case _: return collection(Array(elements.dropLast(count)), as: whole)
    }
  }

  private func indexCall(
    _ name: String, _ elements: [SampleValue], _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    let numbers = arguments.compactMap(\.value.whole)
    guard numbers.count == arguments.count, let first = numbers.first else { return nil }
    switch (name, arguments.labels) {
    case ("index", "after:"): return .integer(first &+ 1)
    case ("index", "before:"): return .integer(first &- 1)
    case ("index", "_:offsetBy:"): return .integer(first &+ numbers[1])
    case ("index", "_:offsetBy:limitedBy:"):
      let moved = first &+ numbers[1]
      let isBeyond =
        numbers[1] < 0
        ? numbers[2] <= first && moved < numbers[2] : numbers[2] >= first && moved > numbers[2]
      return isBeyond ? .nothing : .integer(moved)
    case ("distance", "from:to:"): return .integer(numbers[1] &- first)
    case _: return nil
    }
  }
}
