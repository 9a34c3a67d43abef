// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyFacts

/// A rule whose options are stored properties listed in one table, their values the defaults.
public protocol ConfigurableRule: Sendable {
  /// What it is, why, and on what it fires.
  static var about: RuleDescription { get }
  /// Its options and the properties that hold them, in the order they are listed.
  static var parameters: [RuleParameter<Self>] { get }
  /// A rule with the numbers it ships with.
  init()
  /// What it says about a subject: at most one verdict a scene; none is a pass.
  func verdicts(on subject: Subject) -> [Verdict]
}

extension ConfigurableRule {
  /// What it is, why, and on what it fires.
  public var about: RuleDescription { Self.about }

  /// The options as they are set.
  public var options: [RuleOption] { Self.parameters.map { $0.option(of: self) } }

  /// Sets the property behind an option.
  ///
  /// - Throws: `RuleOptionError`: there is none of that name, or the value is out of its range.
  public mutating func set(
    _ option: String, to value: RuleOption.Value
  ) throws(RuleOptionError) {
    guard let parameter = Self.parameters.first(where: { $0.name == option }) else {
      throw .unknown(name: option, known: Self.parameters.map { $0.name })
    }
    try parameter.set(&self, to: value)
  }
}
