// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
  /// An array, a line for each element.
  case lines(JSONLines)
  /// An object in one line.
  case object([(name: String, value: JSONValue)])
}

/// Elements that are made one by one as they are written, so that a report of many findings does not
/// stand in memory twice.
package struct JSONLines: Sendable {
  /// How many there are.
  let count: Int
  /// An element by its index.
  let element: @Sendable (Int) -> JSONValue

  /// All of them.
  var all: [JSONValue] { (0..<count).map(element) }
}

extension JSONValue {
  /// An array, a line for each element.
  package static func lines(_ values: [JSONValue]) -> JSONValue { .lines(values) { $0 } }

  /// An array, a line for each element.
  ///
  /// - Parameters:
  ///   - elements: What it holds.
  ///   - value: An element as JSON.
  package static func lines<Element: Sendable>(
    _ elements: [Element], _ value: @escaping @Sendable (Element) -> JSONValue
  ) -> JSONValue {
    .lines(JSONLines(count: elements.count) { value(elements[$0]) })
  }

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
