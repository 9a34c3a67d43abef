// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An option of a rule and the stored property that holds it.
public struct RuleParameter<Root: Rule>: Sendable {
  /// The property, and what it may hold.
  enum Storage: Sendable {
    case number(any WritableKeyPath<Root, Double> & Sendable, ClosedRange<Double>)
    case flag(any WritableKeyPath<Root, Bool> & Sendable)
  }

  /// Lower-case, hyphenated, permanent.
  public let name: String
  /// What it means, with its unit, in one line.
  public let summary: String
  let storage: Storage

  /// A number, which may lie in a range, ends included.
  public init(
    _ name: String, _ property: any WritableKeyPath<Root, Double> & Sendable,
    in range: ClosedRange<Double>, _ summary: String
  ) {
    (self.name, self.summary, storage) = (name, summary, .number(property, range))
  }

  /// A switch.
  public init(
    _ name: String, _ property: any WritableKeyPath<Root, Bool> & Sendable, _ summary: String
  ) {
    (self.name, self.summary, storage) = (name, summary, .flag(property))
  }

  func option(of rule: Root) -> RuleOption {
    switch storage {
    case .number(let property, let range):
      RuleOption(name, .number(rule[keyPath: property]), in: range, summary)
    case .flag(let property): RuleOption(name, .flag(rule[keyPath: property]), in: nil, summary)
    }
  }

  func set(_ rule: inout Root, to value: RuleOption.Value) throws(RuleOptionError) {
    switch (storage, value) {
    case (.number(let property, let range), .number(let number)):
      guard range.contains(number) else { throw .outOfRange(name: name, range: range) }
      rule[keyPath: property] = number
    case (.flag(let property), .flag(let flag)): rule[keyPath: property] = flag
    case (.number, .flag): throw .wrongKind(name: name, expected: "a number")
    case (.flag, .number): throw .wrongKind(name: name, expected: "true or false")
    }
  }
}

extension RuleParameter {
  /// `largest-share`: how much of the ink's area may be illegible.
  static func largestShare(_ property: any WritableKeyPath<Root, Double> & Sendable) -> Self {
    Self(
      "largest-share", property, in: 0...1, "the largest share of the ink's area that may fail")
  }

  /// A contrast ratio.
  static func ratio(
    _ name: String, _ property: any WritableKeyPath<Root, Double> & Sendable, _ summary: String
  ) -> Self {
    Self(name, property, in: 1...21, summary)
  }

  /// `text-ratio`: the contrast ratio of art that is all text.
  static func textRatio(_ property: any WritableKeyPath<Root, Double> & Sendable) -> Self {
    .ratio("text-ratio", property, "the smallest contrast ratio of art that is all text")
  }
}
