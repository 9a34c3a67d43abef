// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// A modifier of a widget's configuration.
struct ConfigurationCall: Sendable {
  /// What the call is.
  enum Kind: Sendable {
    case supportedFamilies(FamilyExpression)
    /// The places that are known, and the families it holds for; nil where none are said.
    case disfavoredLocations(Set<WidgetLocation>, FamilyExpression?)
    case backgroundNotRemovable
    /// A helper of the sources, with what its arguments say of families.
    case helper(String, [String: FamilyExpression])
  }

  var kind: Kind
  var place: SourcePlace

  /// The calls in a body.
  ///
  /// - Parameters:
  ///   - implicitly: Whether a call without a receiver counts.
  ///   - helpers: The names of the sources' own helpers to look for.
  static func calls(
    in body: Range<Int>, of file: SourceFile, implicitly: Bool, helpers: Set<String> = []
  ) -> [ConfigurationCall] {
    body.compactMap { index in
      let token = file.tree.tokens[index]
      guard token.isName, file.tree.token(index + 1).isMark("("),
        implicitly || file.tree.token(index - 1).isMark(".")
      else { return nil }
      let kind = kind(
        named: token.text, file.tree, open: index + 1, isHelper: helpers.contains(token.text))
      return kind.map { ConfigurationCall(kind: $0, place: file.place(of: index)) }
    }
  }

  private static func kind(
    named name: String, _ tree: SyntaxTree, open: Int, isHelper: Bool
  ) -> Kind? {
    switch name {
    case "supportedFamilies":
      return .supportedFamilies(FamilyExpression(in: tree.inside(open), of: tree))
    case "disfavoredLocations":
      let arguments = tree.arguments(at: open)
      guard let places = arguments.first(where: { $0.key == "#0" }) else { return nil }
      let families = arguments.first { $0.key == "for" }
      let words = places.range.filter {
        tree.tokens[$0].isName && tree.token($0 - 1).isMark(".")
      }.compactMap { WidgetLocation(rawValue: tree.tokens[$0].text) }
      return .disfavoredLocations(
        Set(words), families.map { FamilyExpression(in: $0.range, of: tree) })
    case "containerBackgroundRemovable":
      let value = tree.arguments(at: open).first.map { tree.value(in: $0.range) }
      return value == .bool(false) ? .backgroundNotRemovable : nil
    case _ where isHelper:
      let arguments = tree.arguments(at: open).map {
        ($0.key, FamilyExpression(in: $0.range, of: tree))
      }
      return .helper(name, Dictionary(arguments) { first, _ in first })
    default: return nil
    }
  }
}

/// A function of the sources that modifies a widget's configuration.
struct ConfigurationHelper: Sendable {
  var parameters: [FunctionParameter]
  var calls: [ConfigurationCall]
  var path: String
}
