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
  package static func path(_ name: String) -> String { "\(root)/Fixtures/\(name)" }

  /// The text of a fixture.
  package static func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// The bytes of a fixture.
  package static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path(name))))
  }

  /// A JSON fixture as a value.
  package static func json<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: URL(filePath: path(name))))
  }

  // Tests/TestSupport/Fixture.swift → the package.
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")
}
