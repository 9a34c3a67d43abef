// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A rule whose options are stored properties listed in one table.
public protocol ConfigurableRule: Rule {
  /// What it is, why, and on what it fires.
  static var about: RuleDescription { get }
  /// Its options and the properties that hold them, in the order they are listed.
  static var parameters: [RuleParameter<Self>] { get }
  /// A rule with the numbers it ships with.
  init()
}

extension ConfigurableRule {
  /// What it is, why, and on what it fires.
  public var about: RuleDescription { Self.about }

  /// The options as they are set.
  public var options: [RuleOption] { Self.parameters.map { $0.option(of: self) } }

  /// Sets the property behind an option.
  public mutating func set(
    _ option: String, to value: RuleOption.Value
  ) throws(RuleOptionError) {
    guard let parameter = Self.parameters.first(where: { $0.name == option }) else {
      throw .unknown(name: option, known: Self.parameters.map(\.name))
    }
    try parameter.set(&self, to: value)
  }
}
