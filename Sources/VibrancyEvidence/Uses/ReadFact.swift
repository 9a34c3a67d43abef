// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A place that reads how the widget is shown.
struct ReadFact: Sendable {
  var choice: CodeChoice
  /// The types around it, innermost first.
  var types: [String]

  private static let values: [String: CodeChoice.Value] = [
    "widgetRenderingMode": .renderingMode,
    "showsWidgetContainerBackground": .containerBackground,
    "isLuminanceReduced": .luminanceReduced,
  ]

  /// The reads of a file: of the environment, not what is put into it.
  static func reads(in file: SourceFile) -> [ReadFact] {
    let tree = file.tree
    return tree.tokens.indices.compactMap { index in
      // Hashing every name of a file would cost more than all else here.
      guard tree.tokens[index].isName, tree.tokens[index].text.utf8.count >= 18,
        let value = values[tree.tokens[index].text],
        !tree.token(index + 1).isMark(":")
      else { return nil }
      let before = tree.token(index - 1)
      if before.isWord("var") || before.isWord("let") { return nil }
      if before.isMark("."), tree.token(index - 2).isMark("\\") {
        let open = Int(tree.owners[index])
        if tree.token(open - 1).isWord("environment") { return nil }
      }
      return ReadFact(
        choice: CodeChoice(value: value, place: file.place(of: index)),
        types: file.types(around: index))
    }
  }
}
