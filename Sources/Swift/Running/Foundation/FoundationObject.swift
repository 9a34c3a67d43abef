// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An instance of a class of Foundation's, as a formatter: all that hold it see a change.
package final class FoundationObject {
  /// The name of its type.
  package let kind: String
  /// The properties that code set.
  package var fields: [String: SampleValue] = [:]

  /// An instance of a class.
  package init(_ kind: String) { self.kind = kind }

  /// A property's value as a number.
  package func whole(_ name: String) -> Int? { fields[name]?.whole }

  /// The name of a property's value: `short` of `.short`.
  package func word(_ name: String) -> String? { fields[name]?.implicitName }

  /// A property's value as a text.
  package func text(_ name: String) -> String? { fields[name]?.text }

  /// Whether a property is set to `true`; `nil`: it is not set.
  package func truth(_ name: String) -> Bool? {
    if case .bool(let truth)? = fields[name] { truth } else { nil }
  }
}
