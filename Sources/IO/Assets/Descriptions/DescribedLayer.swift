// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// A layer as it is written.
package struct DescribedLayer: Sendable {
  /// The keys of a layer.
  package enum Key: String, CaseIterable {
    case image, text, font, weight, size, color, align, verticalAlign, lines, minimumScale
    case shape, cornerRadius, fill, stroke, lineWidth
    case gauge, style, tint, label, currentValue, minimum, maximum
    case frame, families, accentable, accentedRendering, privacySensitive, invalidatable
    case interactive, template, opacity
  }

  /// What a layer shows.
  package enum Content: Sendable {
    /// A picture, by name.
    case image(Written<String>)
    /// Text.
    case text(DescribedText)
    /// A shape in colors.
    case shape(DescribedShape)
    /// A gauge.
    case gauge(DescribedGauge)
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
    guard let object = value.object(Key.self, .known) else { return nil }
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

  /// What a layer shows, by the key that says so.
  package enum Kind: String, CaseIterable {
    case text, image, shape, gauge

    /// The key that says so.
    var key: Key {
      switch self {
      case .image: .image
      case .text: .text
      case .shape: .shape
      case .gauge: .gauge
      }
    }

    /// The keys that only such a layer has.
    package var ownKeys: [Key] {
      switch self {
      case .image: []
      case .text: DescribedText.keys
      case .shape: DescribedShape.keys
      case .gauge: DescribedGauge.keys
      }
    }
  }

  /// `nil`: it has none, or more than one, which is reported.
  private static func content(_ object: JSONObject<Key>) -> Content? {
    let kinds = Kind.allCases.filter { object[$0.key] != nil }
    for kind in Kind.allCases where !kinds.contains(kind) {
      for key in kind.ownKeys {
        object[key]?.reportKey(
          "belongs to a layer of \(kind.rawValue)", fix: "write \"\(kind.rawValue)\", or remove it")
      }
    }
    guard let kind = kinds.first, let value = object[kind.key] else {
      object.cursor.report(
        #"has none of "image", "text", "shape" and "gauge""#, fix: "add one")
      return nil
    }
    for other in kinds.dropFirst() {
      object[other.key]?.reportKey(
        "stands beside \"\(kind.rawValue)\"", fix: "a layer shows one of them, remove the other")
    }
    switch kind {
    case .image: return value.string().map { .image($0) }
    case .text: return DescribedText(value, object).map { .text($0) }
    case .shape: return DescribedShape(value, object).map { .shape($0) }
    case .gauge: return DescribedGauge(value, object).map { .gauge($0) }
    }
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
