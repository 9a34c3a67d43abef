// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// The reason why something could not be determined.
package enum Reason: Sendable, Hashable {
  /// The limit lies within the model's range, whose numbers the message says.
  case modelRange
  /// The code chooses, or changes, how it is shown.
  case code(CodeChoice)
  /// The file is of a format that is not read here.
  case otherFormat(FileFault)
  /// The words of a report of another version.
  case other(String)

  /// The reason as a clause.
  package var message: Message {
    switch self {
    case .modelRange: "the limit lies within the model's range"
    case .code(let choice): "\(Message(words: choice.words)) (\(choice.location))"
    case .otherFormat(let fault): Message(words: "\(fault)")
    case .other(let text): Message(words: text)
    }
  }

  /// The clause.
  package var text: String { message.text }

  /// The kind of the reason, by which reasons are counted.
  package var kind: String {
    switch self {
    case .modelRange: "within the model's range"
    case .code(let choice): choice.words
    case .otherFormat(let fault): fault.problem
    case .other: "for another reason"
    }
  }
}
