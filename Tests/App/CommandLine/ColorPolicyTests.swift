// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCommandLine

@Suite struct ColorPolicyTests {
  @Test(
    arguments: [
      (ColorChoice.auto, [:], true, true), (.auto, [:], false, false),
      (.always, ["NO_COLOR": "1"], false, true), (.never, ["CLICOLOR_FORCE": "1"], true, false),
      (.auto, ["NO_COLOR": "1"], true, false), (.auto, ["NO_COLOR": ""], true, true),
      (.auto, ["NO_COLOR": "0"], true, false),
      (.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      (.auto, ["CLICOLOR_FORCE": "1"], false, true), (.auto, ["CLICOLOR_FORCE": "0"], false, false),
      (.auto, ["CLICOLOR_FORCE": ""], false, false), (.auto, ["CLICOLOR_FORCE": "0"], true, true),
      (.auto, ["TERM": "dumb"], true, false), (.auto, ["TERM": "xterm"], true, true),
      (.auto, ["TERM": "dumb", "CLICOLOR_FORCE": "1"], true, true),
    ] as [(ColorChoice, [String: String], Bool, Bool)])
  func `the option beats the environment, which beats the terminal`(
    _ option: ColorChoice, _ environment: [String: String], _ isTerminal: Bool, _ expected: Bool
  ) {
    #expect(
      ColorPolicy.isColored(option: option, environment: environment, isTerminal: isTerminal)
        == expected)
  }
}
