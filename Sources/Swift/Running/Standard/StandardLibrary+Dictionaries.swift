// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Dictionaries, which keep the order in which their keys were inserted.
extension StandardLibrary {
  package typealias Entry = (key: SampleValue, value: SampleValue)

  /// The dictionary of pairs, the last of equal keys; `nil`: they are no pairs.
  package func dictionary(ofPairs pairs: [SampleValue]) -> SampleValue? {
    dictionary(ofPairs: pairs, combine: nil, at: Spot.nowhere)
  }

  /// - Parameter combine: What gives the value of two of one key.
  package func dictionary(
    ofPairs pairs: [SampleValue], combine: SampleValue?, at spot: Spot
  ) -> SampleValue? {
    var entries: [Entry] = []
    var places: [String: Int] = [:]
    for pair in pairs where code.step() {
      guard case .tuple(let parts) = pair, parts.count == 2 else { return nil }
      add((parts[0].value, parts[1].value), to: &entries, &places, combine, at: spot)
    }
    return .dictionary(entries)
  }

  private func add(
    _ entry: Entry, to entries: inout [Entry], _ places: inout [String: Int],
    _ combine: SampleValue?, at spot: Spot
  ) {
    let key = code.operations.hashKey(entry.key)
    guard let place = places[key] else {
      places[key] = entries.count
      entries.append(entry)
      return
    }
    entries[place].value =
      combine.map {
        code.call(
          $0, [PassedValue(nil, entries[place].value), PassedValue(nil, entry.value)], at: spot)
      } ?? entry.value
  }

  /// The elements by what a function gives for them.
  package func grouped(_ elements: [SampleValue], by function: SampleValue, at spot: Spot)
    -> SampleValue
  {
    var groups: [(key: SampleValue, values: [SampleValue])] = []
    var places: [String: Int] = [:]
    for element in elements where code.step() {
      let key = code.call(function, with: element, at: spot)
      let place = places[code.operations.hashKey(key)] ?? groups.count
      if place == groups.count {
        places[code.operations.hashKey(key)] = place
        groups.append((key, []))
      }
      groups[place].values.append(element)
    }
    return .dictionary(groups.map { ($0.key, .array($0.values)) })
  }

  /// The place of a key.
  package func place(of key: SampleValue, in entries: [Entry]) -> Int? {
    entries.firstIndex { code.step() && code.isSame($0.key, key) }
  }

  /// Sets the value of a key; `nil` removes it.
  package func set(_ value: SampleValue, for key: SampleValue, in entries: inout [Entry]) {
    if let place = place(of: key, in: entries) {
      if value.isNothing { entries.remove(at: place) } else { entries[place].value = value }
    } else if !value.isNothing, entries.count < Evaluator.mostElements {
      entries.append((key, value))
    }
  }

  /// `Dictionary(…)`; `nil`: there is no such initializer.
  package func dictionaryConstruct(_ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    guard let first = arguments.first else { return .dictionary([]) }
    if first.label == "minimumCapacity" { return .dictionary([]) }
    if case .dictionary = first.value, arguments.count == 1 { return first.value }
    guard let elements = elements(of: first.value) else { return nil }
    if first.label == "grouping" {
      return arguments.last.map { grouped(elements, by: $0.value, at: spot) }
    }
    if arguments.count == 2, arguments[1].label ?? "uniquingKeysWith" == "uniquingKeysWith" {
      return dictionary(ofPairs: elements, combine: arguments[1].value, at: spot)
    }
    return dictionary(ofPairs: elements)
  }

  /// What dictionaries alone have; `nil`: what other collections have, or nothing.
  package func dictionaryCall(
    _ name: String, _ entries: inout [Entry], _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    guard let last = arguments.last?.value else {
      if name == "removeAll" { entries = [] } else if name != "popFirst" { return nil }
      guard name == "popFirst" else { return .void }
      return entries.isEmpty ? .nothing : Self.pair(entries.removeFirst())
    }
    switch (name, arguments.labels) {
    case ("mapValues", _):
      return .dictionary(
        entries.map { ($0.key, code.step() ? code.call(last, with: $0.value, at: spot) : .nothing) }
      )
    case ("compactMapValues", _):
      return .dictionary(
        entries.compactMap { entry in
          let value = code.step() ? code.call(last, with: entry.value, at: spot) : .nothing
          return value.isNothing ? nil : (entry.key, value)
        })
    case ("filter", _):
      return .dictionary(entries.filter { code.step() && holds(last, Self.pair($0), at: spot) })
    case ("updateValue", _):
      guard let value = arguments.first?.value else { return nil }
      let old = place(of: last, in: entries).map { entries[$0].value }
      set(value, for: last, in: &entries)
      return SampleValue(old)
    case ("removeValue", "forKey:"):
      guard let place = place(of: last, in: entries) else { return .nothing }
      return entries.remove(at: place).value
    case ("merge", _), ("merging", _):
      guard let more = arguments.first.flatMap({ elements(of: $0.value) }),
        case .dictionary(let merged)? = dictionary(
          ofPairs: entries.map(Self.pair) + more, combine: last, at: spot)
      else { return nil }
      guard name == "merge" else { return .dictionary(merged) }
      entries = merged
      return .void
    case ("index", "forKey:"):
      return SampleValue(place(of: last, in: entries).map { .integer($0) })
    case ("removeAll", "where:"), ("removeAll", "_:"):
      entries.removeAll { code.step() && holds(last, Self.pair($0), at: spot) }
      return .void
    case ("removeAll", _):
      entries = []
      return .void
    case _: return nil
    }
  }

  /// `dictionary[key]`, also with a default.
  package func dictionarySubscript(_ entries: [Entry], _ arguments: [PassedValue]) -> SampleValue? {
    guard let key = arguments.first?.value else { return nil }
    if case .unknown(let hole) = key {
      guard code.isCovering, let other = arguments.labelled("default") else { return key }
      let found = code.anyElement(of: .dictionary(entries), by: hole) ?? .nothing
      return found.isNothing ? other : found
    }
    if let place = place(of: key, in: entries) { return entries[place].value }
    return arguments.labelled("default") ?? .nothing
  }
}
