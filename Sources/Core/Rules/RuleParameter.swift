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
  /// What it means, with its unit, in one line.
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
      guard range.contains(number) else { throw .outOfRange(name: name, range: range) }
      property(&rule) { $0 = number }
    case (.flag(let property), .flag(let flag)): property(&rule) { $0 = flag }
    case (.number, .flag): throw .wrongKind(name: name, expected: "a number")
    case (.flag, .number): throw .wrongKind(name: name, expected: "true or false")
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

/// A number or a choice that configuration may set.
package struct RuleOption: Sendable, Hashable {
  /// A value as configuration writes it.
  package enum Value: Sendable, Hashable {
    /// Finite.
    case number(Double)
    /// A switch.
    case flag(Bool)
  }

  /// Lower-case, hyphenated, permanent: `warning-ratio`.
  package let name: String
  /// The value now.
  package let value: Value
  /// What a number may be, ends included; `nil` for a switch.
  package let range: ClosedRange<Double>?
  /// What it means, with its unit, in one line.
  package let summary: String

  /// An option.
  package init(_ name: String, _ value: Value, in range: ClosedRange<Double>?, _ summary: String) {
    (self.name, self.value, self.range, self.summary) = (name, value, range, summary)
  }
}

/// Why a rule's option could not be set.
package enum RuleOptionError: Error, Sendable, Hashable {
  /// There is none of that name; the names there are.
  case unknown(name: String, known: [String])
  /// The value is outside the option's range.
  case outOfRange(name: String, range: ClosedRange<Double>)
  /// A number where a switch belongs, or the reverse.
  case wrongKind(name: String, expected: String)
}

extension RuleOptionError: CustomStringConvertible {
  /// What is wrong and what to do, without a file.
  package var description: String {
    switch self {
    case .unknown(let name, let known) where known.isEmpty:
      "unknown option \(name); the rule has none"
    case .unknown(let name, let known):
      "unknown option \(name); there are \(known.joined(separator: ", "))"
    case .outOfRange(let name, let range):
      "\(name) must lie in \(range.lowerBound)...\(range.upperBound)"
    case .wrongKind(let name, let expected): "\(name) must be \(expected)"
    }
  }
}

/// Every rule with its severity and its options' values, one a line:
/// `vibrant-contrast error (ceiling) warning-ratio=2.5 …`.
///
/// Kept as a fixture, so that a changed default is always a visible change.
///
/// - Returns: Text that ends in a line break unless there is no rule.
package func ruleDefaults(of rules: [Rule] = builtInRules) -> String {
  var text = ""
  for rule in rules {
    let about = rule.about
    let severity = about.isOnByDefault ? about.severity.rawValue : "off"
    text += "\(about.id) \(severity)\(about.isLadder ? " (ceiling)" : "")"
    for option in rule.options { text += " \(option.name)=\(option.value.text)" }
    text += "\n"
  }
  return text
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
