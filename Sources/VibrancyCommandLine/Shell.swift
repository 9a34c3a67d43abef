// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A shell we write completions for.
package enum Shell: String, CaseIterable, Sendable {
  /// Bash 3.2 and later.
  case bash
  /// Zsh 5 and later.
  case zsh
  /// fish 3 and later.
  case fish

  /// The completion script for `table`, ending in a newline.
  package func completionScript(for table: OptionTable) -> String {
    switch self {
    case .bash: BashCompletion(table: table).script
    case .zsh: ZshCompletion(table: table).script
    case .fish: FishCompletion(table: table).script
    }
  }
}
