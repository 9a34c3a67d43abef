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
