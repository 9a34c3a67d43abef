// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A fix, as an imperative.
package struct Advice: Sendable, Hashable {
  /// Another way that does as well. Raw values are public API.
  package enum Alternative: String, Sendable, Hashable {
    /// To make the picture a template image.
    case template
  }

  /// The fix itself.
  package var action: Message
  /// Another fix that does as well; `nil`: none is known.
  package var alternative: Alternative?

  /// Advice.
  package init(_ action: Message, or alternative: Alternative? = nil) {
    (self.action, self.alternative) = (action, alternative)
  }

  /// All of it as one sentence.
  package var message: Message {
    switch alternative {
    case .template: action + ", or make it a template image"
    case nil: action
    }
  }

  /// The sentence.
  package var text: String { message.text }
}

extension Advice: ExpressibleByStringInterpolation {
  /// Advice of words alone.
  package init(stringLiteral words: String) { self.init(Message(words: words)) }

  /// Advice of words and arguments.
  package init(stringInterpolation: Message.StringInterpolation) {
    self.init(Message(stringInterpolation: stringInterpolation))
  }
}

extension Message {
  /// Advice that is written in two halves.
  package static func + (first: Message, second: Message) -> Advice {
    Advice(Message(first.pieces + second.pieces))
  }
}
