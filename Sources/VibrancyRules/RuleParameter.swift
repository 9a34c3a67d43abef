// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An option of a rule and the stored property that holds it.
public struct RuleParameter<Root: ConfigurableRule>: Sendable {
  /// Lends a rule's property to a function, which may read or set it: `{ $1(&$0.ratio) }`.
  public typealias Access<Value> =
    @Sendable (_ rule: inout Root, _ body: (inout Value) -> Void) -> Void

  /// The property, and what it may hold.
  enum Storage: Sendable {
    case number(Access<Double>, ClosedRange<Double>)
    case flag(Access<Bool>)
  }

  /// Lower-case, hyphenated, permanent.
  public let name: String
  /// What it means, with its unit, in one line.
  public let summary: String
  let storage: Storage

  /// A number, which may lie in a range, ends included.
  public init(
    _ name: String, _ property: @escaping Access<Double>, in range: ClosedRange<Double>,
    _ summary: String
  ) {
    (self.name, self.summary, storage) = (name, summary, .number(property, range))
  }

  /// A switch.
  public init(_ name: String, _ property: @escaping Access<Bool>, _ summary: String) {
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
