// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An option of a rule and the stored property that holds it.
package struct RuleParameter<Root: ConfigurableRule>: Sendable {
  /// Lends a rule's property to a function, which may read or set it: `{ $1(&$0.ratio) }`.
  package typealias Access<Value> =
    @Sendable (_ rule: inout Root, _ body: (inout Value) -> Void) -> Void

  /// The property, and what it may hold.
  enum Storage: Sendable {
    case number(Access<Double>, ClosedRange<Double>)
    case flag(Access<Bool>)
  }

  /// Lower-case, hyphenated, permanent.
  package let name: String
  /// The meaning of the option with its unit, in one line.
  package let summary: String
  let storage: Storage

  /// A number, which may lie in a range, ends included.
  package init(
    _ name: String, _ property: @escaping Access<Double>, in range: ClosedRange<Double>,
    _ summary: String
  ) {
    (self.name, self.summary, storage) = (name, summary, .number(property, range))
  }

  /// A switch.
  package init(_ name: String, _ property: @escaping Access<Bool>, _ summary: String) {
    (self.name, self.summary, storage) = (name, summary, .flag(property))
  }

  func option(of rule: Root) -> RuleOption {
    var rule = rule
    switch storage {
    case .number(let property, let range):
      var number = 0.0
      property(&rule) { number = $0 }
      return RuleOption(name, .number(number), in: range, summary)
    case .flag(let property):
      var flag = false
      property(&rule) { flag = $0 }
      return RuleOption(name, .flag(flag), in: nil, summary)
    }
  }

  func set(_ rule: inout Root, to value: RuleOption.Value) throws(RuleOptionError) {
    switch (storage, value) {
    case (.number(let property, let range), .number(let number)):
      guard range.contains(number) else {
        throw .outOfRange(name: name, value: number, range: range)
      }
      property(&rule) { $0 = number }
    case (.flag(let property), .flag(let flag)): property(&rule) { $0 = flag }
    case (.number, .flag): throw .wrongKind(name: name, value: value, expected: "a number")
    case (.flag, .number): throw .wrongKind(name: name, value: value, expected: "true or false")
    }
  }
}

extension RuleParameter {
  /// `largest-share`: how much of the ink's area may be illegible.
  static func largestShare(_ property: @escaping Access<Double>) -> Self {
    Self(
      "largest-share", property, in: 0...1, "the largest share of the ink's area that may fail")
  }

  /// A contrast ratio.
  static func ratio(
    _ name: String, _ property: @escaping Access<Double>, _ summary: String
  ) -> Self {
    Self(name, property, in: 1...21, summary)
  }

  /// `text-ratio`: the contrast ratio of art that is all text.
  static func textRatio(_ property: @escaping Access<Double>) -> Self {
    .ratio("text-ratio", property, "the smallest contrast ratio of art that is all text")
  }
}

/// An option of a rule: a number or a switch.
public struct RuleOption: Sendable, Hashable {
  /// The value of an option. A literal is one: `3`, `2.5`, `true`.
  public enum Value: Sendable, Hashable {
    /// A number in the option's own unit, which its summary names.
    case number(Double)
    /// A switch.
    case flag(Bool)
  }

  /// Lower-case, hyphenated, permanent: `warning-ratio`.
  public let name: String
  /// Its value now.
  public let value: Value
  /// The numbers that are accepted, ends included; `nil` for a switch.
  public let range: ClosedRange<Double>?
  /// The meaning of the option with its unit, in one line.
  public let summary: String

  /// An option.
  package init(_ name: String, _ value: Value, in range: ClosedRange<Double>?, _ summary: String) {
    (self.name, self.value, self.range, self.summary) = (name, value, range, summary)
  }
}

extension RuleOption.Value: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A number.
  public init(integerLiteral number: Int) { self = .number(Double(number)) }

  /// A number.
  public init(floatLiteral number: Double) { self = .number(number) }
}

extension RuleOption.Value: ExpressibleByBooleanLiteral {
  /// A switch.
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

/// The reason why a rule's option could not be set.
public enum RuleOptionError: Error, Sendable, Hashable {
  /// The rule has no option of this name; the names it has.
  case unknown(name: String, known: [String])
  /// The value is outside the option's range, or not a number at all (NaN).
  case outOfRange(name: String, value: Double, range: ClosedRange<Double>)
  /// A number where a switch belongs, or the reverse.
  case wrongKind(name: String, value: RuleOption.Value, expected: String)
}

extension RuleOptionError: CustomStringConvertible {
  /// The mistake and its fix, without a file.
  public var description: String {
    switch self {
    case .unknown(let name, let known) where known.isEmpty:
      "unknown option \(name); the rule has none"
    case .unknown(let name, let known):
      "unknown option \(name); there are \(known.joined(separator: ", "))"
    case .outOfRange(let name, let value, let range):
      "\(Decimal.exact(value)) is out of range for \(name); give "
        + "\(Decimal.exact(range.lowerBound)) to \(Decimal.exact(range.upperBound))"
    case .wrongKind(let name, let value, let expected):
      "\(value.text) is not a value for \(name); give \(expected)"
    }
  }
}

extension RuleOption.Value {
  /// The value as configuration writes it.
  fileprivate var text: String {
    switch self {
    case .number(let number): Decimal.exact(number)
    case .flag(let flag): "\(flag)"
    }
  }
}
