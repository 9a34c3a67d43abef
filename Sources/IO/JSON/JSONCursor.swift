// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// A value that is being read: what does not fit is kept among the document's mistakes, and the
/// reader goes on with what there is.
package struct JSONCursor {
  /// The value.
  package let node: JSONNode
  /// What is wrong with its document so far.
  package let mistakes: JSONMistakes

  init(at node: JSONNode, reporting mistakes: JSONMistakes) {
    (self.node, self.mistakes) = (node, mistakes)
  }

  /// Keeps what is wrong with the value, and what to do.
  package func report(_ problem: String, fix: String? = nil) {
    mistakes.add(at: node, problem, fix: fix)
  }

  /// Keeps what is wrong with the key it stands behind, and what to do.
  package func reportKey(_ problem: String, fix: String? = nil) {
    mistakes.add(.key, at: node, problem, fix: fix)
  }

  /// Keeps that the value is of another kind than is wanted.
  package func reportKind(wanted: String) { report("is \(node.kind)", fix: "write \(wanted)") }

  /// A string, with where it is written.
  package func string() -> Written<String>? {
    guard let string = node.string else { return missing("a string") }
    return Written(string, at: node)
  }

  /// A string that is not empty.
  package func text() -> Written<String>? {
    guard let text = string() else { return nil }
    guard !text.value.isEmpty else {
      report("is empty", fix: "write a name")
      return nil
    }
    return text
  }

  /// True or false.
  package func flag() -> Bool? { node.boolean ?? missing("true or false") }

  /// A number; may be infinite or NaN.
  package func number() -> Double? { node.number ?? missing("a number") }

  /// A whole number in a range.
  package func whole(in range: ClosedRange<Int>) -> Int? {
    guard let number = node.number else { return missing("a whole number") }
    if let whole = node.integer, range.contains(whole) { return whole }
    let shown = Int(exactly: number).flatMap { abs($0) < 1_000_000_000_000_000 ? "\($0)" : nil }
    let bounds = "from \(range.lowerBound) to \(range.upperBound)"
    report("is \(shown ?? "\(number)")", fix: "write a whole number \(bounds)")
    return nil
  }

  /// The elements of a list, each read on its own; those that cannot be are left out.
  package func list<Element>(_ read: (JSONCursor) -> Element?) -> [Element]? {
    guard let elements = node.elements else { return missing("a list") }
    var found: [Element] = []
    for element in elements {
      if mistakes.isFull { break }
      if let one = read(mistakes.cursor(at: element)) { found.append(one) }
    }
    return found
  }

  /// How many elements or members it has for certain; `nil`: it has none of either, or a part of it
  /// is not understood.
  package var count: Int? {
    guard !node.record.isDamaged, let children = node.elements ?? node.members else { return nil }
    return children.reduce(0) { count, _ in count + 1 }
  }

  /// Whether it is a list without elements.
  package var isEmptyList: Bool { node.elements != nil && count == 0 }

  /// The members of an object with keys of any name, in the order of the text.
  ///
  /// - Parameter isOnce: Whether a key that stands there again is a mistake; it counts for nothing.
  package func members(isOnce: Bool = true) -> [JSONCursor]? {
    guard let members = node.members else { return missing("an object") }
    var seen: Set<String> = []
    var found: [JSONCursor] = []
    for member in members {
      if mistakes.isFull { break }
      let cursor = mistakes.cursor(at: member)
      if seen.insert(member.key).inserted {
        found.append(cursor)
      } else if isOnce {
        cursor.reportKey("stands here twice", fix: "remove one")
      }
    }
    return found
  }

  private func missing<Value>(_ wanted: String) -> Value? {
    reportKind(wanted: wanted)
    return nil
  }
}

extension JSONCursor {
  /// Keeps that a string is none of the names which may stand there.
  ///
  /// - Parameters:
  ///   - thing: What the names are: "scene".
  ///   - word: The string, where it is not as it is written.
  ///   - listing: Where to read them where none is near: "see `vibrancy scenes`".
  package func reportUnknown(
    _ thing: String, is word: String? = nil, among names: [String], listing: String? = nil
  ) {
    let word = word ?? node.string ?? ""
    let advice = Self.advice(on: word, among: names, listing)
    report("is '\(VisibleText.short(word))', not a known \(thing)", fix: advice)
  }

  /// Keeps that a key is none of those which may stand there.
  package func reportUnknownKey(_ thing: String, among names: [String], listing: String? = nil) {
    reportKey("is not a known \(thing)", fix: Self.advice(on: node.key, among: names, listing))
  }

  private static func advice(
    on word: String, among names: [String], _ listing: String?
  ) -> String {
    if let listing, nearestName(to: word, among: names, acceptingPrefix: false) == nil {
      return listing
    }
    return fix(for: word, among: names)
  }
}
