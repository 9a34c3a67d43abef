// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCommandLine

@Suite struct ArgumentsTests {
  @Test func `asking for an option the subcommand lacks traps`() async {
    await #expect(processExitsWith: .failure) {
      guard case .run(let arguments) = try Parsing.request("scenes") else { return }
      _ = arguments.flag("quiet")
    }
  }

  @Test func `asking for an option by a wrong type traps`() async {
    await #expect(processExitsWith: .failure) {
      guard case .run(let arguments) = try Parsing.request("render a -o o") else { return }
      _ = arguments.text("scene")
    }
    await #expect(processExitsWith: .failure) {
      guard case .run(let arguments) = try Parsing.request("render a -o o") else { return }
      _ = arguments.integer("output")
    }
  }

  @Test func `asking rightly does not trap`() async {
    await #expect(processExitsWith: .success) {
      guard case .run(let arguments) = try Parsing.request("render a -o o") else { return }
      _ = (arguments.flag("quiet"), arguments.list("scene"), arguments.integer("scale"))
    }
  }
}
