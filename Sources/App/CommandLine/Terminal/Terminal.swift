// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem

/// What the process knows about its terminal and its standard streams.
package enum Terminal {
  /// Whether the stream ends at a terminal.
  package static func isTerminal(_ stream: StandardStream) -> Bool {
    SystemCall.isTerminal(stream.descriptor)
  }

  /// The width of the stream's terminal in columns, `1...65535`; 80 where there is none, or where
  /// it does not say.
  package static func columns(of stream: StandardStream) -> Int {
    SystemCall.columns(of: stream.descriptor) ?? 80
  }

  /// Makes the standard streams safe to use; call it once, before anything else.
  package static func prepare() { SystemCall.prepareStreams() }

  /// Those of the variables that are set in the environment.
  package static func environment(_ names: [String]) -> [String: String] {
    names.reduce(into: [:]) { found, name in
      found[name] = SystemCall.environment(name)
    }
  }
}

/// What the user's locale can show.
package enum TextEncoding: Equatable, Sendable {
  /// Any character.
  case utf8
  /// Only what every terminal has.
  case ascii

  /// The variables that decide, the strongest first.
  package static let variables = ["LC_ALL", "LC_CTYPE", "LANG"]

  /// What the environment says: the first of `variables` that is set and not empty names a locale,
  /// and the locale its encoding. Without any it is ASCII, as for the `C` locale.
  ///
  /// - Source: POSIX.1-2017, Base Definitions 8.2.
  package init(environment: [String: String]) {
    let locale = Self.variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    self = name.contains("utf-8") || name.contains("utf8") ? .utf8 : .ascii
  }

  /// What the locale of this process can show.
  static var current: TextEncoding { TextEncoding(environment: Terminal.environment(variables)) }
}
