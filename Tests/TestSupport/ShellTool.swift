// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySystem

/// The shell and its friends as helpers: tools whose every move a test writes itself.
package enum ShellTool {
  package static func named(_ name: String) -> HelperTool {
    HelperTool(name: name, aptPackage: name + "-deb", brewFormula: name + "-brew")
  }

  /// Runs a script; what follows is its `$1`, `$2`, ….
  package static func run(
    _ script: String, _ words: [String] = [], input: [UInt8] = [], side: HelperSide = .closed,
    accepting accepted: Set<Int> = [0], limits: HelperLimits = HelperLimits()
  ) throws(HelperError) -> HelperOutput {
    var process = HelperProcess()
    process.limits = limits
    return try process.run(
      named("sh"), ["-c", script, "sh"] + words, input: input, side: side, accepting: accepted)
  }

  /// How a script fails; `nil` if it does not.
  package static func failure(
    _ script: String, _ words: [String] = [], input: [UInt8] = [],
    limits: HelperLimits = HelperLimits()
  ) -> HelperError? {
    do throws(HelperError) {
      _ = try run(script, words, input: input, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  /// Whether this machine has all of some tools.
  package static func has(_ tools: HelperTool...) -> Bool {
    tools.allSatisfy { ShellRun.path(of: $0.name) != nil }
  }
}
