// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A regular expression, matched by the standard library's own engine, as far as that is sure to end soon.
package struct RegularExpression {
  /// A place in a text where it matches.
  package struct Match {
    /// The first character, and the one behind the last.
    package let range: Range<Int>
    /// What the whole and the groups match; `nil` for a group that takes no part.
    package let groups: [(name: String?, text: String?, range: Range<Int>?)]
  }

  /// The most bytes of a pattern, and characters of a text.
  static let (mostBytes, mostCharacters) = (400, 2000)
  /// The most steps that matching may take, as far as the form of the pattern says.
  static let mostSteps = 2_000_000.0
  /// The most times that a part may have to be repeated.
  static let mostRepeats = 1000

  private let regex: Regex<AnyRegexOutput>
  private let pattern: String

  /// A pattern; `nil`: it is none, or too long.
  package init?(_ pattern: String, ignoringCase: Bool = false) {
    guard pattern.utf8.count <= Self.mostBytes, let regex = try? Regex(pattern) else { return nil }
    self.regex = ignoringCase ? regex.ignoresCase() : regex
    self.pattern = pattern
  }

  /// Whether a text is short enough for the pattern: what repeats inside of what repeats may take a
  /// time that grows with each character by a factor.
  private func mayRead(_ text: String) -> Bool {
    let count = text.count
    guard count <= Self.mostCharacters else { return false }
    var steps = Double(max(count, 1))
    // Of each open group: whether something in it repeats or chooses.
    var (open, isEscaped, isInClass, closedOpenly) = ([false], false, false, false)
    var rest = pattern[...]
    while let character = rest.popFirst() {
      if isEscaped {
        (isEscaped, closedOpenly) = (false, false)
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case "[": isInClass = true
      case "]": isInClass = false
      case _ where isInClass: break
      case "(": open.append(false)
      case ")":
        closedOpenly = open.count > 1 ? open.removeLast() : false
        if closedOpenly { open[open.count - 1] = true }
        continue
      case "|": open[open.count - 1] = true
      case "*", "+", "{":
        let numbers = character == "{" ? rest.prefix { $0 != "}" }.split(separator: ",") : []
        let most = numbers.map { Int($0) ?? Self.mostRepeats + 1 }.max() ?? 0
        guard most <= Self.mostRepeats, !closedOpenly || count <= 20 else { return false }
        if closedOpenly { steps *= Double(1 << count) }
        steps *= Double(max(count, most, 2))
        open[open.count - 1] = true
      case "?":
        steps *= 2
        open[open.count - 1] = true
      case _: break
      }
      closedOpenly = false
    }
    return steps <= Self.mostSteps
  }

  /// The places in a text where it matches, the first ones; `nil`: it is not tried.
  package func matches(in text: String, atMost most: Int = 200) -> [Match]? {
    guard mayRead(text) else { return nil }
    var found: [Match] = []
    var start = text.startIndex
    while found.count < most, start <= text.endIndex,
      let match = try? regex.firstMatch(in: text[start...])
    {
      found.append(Self.match(match, in: text))
      if match.range.upperBound > match.range.lowerBound {
        start = match.range.upperBound
      } else if match.range.upperBound < text.endIndex {
        start = text.index(after: match.range.upperBound)
      } else {
        break
      }
    }
    return found
  }

  /// What it matches as a whole, or at the start; `nil`: it is not tried, an empty array: nothing.
  package func match(_ text: String, isWhole: Bool) -> [Match]? {
    guard mayRead(text) else { return nil }
    let found = isWhole ? try? regex.wholeMatch(in: text) : try? regex.prefixMatch(in: text)
    return found.map { [Self.match($0, in: text)] } ?? []
  }

  private static func match(_ match: Regex<AnyRegexOutput>.Match, in text: String) -> Match {
    func places(_ range: Range<String.Index>) -> Range<Int> {
      let lower = text.distance(from: text.startIndex, to: range.lowerBound)
      return lower..<lower + text.distance(from: range.lowerBound, to: range.upperBound)
    }
    return Match(
      range: places(match.range),
      groups: match.output.map { group in
        (group.name, group.substring.map(String.init), group.range.map(places))
      })
  }
}

extension RegularExpression.Match {
  /// A template with what the groups match for `$1`.
  package func filled(_ template: String) -> String {
    var result = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        result.append(next)
      } else if character == "$", let digit = rest.first?.wholeNumberValue {
        rest.removeFirst()
        if groups.indices.contains(digit) { result += groups[digit].text ?? "" }
      } else {
        result.append(character)
      }
    }
    return result
  }
}
