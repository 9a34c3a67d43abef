// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// Why something could not be determined.
package enum Reason: Sendable, Hashable {
  /// The limit lies within the model's range: the number, and what it is held to.
  case modelRange(Message)
  /// The code chooses, or changes, how it is shown.
  case code(CodeChoice)
  /// The file is of a format that is not read here: what it is.
  case otherFormat(String)
  /// What a report of another version says.
  case other(String)

  /// The reason as a clause.
  package var text: String {
    switch self {
    case .modelRange(let message): message.text
    case .code(let choice): choice.text
    case .otherFormat(let text), .other(let text): text
    }
  }
}
