// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// Puts together what a postfix chain says, through the sources' own helpers.
struct MannerResolver {
  /// A helper's `.modifier(X())` is followed too, and nothing further.
  private static let deepest = 2

  let outline: Outline
  /// Whether a file is near enough to be preferred: in the target.
  let isNear: (String) -> Bool

  /// The manner of an expression with this chain.
  func manner(of elements: [ChainElement]) -> Manner {
    var manner = Manner()
    apply(elements, values: [:], depth: 0, to: &manner)
    return manner
  }

  private func apply(
    _ elements: [ChainElement], values: [String: ArgumentValue], depth: Int,
    to manner: inout Manner
  ) {
    for element in elements {
      let first = element.arguments.first?.value.resolved(in: values)
      switch element.name {
      case "widgetAccentedRenderingMode": setAccented(first, element, &manner)
      case "widgetAccentable":
        if first != .bool(false) { manner.isAccentable = true }
      case "renderingMode", "withRenderingMode":
        if manner.isTemplate == nil { manner.isTemplate = isTemplate(first) }
      case "luminanceToAlpha": manner.hasLuminanceToAlpha = true
      case "foregroundColor", "foregroundStyle", "tint":
        if manner.ink == nil { manner.ink = InkWord.ink(first) }
      case "modifier":
        guard case .call(let type, let arguments)? = first else { continue }
        follow(outline.modifiers[type], arguments, values, depth, &manner)
      default: follow(outline.viewHelpers[element.name], element.arguments, values, depth, &manner)
      }
      var closure = element.closure
      // `.if(condition) { $0.… }`: with arguments, the helper may not call its closure.
      if !element.arguments.isEmpty {
        for index in closure.indices { closure[index].isConditional = true }
      }
      apply(closure, values: values, depth: depth, to: &manner)
    }
  }

  private func follow(
    _ helpers: [Helper]?, _ arguments: [Argument], _ values: [String: ArgumentValue], _ depth: Int,
    _ manner: inout Manner
  ) {
    guard let helpers, depth < Self.deepest else { return }
    let near = helpers.filter { isNear($0.path) }
    let resolved = arguments.map { Argument(key: $0.key, value: $0.value.resolved(in: values)) }
    let results = (near.isEmpty ? helpers : near).map { helper in
      var result = manner
      apply(
        helper.elements, values: helper.environment(resolved), depth: depth + 1, to: &result)
      return result
    }
    guard let first = results.first else { return }
    // Helpers of one name that do different things: which one is called, only the compiler knows.
    let isUndecided = Set(results.map(\.accentedRendering)).count > 1
    let place = results.lazy.compactMap(\.accentedPlace).first
    manner = first
    manner.isAccentable = results.contains(where: \.isAccentable)
    manner.hasLuminanceToAlpha = results.contains(where: \.hasLuminanceToAlpha)
    manner.isTemplate = results.lazy.compactMap(\.isTemplate).max { !$0 && $1 }
    if isUndecided {
      manner.accentedRendering = nil
      manner.accentedPlace = place
      manner.accentedChoice = place
    }
  }

  private func setAccented(
    _ value: ArgumentValue?, _ element: ChainElement, _ manner: inout Manner
  ) {
    // The innermost one is what WidgetKit goes by.
    guard manner.accentedPlace == nil else { return }
    var word: String?
    switch value {
    case .nothing: return
    case .member(let member): word = member
    case .path(let path): word = path.count > 1 ? path.last : nil
    case nil, .bool, .color, .call, .other: word = nil
    }
    manner.accentedPlace = element.place
    if let rendering = word.flatMap({ AccentedRendering(rawValue: $0) }), rendering != .unset,
      !element.isConditional
    {
      manner.accentedRendering = rendering
    } else {
      manner.accentedChoice = element.place
    }
  }

  private func isTemplate(_ value: ArgumentValue?) -> Bool? {
    let word: String? =
      switch value {
      case .member(let member): member
      case .path(let path): path.last
      case nil, .bool, .nothing, .color, .call, .other: nil
      }
    return switch word {
    case "template", "alwaysTemplate": true
    case "original", "alwaysOriginal": false
    default: nil
    }
  }
}

/// The literal color that an argument gives.
enum InkWord {
  private static let words: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary",
  ]

  /// `#RRGGBB` or a system color's word; nil for what is no literal.
  static func ink(_ value: ArgumentValue?) -> String? {
    switch value {
    case .color(let hex): hex
    case .member(let word): words.contains(word) ? word : nil
    case .path(let path):
      path.count == 2 && ["Color", "UIColor", "NSColor"].contains(path[0])
        && words.contains(path[1]) ? path[1] : nil
    case nil, .bool, .nothing, .call, .other: nil
    }
  }
}
