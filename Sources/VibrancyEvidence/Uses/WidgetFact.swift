// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What one declaration or extension of a widget type says about its configuration.
struct WidgetFact: Sendable {
  var type: String
  var path: String
  var calls: [ConfigurationCall]
  var isActivity: Bool
  var isStatic: Bool

  private static let configurations: Set<String> = [
    "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
    "RelevanceConfiguration",
  ]

  /// The facts of all widget types in a file.
  static func facts(in file: SourceFile, outline: Outline) -> [WidgetFact] {
    let helpers = Set(outline.configurationHelpers.keys)
    // A widget inside another is read with it, so that no token is read twice.
    var end = 0
    return file.declarations.compactMap { declaration in
      guard declaration.typeKeyword != nil, outline.widgets.contains(declaration.name),
        let body = file.body(of: declaration), body.lowerBound >= end
      else { return nil }
      end = body.upperBound
      let words = file.tree.tokens[body].lazy.filter(\.isName).map(\.text)
      return WidgetFact(
        type: declaration.name, path: file.path,
        calls: ConfigurationCall.calls(
          in: body, of: file, implicitly: false, helpers: helpers),
        isActivity: words.contains("ActivityConfiguration"),
        isStatic: words.contains { configurations.contains($0) })
    }
  }
}
