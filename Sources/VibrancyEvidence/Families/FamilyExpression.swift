// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// Widget families as an expression or a body gives them, all branches joined.
struct FamilyExpression: Sendable, Hashable {
  /// The families written out.
  var written: Set<Family> = []
  /// The properties that give more.
  var references: [[String]] = []
  /// Whether something else than literals, branches and properties is in it.
  var isUnknown = false

  /// The families of an expression or of a body's statements.
  init(in range: Range<Int>, of tree: SyntaxTree) {
    var reader = FamilyReader(tree: tree, end: range.upperBound)
    reader.read(from: range.lowerBound)
    self = reader.expression
  }

  /// The families a property holds; nil for a property of another kind, or without a value.
  init?(of property: Declaration, in file: SourceFile) {
    guard let range = property.value ?? file.body(of: property) else { return nil }
    let first = file.tree.token(range.lowerBound)
    guard
      property.annotation.contains("WidgetFamily")
        || (property.value != nil && first.isMark("[")
          && Self.namesFamily(in: range, of: file.tree))
    else { return nil }
    self.init(in: range, of: file.tree)
  }

  /// An expression of nothing.
  init() {}

  /// A family by WidgetKit's name; the upright one of visionOS counts as the one it is a turn of.
  static func family(_ word: String) -> Family? {
    word == "systemExtraLargePortrait" ? .systemExtraLarge : Family(rawValue: word)
  }

  private static func namesFamily(in range: Range<Int>, of tree: SyntaxTree) -> Bool {
    range.contains { tree.token($0 - 1).isMark(".") && family(tree.tokens[$0].text) != nil }
  }
}

/// Reads families token by token; whatever it does not know makes them unknown.
struct FamilyReader {
  private static let statementWords: Set<String> = [
    "return", "else", "default", "get", "WidgetFamily", "Array", "Set", "contentsOf",
  ]
  private static let marks: Set<String> = [
    "[", "]", "(", ")", "{", "}", ",", ":", ";", "=", "+", "+=", "<", ">",
  ]

  let tree: SyntaxTree
  let end: Int
  var expression = FamilyExpression()
  /// The variables that branches fill.
  private var locals: Set<String> = []

  init(tree: SyntaxTree, end: Int) { (self.tree, self.end) = (tree, end) }

  mutating func read(from start: Int) {
    var index = start
    while index < end, !expression.isUnknown {
      let token = tree.tokens[index]
      if token.kind == .word || token.kind == .quotedWord {
        index = readWord(at: index)
      } else if token.kind == .pound, ["#available", "#unavailable"].contains(token.text) {
        index = tree.close(index + 1) + 1
      } else if token.isMark(".") {
        index = readMember(at: index)
      } else if token.isOne(of: Self.marks) {
        index += 1
      } else {
        expression.isUnknown = true
      }
    }
  }

  private mutating func readWord(at index: Int) -> Int {
    let token = tree.tokens[index]
    switch token.text {
    case "if", "switch", "guard": return startOfBody(after: index)
    case "case": return end(ofCase: index)
    case "let", "var":
      locals.insert(tree.token(index + 1).text)
      return index + 2
    case _ where Self.statementWords.contains(token.text) && !isMember(at: index):
      return index + 1
    case _ where locals.contains(token.text):
      guard tree.token(index + 1).isMark(".") else { return index + 1 }
      if tree.token(index + 2).isWord("append") { return index + 3 }
    default:
      let path = tree.path(at: index)
      if path.names.first == "WidgetFamily" { return readWritten(path.names, end: path.end) }
      if !tree.token(path.end).isMark("("), !tree.token(path.end).isMark("[") {
        expression.references.append(path.names)
        return path.end
      }
    }
    expression.isUnknown = true
    return end
  }

  private func isMember(at index: Int) -> Bool { tree.token(index + 1).isMark(".") }

  private mutating func readMember(at dot: Int) -> Int {
    let path = tree.path(at: dot + 1)
    return readWritten(["WidgetFamily"] + path.names, end: path.end)
  }

  private mutating func readWritten(_ names: [String], end: Int) -> Int {
    if names.count == 2, let family = FamilyExpression.family(names[1]),
      !tree.token(end).isMark("(")
    {
      expression.written.insert(family)
    } else {
      expression.isUnknown = true
    }
    return end
  }

  /// Passes over a condition.
  private func startOfBody(after start: Int) -> Int {
    var index = start + 1
    while index < end, !tree.tokens[index].isMark("{") { index = max(index, tree.close(index)) + 1 }
    return index
  }

  /// Passes over a pattern.
  private func end(ofCase start: Int) -> Int {
    var index = start + 1
    while index < end, !tree.tokens[index].isMark(":") { index = max(index, tree.close(index)) + 1 }
    return index + 1
  }
}

/// A property that holds widget families.
struct FamilyConstant: Sendable {
  var expression: FamilyExpression
  /// The type it is declared in, empty for none.
  var type: String
  var path: String
}
