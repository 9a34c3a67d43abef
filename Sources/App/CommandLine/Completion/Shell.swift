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

/// Words written so that a shell reads them back unchanged.
enum ShellQuoting {
  /// For sh, bash and zsh: bare where that is safe, else in single quotes.
  static func posix(_ word: String) -> String {
    isPlain(word) ? word : "'" + word.split("'").joined(separator: "'\\''") + "'"
  }

  /// The same for a path, which is taken for no option.
  static func posixPath(_ path: String) -> String {
    posix(path.hasPrefix("-") ? "./\(path)" : path)
  }

  /// For fish: bare where that is safe, else in single quotes, where a backslash escapes.
  static func fish(_ word: String) -> String {
    isPlain(word) ? word : "'" + escaped(word, "\\'") + "'"
  }

  /// `word` with a backslash before each of `specials`.
  static func escaped(_ word: String, _ specials: String) -> String {
    word.reduce(into: "") { text, letter in
      if specials.contains(letter) { text.append("\\") }
      text.append(letter)
    }
  }

  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty && word.first != "="
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "@"):
          true
        default: false
        }
      }
  }
}

extension String {
  fileprivate func split(_ separator: Character) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
