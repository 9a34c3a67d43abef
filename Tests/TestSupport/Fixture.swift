// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files of the folder `Fixtures`, wherever the tests are run from.
package enum Fixture {
  /// The path of a fixture, given below `Fixtures`.
  package static func path(_ name: String) -> String {
    // Tests/TestSupport/Fixture.swift → the package.
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return parts.joined(separator: "/") + "/Fixtures/" + name
  }

  /// The text of a fixture.
  package static func text(_ name: String) throws -> String {
    try String(contentsOf: URL(filePath: path(name)), encoding: .utf8)
  }
}
