// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a stream gets colour.
package enum ColorPolicy {
  /// The variables of the environment that `isColored` looks at.
  package static let variables = ["NO_COLOR", "CLICOLOR_FORCE", "TERM"]

  /// Whether to write colour: `--color` over `NO_COLOR` over `CLICOLOR_FORCE` over whether the
  /// stream is a terminal (that is not `TERM=dumb`).
  ///
  /// An empty variable counts as unset, and `CLICOLOR_FORCE=0` too.
  ///
  /// - Parameters:
  ///   - option: What the user typed, `.auto` if nothing.
  ///   - environment: At least `variables`, as far as they are set.
  ///   - isTerminal: Whether the stream to be written is one.
  /// - Source: https://no-color.org, https://bixense.com/clicolors
  package static func isColored(
    option: ColorChoice, environment: [String: String], isTerminal: Bool
  ) -> Bool {
    switch option {
    case .always: return true
    case .never: return false
    case .auto:
      if environment["NO_COLOR"]?.isEmpty == false { return false }
      if let forced = environment["CLICOLOR_FORCE"], !forced.isEmpty, forced != "0" { return true }
      return isTerminal && environment["TERM"] != "dumb"
    }
  }
}

extension ColorChoice {
  /// Whether it gives color to a stream of this process.
  func isColored(_ stream: StandardStream) -> Bool {
    ColorPolicy.isColored(
      option: self, environment: Terminal.environment(ColorPolicy.variables),
      isTerminal: Terminal.isTerminal(stream))
  }
}

/// What `--color` says.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// By the environment and the terminal.
  case auto
  /// Even into a file.
  case always
  /// Not even on a terminal.
  case never
}
