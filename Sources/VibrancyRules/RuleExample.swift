// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyFacts

/// A subject that shows what a rule does: a test, and documentation.
public struct RuleExample: Sendable, Hashable {
  /// What it is, in a few words.
  public let title: String
  /// What is judged.
  public let subject: Subject

  /// An example.
  public init(_ title: String, _ subject: Subject) { (self.title, self.subject) = (title, subject) }
}
