// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension Message: ExpressibleByStringInterpolation {
  /// A sentence of words alone.
  package init(stringLiteral words: String) { self.init(words: words) }

  /// A sentence of words and arguments.
  package init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.message
  }

  /// The interpolations that a sentence takes. A bare string is not among them: it has to say what
  /// it is.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var message = Message([])

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ words: String) { message += Message(words: words) }

    /// Another sentence, or a part of one.
    package mutating func appendInterpolation(_ other: Message) { message += other }

    /// Anything that differs.
    package mutating func appendInterpolation(_ argument: MessageArgument) {
      message += Message([.argument(argument)])
    }

    /// A scene, with its preposition: `on the Lock Screen`.
    package mutating func appendInterpolation(_ place: Place) {
      appendInterpolation(.place(id: place.rawValue, words: place.phrase))
    }

    /// A count, or another whole number.
    package mutating func appendInterpolation(_ count: Int) {
      appendInterpolation(.figure(digits: "\(count)", .plain))
    }

    /// A place by its name: `the Lock Screen`.
    package mutating func appendInterpolation(named place: Place) {
      appendInterpolation(.place(id: place.rawValue, words: place.name))
    }

    /// A line: `line 3` where it has no path, else `Badge.swift:3`.
    package mutating func appendInterpolation(_ location: CodeLocation) {
      guard let line = location.line else { return appendInterpolation(.file(location.path)) }
      appendInterpolation(
        location.path.isEmpty ? .line(line) : .code(path: location.path, line: line))
    }

    /// A name, in quotation marks.
    package mutating func appendInterpolation(name: String) { appendInterpolation(.name(name)) }

    /// The name of a file.
    package mutating func appendInterpolation(file: String) { appendInterpolation(.file(file)) }

    /// A word of a few that may stand there.
    package mutating func appendInterpolation(word: String) { appendInterpolation(.word(word)) }
  }
}

extension Message {
  /// Parts with a separator in between.
  static func list(_ parts: [Message], separator: String) -> Message {
    var list = Message([])
    for (index, part) in parts.enumerated() {
      if index > 0 { list += Message(words: separator) }
      list += part
    }
    return list
  }
}
