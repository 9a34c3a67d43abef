// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A sentence of a report, taken apart into what it says and the names and figures it says it of.
struct Phrase {
  /// A piece of a sentence.
  private enum Part {
    case words(String)
    /// A number, or both ends of a range, as they are written.
    case figure(low: String, high: String)
    case name(String)
  }

  private let parts: [Part]

  /// Takes a sentence apart, in one pass.
  ///
  /// Names are what stands between “ and ”, a Swift file's `path:line`, a color's `#RRGGBB`, and
  /// `names`. The model's range belongs to one measurement and is left out.
  ///
  /// - Parameter names: What the sentence may call its subject, the longest first.
  init(_ text: String, names: [String]) {
    var reader = Reader(text, names: names)
    reader.read()
    parts = reader.parts
  }

  /// The same for two sentences that differ in names and figures alone.
  var pattern: String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .figure: "\u{1}"
      case .name: "\u{2}"
      }
    }.joined()
  }

  /// A piece as it stands there: a figure with its unit.
  func shown(at index: Int) -> String {
    switch parts[index] {
    case .words(let words): return words
    case .name(let name): return name
    case .figure(let low, let high):
      var unit = ""
      if index + 1 < parts.count, case .words(let next) = parts[index + 1] {
        unit = [" %", ":1"].first { next.hasPrefix($0) } ?? ""
      }
      return (low == high ? low : "\(low)–\(high)") + unit
    }
  }

  /// Where phrases of one pattern differ, from the first piece on.
  static func differing(_ phrases: [Phrase]) -> [Int] {
    guard let first = phrases.first else { return [] }
    return first.parts.indices.filter { index in
      let own = first.shown(at: index)
      return phrases.contains { $0.shown(at: index) != own }
    }
  }

  /// What phrases of one pattern say together: the span of the figure that differs, and `…` for
  /// names; `nil` where several figures differ, of which spans would say nothing.
  static func shared(_ phrases: [Phrase], _ differing: [Int]) -> String? {
    guard let first = phrases.first else { return nil }
    var figures = 0
    let pieces = first.parts.indices.map { index -> String in
      let part = first.parts[index]
      switch part {
      case .words(let words): return words
      case .name(let name):
        return !differing.contains(index) ? name : name.hasPrefix("“") ? "“…”" : "…"
      case .figure(let low, let high):
        guard differing.contains(index) else { return low == high ? low : "\(low)–\(high)" }
        figures += 1
        // Numbers of lines are not measure that has a span.
        if index > 0, case .words(let words) = first.parts[index - 1], words.hasSuffix("line ") {
          return "…"
        }
        return span(of: phrases, at: index)
      }
    }
    return figures > 1 ? nil : pieces.joined()
  }

  private static func span(of phrases: [Phrase], at index: Int) -> String {
    var ends: [(value: Double, text: String)] = []
    for phrase in phrases {
      guard case .figure(let low, let high) = phrase.parts[index] else { continue }
      for text in [low, high] { ends.append((Double("0" + text) ?? 0, text)) }
    }
    let low = ends.min { $0.value < $1.value }?.text ?? ""
    let high = ends.max { $0.value < $1.value }?.text ?? ""
    return low == high ? low : "\(low)–\(high)"
  }
}

extension Phrase {
  /// Reads a sentence from its beginning to its end.
  private struct Reader {
    private(set) var parts: [Part] = []
    private let scalars: [Unicode.Scalar]
    private let names: [[Unicode.Scalar]]
    private var words = ""
    private var at = 0

    init(_ text: String, names: [String]) {
      scalars = Array(text.unicodeScalars)
      self.names = names.map { Array($0.unicodeScalars) }
    }

    mutating func read() {
      while at < scalars.count {
        if let end = endOfModelRange {
          at = end
        } else if let end = endOfName {
          close()
          parts.append(.name(text(at..<end)))
          at = end
        } else if isAtNumber {
          close()
          let low = number()
          var high = low
          if at + 1 < scalars.count, scalars[at] == "–", isDigit(at + 1) || isPoint(at + 1) {
            at += 1
            high = number()
          }
          parts.append(.figure(low: low, high: high))
          // The second side of a ratio is its unit, no figure of its own.
          if starts(with: [":", "1"]), !isDigit(at + 2) {
            words = ":1"
            at += 2
          }
        } else {
          words.unicodeScalars.append(scalars[at])
          at += 1
        }
      }
      close()
    }

    private mutating func close() {
      if !words.isEmpty { parts.append(.words(words)) }
      words = ""
    }

    private func text(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range]))
    }

    private func starts(with other: [Unicode.Scalar]) -> Bool {
      at + other.count <= scalars.count
        && scalars[at..<(at + other.count)].elementsEqual(other)
    }

    private static let modelRange = Array(" (model range ".unicodeScalars)

    private var endOfModelRange: Int? {
      guard scalars[at] == " ", starts(with: Self.modelRange) else { return nil }
      return scalars[at...].firstIndex(of: ")").map { $0 + 1 }
    }

    private var endOfName: Int? {
      if scalars[at] == "“" { return scalars[at...].firstIndex(of: "”").map { $0 + 1 } }
      if scalars[at] == "#" { return endOfColor }
      if let name = names.first(where: { starts(with: $0) }) { return at + name.count }
      return endOfCode
    }

    private var endOfColor: Int? {
      let digits = scalars[(at + 1)...].prefix(7).prefix { $0.properties.isASCIIHexDigit }
      return digits.count == 6 ? at + 7 : nil
    }

    /// The end of `path:line` that starts here: at a word's beginning, of a Swift file.
    private var endOfCode: Int? {
      let ending: [Unicode.Scalar] = Array(".swift:".unicodeScalars)
      guard at == 0 || scalars[at - 1] == " " || scalars[at - 1] == "(" else { return nil }
      let word = scalars[at...].prefix { $0 != " " }
      guard word.count > ending.count,
        let start = (word.startIndex...(word.endIndex - ending.count)).first(where: {
          scalars[$0..<($0 + ending.count)].elementsEqual(ending)
        })
      else { return nil }
      var end = start + ending.count
      while end < word.endIndex, isDigit(end) { end += 1 }
      return end
    }

    private func isDigit(_ index: Int) -> Bool {
      index < scalars.count && ("0"..."9").contains(scalars[index])
    }

    private func isPoint(_ index: Int) -> Bool {
      index < scalars.count && scalars[index] == "." && isDigit(index + 1)
    }

    /// Digits of a word, as in `home2`, are not a figure.
    private var isAtNumber: Bool {
      guard isDigit(at) || isPoint(at) else { return false }
      return at == 0 || !(scalars[at - 1].properties.isAlphabetic || isDigit(at - 1))
    }

    private mutating func number() -> String {
      let start = at
      while isDigit(at) { at += 1 }
      if isPoint(at) {
        at += 1
        while isDigit(at) { at += 1 }
      }
      return text(start..<at)
    }
  }
}
