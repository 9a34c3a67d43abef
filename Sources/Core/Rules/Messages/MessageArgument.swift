// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A value that differs between sentences of one kind.
package enum MessageArgument: Sendable, Hashable {
  /// A number, as it is printed, and what it counts.
  case figure(digits: String, FigureUnit)
  /// The ends of the model's range, as they are printed.
  case modelRange(low: String, high: String, FigureUnit)
  /// A line of the file that the sentence is about.
  case line(Int)
  /// A line of another file.
  case code(path: String, line: Int)
  /// The name of something, printed in quotation marks.
  case name(String)
  /// The name of a file.
  case file(String)
  /// `#RRGGBB`.
  case color(String)
  /// A place by its id, and as the sentence names it: `on the Lock Screen`.
  case place(id: String, words: String)
  /// A word that one sentence has and another has not, such as an appearance.
  case word(String)

  /// The argument as the sentence prints it.
  package var text: String {
    switch self {
    case .figure(let digits, let unit): digits + unit.suffix
    case .modelRange(let low, let high, let unit):
      " (model range \(low)–\(high)\(unit == .share ? unit.suffix : ""))"
    case .line(let line): "line \(line)"
    case .code(let path, let line): "\(path):\(line)"
    case .name(let name): "“\(name)”"
    case .file(let name): name
    case .color(let hex): hex
    case .place(_, let words): words
    case .word(let word): word
    }
  }
}
