// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyJSON
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancySymbols
internal import VibrancyVocabulary

/// Reads nodes of views into what layout takes, and keeps what is wrong.
///
/// A description is read three times by it: when the file is read, where strings with `${…}` stay
/// open; for each variant, where they are filled in; and for each appearance, with its colors.
struct ViewReader {
  /// The most views inside each other.
  static let mostDepth = 128
  /// The most views of a layer.
  static let mostNodes = 20_000
  /// The greatest length and distance in points.
  static let mostPoints = 10_000.0

  /// Where strings with `${…}` get their values from.
  enum Strings {
    case unfilled
    case resolver(TextResolver)
    case filled([String: String])
  }

  /// What is known of an appearance.
  struct Lookups {
    let isDark: Bool
    let system: SystemDesign
    let color: (WidgetColor) -> PaintColor?
    let size: (WidgetImage) -> Size?
    let symbol: (String) -> SymbolDrawing?
  }

  let mistakes: JSONMistakes
  var strings: Strings
  var lookups: Lookups?
  private(set) var fillings: [String: String] = [:]
  var colors: [WidgetColor] = []
  var images: [WidgetImage] = []
  private(set) var symbols: [WidgetSymbol] = []
  private var count = 0
  private var depth = 0

  init(_ mistakes: JSONMistakes, _ strings: Strings) {
    (self.mistakes, self.strings) = (mistakes, strings)
  }

  /// What a string says.
  enum Filled {
    case text(String)
    /// It is not filled in yet, or cannot be, which was reported.
    case open
  }

  /// A string filled in.
  mutating func filled(_ written: Written<String>) -> Filled {
    switch strings {
    case .unfilled: return written.value.contains("${") ? .open : .text(written.value)
    case .filled(let fillings): return .text(fillings[written.value] ?? written.value)
    case .resolver(var resolver):
      // Only one holds what is known, so that it is not copied.
      strings = .unfilled
      let text = resolver.filled(written)
      strings = .resolver(resolver)
      guard let text else { return .open }
      if text != written.value { fillings[written.value] = text }
      return .text(text)
    }
  }

  /// A symbol of the catalog or of the system.
  mutating func symbol(_ name: String, _ source: JSONNode) -> SymbolImage {
    symbols.append(WidgetSymbol(name: name, source: source))
    var symbol = SymbolImage(name)
    if let drawing = lookups?.symbol(name) { symbol.drawing = .custom(drawing) }
    return symbol
  }

  /// The view of a layer.
  mutating func root(_ value: JSONCursor) -> ViewNode? { node(value, isRoot: true) }

  /// A node; `nil`: it is none, which is reported.
  mutating func node(_ value: JSONCursor, isRoot: Bool = false) -> ViewNode? {
    guard depth < Self.mostDepth else {
      value.report("is inside more than \(Self.mostDepth) views", fix: "nest them less")
      return nil
    }
    guard count < Self.mostNodes else {
      if count == Self.mostNodes {
        value.report("is one of more than \(Self.mostNodes) views of a layer", fix: "use fewer")
        count += 1
      }
      return nil
    }
    count += 1
    let identity = count
    depth += 1
    defer { depth -= 1 }
    guard let object = value.object(ViewKey.self, .known, elsewhere: Self.elsewhere) else {
      return nil
    }
    let keys = keys(of: value)
    guard let kind = kind(among: keys, object) else { return nil }
    for key in keys { check(key, of: kind, object, isRoot: isRoot) }
    let content = content(kind, object)
    var modifiers: [Modifier] = []
    addFit(kind, object, to: &modifiers)
    add(object, to: &modifiers, isRoot: isRoot, of: kind)
    for cursor in object[.modifiers]?.list({ $0 }) ?? [] { addLater(cursor, to: &modifiers) }
    guard let content else { return nil }
    return ViewNode(
      content, modifiers, source: value.node.bytes.lowerBound, identity: identity)
  }

  /// Several nodes.
  mutating func nodes(_ value: JSONCursor) -> [ViewNode]? {
    guard let cursors = value.list({ $0 }) else { return nil }
    return cursors.compactMap { node($0) }
  }

  /// A node, or a string for a text.
  mutating func words(_ value: JSONCursor?) -> [ViewNode] {
    guard let value else { return [] }
    guard let string = value.node.string else { return node(value).map { [$0] } ?? [] }
    guard case .text(let text) = filled(Written(string, at: value.node)) else { return [] }
    return [ViewNode(.text([TextSpan(text)]), source: value.node.bytes.lowerBound)]
  }

  private func keys(of value: JSONCursor) -> [ViewKey] {
    value.node.members?.compactMap { ViewKey(rawValue: $0.key) } ?? []
  }

  private func kind(among keys: [ViewKey], _ object: JSONObject<ViewKey>) -> ViewKind? {
    let kinds = ViewKind.all(among: keys)
    if kinds.count == 1 { return kinds[0] }
    let value = object.cursor
    if kinds.count > 1 {
      let key = ViewKey(rawValue: kinds[1].rawValue).flatMap { object[$0] } ?? value
      key.reportKey(
        "stands beside \"\(kinds[0].rawValue)\"", fix: "a view is one of them, remove the other")
    } else if let count = value.count, count == keys.count {
      // What is not known was reported.
      value.report(
        "is none of the views", fix: "write one as {\"text\": \"…\"} or {\"hstack\": […]}")
    }
    return nil
  }

  private func check(
    _ key: ViewKey, of kind: ViewKind, _ object: JSONObject<ViewKey>, isRoot: Bool
  ) {
    if key == .families, !isRoot {
      object[key]?.reportKey("belongs to a layer", fix: "move it to the outermost view")
    }
    if key.isOfEveryView || key.rawValue == kind.rawValue || kind.ownKeys.contains(key) { return }
    let names = key.owners.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    object[key]?.reportKey(
      "does not belong to \"\(kind.rawValue)\" but to \(names)", fix: "remove it")
  }

  /// Modifiers that are applied after a view's own.
  private mutating func addLater(_ value: JSONCursor, to modifiers: inout [Modifier]) {
    guard let object = value.object(ViewKey.self, .known, elsewhere: Self.elsewhere) else {
      return
    }
    for key in keys(of: value) {
      if !key.isOfEveryView || key == .families || key == .modifiers {
        object[key]?.reportKey("is not a modifier", fix: "move it to the view itself")
      }
    }
    add(object, to: &modifiers, isRoot: false, of: nil)
  }

  /// Keys that other tools or an older draft use, with what to write.
  private static let elsewhere = [
    "foregroundColor": "write \"color\"", "foregroundStyle": "write \"color\"",
    "lineLimit": "write \"lines\"", "minimumScaleFactor": "write \"minimumScale\"",
    "multilineTextAlignment": "write \"align\"", "rotationEffect": "write \"rotation\"",
    "clipShape": "write \"clip\"", "systemName": "write \"symbol\"",
    "fontWeight": "write \"weight\"", "fontDesign": "write \"design\"",
    "size": "write \"font\": {\"size\": …}",
  ]
}
