// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyFacts

/// An opinion: from facts to verdicts. It cannot see pixels.
///
/// Stored properties are its options, their values the defaults; configuration sets them by name.
public protocol Rule: Sendable {
  /// What it is, why, and on what it fires.
  var about: RuleDescription { get }
  /// Its options, with their values now, in the order they are listed.
  var options: [RuleOption] { get }
  /// Sets an option.
  ///
  /// - Throws: `RuleOptionError`: there is none of that name, or the value is out of its range.
  mutating func set(_ option: String, to value: RuleOption.Value) throws(RuleOptionError)
  /// What it says about a subject: at most one verdict a scene; none is a pass.
  func verdicts(on subject: Subject) -> [Verdict]
}
