// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// One `.modifier(…)` of a postfix chain.
struct ChainElement: Sendable, Hashable {
  var name: String
  var arguments: [Argument] = []
  var place: SourcePlace
  /// Whether a runtime condition decides if it is reached.
  var isConditional = false
  /// What its trailing closure does to the view it is given: `.modify { view in view.… }`.
  var closure: [ChainElement] = []

  /// The argument with a label, or the first.
  func value(_ key: String = "#0") -> ArgumentValue? {
    arguments.first { $0.key == key }?.value
  }
}

/// An argument of a call.
struct Argument: Sendable, Hashable {
  /// Its label, or `#0`, `#1`… by place among those without.
  var key: String
  var value: ArgumentValue
}

/// What an argument says, as far as it can be read.
indirect enum ArgumentValue: Sendable, Hashable {
  /// `.fullColor`.
  case member(String)
  /// `Color.white`, `mode`, `self.mode`.
  case path([String])
  case bool(Bool)
  /// `nil`.
  case nothing
  /// A color written in numbers, as `#RRGGBB`.
  case color(String)
  /// `Modifier(…)`.
  case call(String, [Argument])
  case other

  /// The value with a helper's parameters filled in.
  func resolved(in values: [String: ArgumentValue]) -> ArgumentValue {
    guard case .path(let names) = self else { return self }
    guard let name = names.first == "self" ? names.dropFirst().first : names.first,
      names.count == (names.first == "self" ? 2 : 1)
    else { return self }
    return values[name] ?? self
  }
}

extension SourceFile {
  /// Closures are searched for what they do to their view no further than this many tokens.
  private static let closureLimit = 200
  /// Words whose call without a receiver, in a helper, is a call on `self`.
  static let mannerWords: Set<String> = [
    "widgetAccentedRenderingMode", "widgetAccentable", "renderingMode", "luminanceToAlpha",
    "foregroundColor", "foregroundStyle", "tint", "modifier",
  ]

  /// The postfix chain whose first dot, bang or brace is at an index.
  func chain(at start: Int, readsClosures: Bool = true) -> [ChainElement] {
    var elements: [ChainElement] = []
    var index = start
    while index < tree.tokens.count {
      let token = tree.tokens[index]
      if token.isMark("!") || token.isMark("?"), !token.followsSpace {
        index += 1
      } else if token.isMark("."), tree.token(index + 1).isName {
        index = append(elementAt: index + 1, to: &elements, readsClosures: readsClosures)
      } else if token.isMark("[") && !token.startsLine && !token.followsSpace {
        index = tree.close(index) + 1
      } else {
        break
      }
    }
    return elements
  }

  /// Appends the call or property named at an index; returns where the chain goes on.
  func append(
    elementAt name: Int, to elements: inout [ChainElement], readsClosures: Bool
  ) -> Int {
    var element = ChainElement(name: tree.tokens[name].text, place: place(of: name))
    var index = name + 1
    if tree.token(index).isMark("("), !tree.token(index).startsLine {
      element.arguments = tree.arguments(at: index).map {
        Argument(key: $0.key, value: tree.value(in: $0.range))
      }
      index = tree.close(index) + 1
    }
    index = passClosures(from: index) { brace in
      guard readsClosures else { return }
      let body = tree.inside(brace)
      element.closure += effects(
        in: body.prefix(Self.closureLimit), on: Set(tree.closureParameters(brace)),
        implicitly: false, readsClosures: false)
    }
    elements.append(element)
    return index
  }

  /// Passes over trailing closures and returns where they end.
  func passClosures(from start: Int, _ body: (Int) -> Void = { _ in }) -> Int {
    var index = start
    guard tree.token(index).isMark("{"), !tree.token(index).startsLine else { return index }
    body(index)
    index = tree.close(index) + 1
    while tree.token(index).isName, tree.token(index + 1).isMark(":"),
      tree.token(index + 2).isMark("{")
    {
      index = tree.close(index + 2) + 1
    }
    return index
  }

  /// What a body does, by modifiers, to the views it calls by these names.
  ///
  /// - Parameter implicitly: Whether a modifier without a receiver is one of `self`.
  func effects(
    in body: Range<Int>, on roots: Set<String>, implicitly: Bool, readsClosures: Bool = true
  ) -> [ChainElement] {
    var effects: [ChainElement] = []
    for index in body where tree.tokens[index].isName {
      let (token, before) = (tree.tokens[index], tree.token(index - 1))
      if before.isMark(".") || before.isWord("func") { continue }
      var elements: [ChainElement] = []
      if roots.contains(token.text) {
        elements = chain(at: index + 1, readsClosures: readsClosures)
      } else if implicitly, tree.token(index + 1).isMark("("),
        Self.mannerWords.contains(token.text)
      {
        let end = append(elementAt: index, to: &elements, readsClosures: readsClosures)
        elements += chain(at: end, readsClosures: readsClosures)
      }
      guard !elements.isEmpty else { continue }
      let reach = tree.reach(of: index, from: body.lowerBound - 1)
      if reach == .older { continue }
      effects += elements.map {
        var element = $0
        element.isConditional = reach == .conditional
        return element
      }
    }
    return effects
  }
}
