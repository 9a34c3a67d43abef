// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The variables of a body or block, and what is around it. Closures share what they capture.
package final class Scope {
  /// The block around; `nil`: the body of a function.
  package let outer: Scope?
  /// The file that the code stands in.
  package let file: Int
  /// The type around, for its static members and nested types.
  package let type: Int?
  /// The variables.
  package var values: [String: SampleValue] = [:]

  /// A body of its own.
  package init(file: Int, type: Int?, own: SampleValue? = nil) {
    (outer, self.file, self.type) = (nil, file, type)
    values["self"] = own
  }

  /// A block in another.
  package init(in outer: Scope) {
    (self.outer, file, type) = (outer, outer.file, outer.type)
  }
}
