// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The members of an object that is being read, by keys that are known.
package struct JSONObject<Key: RawRepresentable<String> & CaseIterable & Hashable> {
  /// The object.
  package let cursor: JSONCursor
  private var members: [Key: JSONCursor] = [:]
  private var nulls: [Key: JSONCursor] = [:]

  fileprivate init(_ cursor: JSONCursor) { self.cursor = cursor }

  /// A member; `nil` if there is none.
  package subscript(key: Key) -> JSONCursor? { members[key] }

  /// A member, even if it is `null` where that means that there is none.
  package func orNull(_ key: Key) -> JSONCursor? { members[key] ?? nulls[key] }

  /// A member that has to be there; that it is not is told.
  package func required(_ key: Key) -> JSONCursor? {
    if let member = members[key] { return member }
    // It may stand in what could not be understood, or behind the last mistake that is kept.
    if !cursor.node.record.isDamaged, !cursor.mistakes.isFull {
      cursor.tell("has no \"\(key.rawValue)\"; add it")
    }
    return nil
  }

  fileprivate mutating func add(_ member: JSONCursor, as key: Key) -> Bool {
    if members[key] != nil { return false }
    members[key] = member
    return true
  }
}

/// How exactly an object has to keep to the keys that are known.
package enum JSONStrictness: Sendable {
  /// A file that people write: any other key is a mistake, and so is one that stands there twice.
  case exact
  /// Any other key is a mistake; of one that stands there twice the first counts.
  case known
  /// A file of somebody else's tools: other keys mean something to others, of one that stands there
  /// twice the first counts, and `null` is as if it were not there.
  case open
}

extension JSONCursor {
  /// The members of an object by key.
  ///
  /// - Parameter elsewhere: Keys that are known in another place, with what to do about them.
  package func object<Key>(
    _ keys: Key.Type = Key.self, _ strictness: JSONStrictness,
    elsewhere: [String: String] = [:]
  ) -> JSONObject<Key>? {
    guard let values = node.members else {
      tellKind(wanted: "an object")
      return nil
    }
    var object = JSONObject<Key>(self)
    var unknown: Set<String> = []
    for value in values {
      if mistakes.isFull { break }
      let (name, member) = (value.key, mistakes.cursor(at: value))
      if let key = Key(rawValue: name) {
        // Of two the first counts, even if it is null.
        if !object.add(member, as: key), strictness == .exact {
          member.tellKey("stands here twice; remove one")
        }
      } else if strictness != .open, unknown.insert(name).inserted {
        if let advice = elsewhere[name] {
          member.tellKey("is no key of this object; \(advice)")
        } else {
          let known = Key.allCases.map(\.rawValue).filter { $0 != "$schema" }
          member.tellUnknownKey("known key", among: known)
        }
      }
    }
    if strictness == .open { object.dropNulls() }
    return object
  }
}

extension JSONObject {
  fileprivate mutating func dropNulls() {
    nulls = members.filter { $0.value.node.isNull }
    members = members.filter { !$0.value.node.isNull }
  }

  /// A string with where it is written, if the member is there.
  package func string(_ key: Key) -> Written<String>? { self[key]?.string() }

  /// True or false, if the member is there.
  package func flag(_ key: Key) -> Bool? { self[key]?.flag() }

  /// Strings with where they are written, if the member is there.
  package func strings(_ key: Key) -> [Written<String>]? { self[key]?.list { $0.string() } }
}

/// JSON that is to be written: members keep the order they are given in.
package enum JSONValue: Sendable {
  /// A member with it is left out.
  case absent
  /// `true` or `false`.
  case flag(Bool)
  /// A whole number.
  case integer(Int)
  /// The shortest number that reads back as the same; left out when JSON has no word for it.
  case number(Double)
  /// A number, `true` or `false`, as it is to be written.
  case word(String)
  /// A string.
  case text(String)
  /// A file's bytes as a string in base 64.
  case file([UInt8])
  /// An array in one line.
  case list([JSONValue])
  /// An array, a line an element.
  case lines([JSONValue])
  /// An object in one line.
  case object([(name: String, value: JSONValue)])
}

extension JSONValue {
  /// A string, or nothing.
  package static func maybe(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .absent }

  /// A whole number, or nothing.
  package static func maybe(_ integer: Int?) -> JSONValue {
    integer.map(JSONValue.integer) ?? .absent
  }

  /// A number, or nothing.
  package static func maybe(_ number: Double?) -> JSONValue {
    number.map(JSONValue.number) ?? .absent
  }

  /// Strings, or nothing when there are none.
  package static func some(_ texts: [String]) -> JSONValue {
    texts.isEmpty ? .absent : .texts(texts)
  }

  /// Strings in one line.
  package static func texts(_ texts: [String]) -> JSONValue { .list(texts.map(JSONValue.text)) }

  /// The members of two objects, one after the other.
  ///
  /// - Precondition: Both are objects.
  package func followed(by other: JSONValue) -> JSONValue {
    guard case .object(let mine) = self, case .object(let others) = other else {
      preconditionFailure("only objects have members")
    }
    return .object(mine + others)
  }

  /// Whether a member with it is left out.
  var isAbsent: Bool {
    switch self {
    case .absent: true
    case .number(let number): !number.isFinite
    case .flag, .integer, .word, .text, .file, .list, .lines, .object: false
    }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { (name: $0.0, value: $0.1) })
  }

  package init(arrayLiteral elements: JSONValue...) { self = .list(elements) }

  package init(stringLiteral value: String) { self = .text(value) }

  package init(integerLiteral value: Int) { self = .integer(value) }

  package init(booleanLiteral value: Bool) { self = .flag(value) }
}
