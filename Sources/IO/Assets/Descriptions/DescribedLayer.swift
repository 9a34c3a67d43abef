// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// A layer as it is written.
package struct DescribedLayer: Sendable {
  /// The keys of a layer.
  package enum Key: String, CaseIterable {
    case image, text, font, weight, size, color, align, verticalAlign, lines, minimumScale
    case frame, families, accentable, accentedRendering, privacySensitive, invalidatable
    case interactive, template, opacity
  }

  /// What a layer shows.
  package enum Content: Sendable {
    /// A picture, by name.
    case image(Written<String>)
    /// Text.
    case text(DescribedText)
    /// A view, by where it is written: the layer itself.
    case view(JSONNode)
  }

  /// Where the layer is written.
  package let source: JSONNode
  /// What it shows.
  package let content: Content
  /// Where it lies; `nil` for the whole canvas.
  package let frame: LayerFrame?
  /// The families it is drawn in; `nil` for all.
  package let families: [Written<String>]?
  /// Whether it is in the accent group.
  package let isAccentable: Bool
  /// How it takes part in accented rendering, by name.
  package let accentedRendering: Written<String>?
  /// Whether privacy redacts it.
  package let isPrivacySensitive: Bool
  /// Whether it fades while its content waits for an update.
  package let isInvalidatable: Bool
  /// Whether a tap on it does something.
  package let isInteractive: Bool
  /// The ink of a template picture, whose own color is discarded.
  package let template: Written<String>?
  /// Its opacity, `0...1`.
  package let opacity: Double
}

extension DescribedLayer {
  /// `nil`: it is none, which is reported.
  init?(_ value: JSONCursor) {
    if Self.isView(value) {
      self.init(view: value)
    } else {
      self.init(layer: value)
    }
  }

  /// A picture or a text.
  private init?(layer value: JSONCursor) {
    guard let object = value.object(Key.self, .known, elsewhere: Self.viewKeys) else {
      return nil
    }
    source = value.node
    frame = object[.frame].flatMap { LayerFrame($0) }
    families = object.strings(.families)
    isAccentable = object.flag(.accentable) ?? false
    accentedRendering = object.string(.accentedRendering)
    isPrivacySensitive = object.flag(.privacySensitive) ?? false
    isInvalidatable = object.flag(.invalidatable) ?? false
    isInteractive = object.flag(.interactive) ?? false
    template = object.string(.template)
    opacity = object[.opacity].flatMap { Self.opacity($0) } ?? 1
    if object[.families]?.isEmptyList == true {
      object[.families]?.report("is empty", fix: "name at least one, or leave the key out for all")
    }
    guard let content = Self.content(object) else { return nil }
    self.content = content
  }

  /// `nil`: it has none, or more than one, which is reported.
  private static func content(_ object: JSONObject<Key>) -> Content? {
    guard let text = object[.text] else {
      for key in DescribedText.keys {
        object[key]?.reportKey("belongs to a layer of text", fix: "write \"text\", or remove it")
      }
      if object[.image] == nil {
        object.cursor.report(
          "has neither \"image\" nor \"text\" nor a view as \"hstack\"", fix: "add one")
        return nil
      }
      return object.string(.image).map { .image($0) }
    }
    object[.image]?.reportKey(
      "stands beside \"text\"", fix: "a layer shows one of them, remove the other")
    return DescribedText(text, object).map { .text($0) }
  }

  /// The keys that views have and pictures and texts have not, with what to do.
  private static let viewKeys: [String: String] = {
    let keys = ViewKey.allCases.map(\.rawValue).filter { Key(rawValue: $0) == nil }
    let advice = #"views have it; put the text or picture into a view as {"group": […]}"#
    return Dictionary(uniqueKeysWithValues: keys.map { ($0, advice) })
  }()

  /// Whether it has a view's kind, but for those that layers had before there were views.
  private static func isView(_ value: JSONCursor) -> Bool {
    let keys = Set(value.node.members?.map(\.key) ?? [])
    let kinds = Set(keys.compactMap { ViewKind(rawValue: $0) })
    if !kinds.isDisjoint(with: [.text, .image]) {
      // `color` is the color of a text.
      return !kinds.subtracting([.text, .image, .color]).isEmpty
    }
    // A kind may be misspelt, which is reported as that of a view.
    return !kinds.isEmpty
      || keys.contains { Key(rawValue: $0) == nil && ViewKey(rawValue: $0) == nil }
  }

  /// A view; all that its modifiers say is said by itself.
  private init(view value: JSONCursor) {
    // What is wrong is kept; what holds `${…}` is read again once it is filled in.
    var reader = ViewReader(value.mistakes, .unfilled)
    _ = reader.root(value)
    let members = value.node.membersByKey
    func cursor(_ key: ViewKey) -> JSONCursor? {
      members?[key.rawValue].map { value.mistakes.cursor(at: $0) }
    }
    source = value.node
    content = .view(value.node)
    frame = cursor(.frame).flatMap { $0.node.elements == nil ? nil : LayerFrame($0) }
    families = cursor(.families)?.list { $0.string() }
    if cursor(.families)?.isEmptyList == true {
      cursor(.families)?.report("is empty", fix: "name at least one, or leave the key out for all")
    }
    (isAccentable, isPrivacySensitive, isInvalidatable, isInteractive) =
      (false, false, false, false)
    (accentedRendering, template, opacity) = (nil, nil, 1)
  }

  private static func opacity(_ value: JSONCursor) -> Double? {
    guard let number = value.number() else { return nil }
    // NaN is in no range.
    if !(0...1).contains(number) { value.report("is \(number)", fix: "write a number from 0 to 1") }
    return number
  }
}

/// Where a layer lies: points of its family on the default device, from the canvas's top left.
///
/// All finite, within ±10 000; width and height above 0. May reach beyond the canvas.
package struct LayerFrame: Sendable, Hashable {
  /// The left edge.
  package let x: Double
  /// The top edge.
  package let y: Double
  /// The width.
  package let width: Double
  /// The height.
  package let height: Double
}

extension LayerFrame {
  /// `nil`: it is none, which is reported.
  init?(_ value: JSONCursor) {
    guard let sides = value.list({ $0.number() }), let count = value.count else { return nil }
    guard count == 4 else {
      value.report("has \(count) numbers", fix: "write [x, y, width, height] in points")
      return nil
    }
    guard sides.count == 4 else { return nil }
    // NaN is in no range.
    guard sides.allSatisfy({ (-10_000...10_000).contains($0) }) else {
      value.report("reaches beyond 10000 points", fix: "write points of the family")
      return nil
    }
    guard sides[2] > 0, sides[3] > 0 else {
      value.report("has no area", fix: "write a width and a height above 0")
      return nil
    }
    (x, y, width, height) = (sides[0], sides[1], sides[2], sides[3])
  }
}
