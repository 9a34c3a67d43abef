// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyFacts
public import VibrancyRules

/// Everything that was measured of one piece of art, and what rules say of it.
public struct FactSheet: Sendable, Hashable {
  /// Where it is reported.
  public var location: Location
  /// As previews are named.
  public var name: String
  /// What was measured and is known.
  public var subject: Subject
  /// What is wrong.
  public var findings: [Finding]
  /// What could not be told.
  public var undetermined: [Finding]

  /// A sheet.
  public init(
    location: Location, name: String, subject: Subject, findings: [Finding],
    undetermined: [Finding]
  ) {
    (self.location, self.name, self.subject) = (location, name, subject)
    (self.findings, self.undetermined) = (findings, undetermined)
  }
}
