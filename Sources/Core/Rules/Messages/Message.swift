// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A sentence as data: a rule's words, and the arguments that stand between them.
///
/// Rules write one as an interpolated literal:
/// `"it fades into the wallpaper \(scene.place): \(share) of it is translucent"`.
package struct Message: Sendable, Hashable {
  /// A part of a sentence.
  package enum Piece: Sendable, Hashable {
    /// The same in every sentence of its kind.
    case words(String)
    /// A value that differs between sentences of one kind.
    case argument(MessageArgument)
  }

  /// In their order; words never follow words, and none are empty.
  package private(set) var pieces: [Piece] = []

  /// Parts, one behind the other.
  package init(_ pieces: [Piece]) {
    for piece in pieces { add(piece) }
  }

  /// Words alone.
  package init(words: String) { self.init([.words(words)]) }

  /// The sentence.
  package var text: String {
    var text = ""
    for piece in pieces { text += piece.text }
    return text
  }

  /// The arguments, in their order.
  package var arguments: [MessageArgument] {
    var arguments: [MessageArgument] = []
    for piece in pieces {
      if case .argument(let argument) = piece { arguments.append(argument) }
    }
    return arguments
  }

  /// One behind the other.
  package static func + (first: Message, second: Message) -> Message {
    Message(first.pieces + second.pieces)
  }

  /// Puts one behind the other.
  package static func += (first: inout Message, second: Message) {
    for piece in second.pieces { first.add(piece) }
  }

  private mutating func add(_ piece: Piece) {
    guard case .words(let words) = piece else {
      pieces.append(piece)
      return
    }
    if words.isEmpty { return }
    if case .words(let before)? = pieces.last {
      pieces[pieces.count - 1] = .words(before + words)
    } else {
      pieces.append(piece)
    }
  }
}

extension Message.Piece {
  /// The part as the sentence prints it.
  package var text: String {
    switch self {
    case .words(let words): words
    case .argument(let argument): argument.text
    }
  }
}
