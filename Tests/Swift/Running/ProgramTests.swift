// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyRunning
import VibrancySyntax
import VibrancyWords

/// The programs of `Programs` are compiled into these tests, and interpreted from their sources.
@Suite struct ProgramTests {
  typealias Program = (name: String, run: @Sendable () -> String)

  @Test(arguments: StatementPrograms.all.map(\.name))
  func `statements give what they give compiled`(name: String) throws {
    try check(name, of: "StatementPrograms", in: StatementPrograms.all)
  }

  @Test(arguments: TypePrograms.all.map(\.name))
  func `types do what they do compiled`(name: String) throws {
    try check(name, of: "TypePrograms", in: TypePrograms.all)
  }

  private func check(_ name: String, of type: String, in all: [Program]) throws {
    let program = try #require(all.first { $0.name == name })
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    func code(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: "Programs/\(name).swift"), encoding: .utf8)
    }
    let run = SwiftRun(try code(type), try code("TypePrograms+Members"))
    #expect(run.result(of: name, in: type) == program.run())
    #expect(run.gaps == [])
    #expect(run.failures == [])
  }
}
