// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyLayout
internal import VibrancyTypography

extension ViewReader {
  static let styles: [(String, TextStyle)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
    ("callout", .callout), ("footnote", .footnote), ("caption", .caption),
    ("caption2", .caption2), ("extraLargeTitle", .extraLargeTitle),
    ("extraLargeTitle2", .extraLargeTitle2),
  ]

  /// SwiftUI's `Font.Weight`.
  static let weights = WidgetText.Weight.allCases.map { ($0.rawValue, Double($0.css)) }

  static let designs: [(String, Font.Design)] = [
    ("default", .standard), ("rounded", .rounded), ("serif", .serif),
    ("monospaced", .monospaced),
  ]

  /// The keys of a font.
  enum FontKey: String, CaseIterable { case style, size, weight, design, italic, monospacedDigits }

  /// A text style by name, or {"size": …} or {"style": …} with a weight and a design.
  mutating func font(_ value: JSONCursor?) -> FontRequest? {
    guard let value else { return nil }
    if value.node.string != nil {
      return word(value, "font", Self.styles).map { FontRequest($0) }
    }
    guard value.node.members != nil else {
      value.reportKind(wanted: #"a text style as "headline", or {"size": 13}"#)
      return nil
    }
    guard let object = value.object(FontKey.self, .known) else { return nil }
    let weight = weight(object[.weight])
    let design = word(object[.design], "design", Self.designs)
    if object[.size] != nil, let style = object[.style] {
      style.reportKey(#"stands beside "size""#, fix: "a font has one of them, remove the other")
      return nil
    }
    func changed(_ request: FontRequest) -> FontRequest {
      var request = request
      request.isItalic = object.flag(.italic) ?? false
      request.hasMonospacedDigits = object.flag(.monospacedDigits) ?? false
      return request
    }
    if object[.size] != nil {
      return fontSize(object[.size]).map {
        changed(FontRequest(size: $0, weight: weight, design: design))
      }
    }
    guard object[.style] != nil else {
      if value.count != nil {
        value.report(#"has neither "size" nor "style""#, fix: "add one")
      }
      return nil
    }
    return word(object[.style], "font", Self.styles).map {
      changed(FontRequest($0, weight: weight, design: design))
    }
  }

  private mutating func fontSize(_ value: JSONCursor?) -> Double? {
    let wanted = "points above 0, at most 1000"
    guard let size = number(value, in: 0...DescribedText.mostPoints, wanted) else { return nil }
    if size > 0 { return size }
    value?.report("is 0", fix: "write \(wanted)")
    return nil
  }

  /// A weight by name: 400 regular.
  mutating func weight(_ value: JSONCursor?) -> Double? { word(value, "weight", Self.weights) }

  /// The keys of a run of a text.
  enum RunKey: String, CaseIterable {
    case text, font, weight, italic, monospacedDigits, tracking, baselineOffset, underline
    case strikethrough, color
  }

  /// A string, or a list of runs.
  mutating func spans(_ value: JSONCursor) -> [TextSpan]? {
    if value.node.string != nil || value.node.elements == nil {
      guard let written = value.string() else { return nil }
      guard case .text(let text) = filled(written) else { return [] }
      return [TextSpan(text)]
    }
    return value.list { $0 }?.compactMap { span($0) }
  }

  private mutating func span(_ value: JSONCursor) -> TextSpan? {
    if value.node.string != nil { return spans(value)?.first }
    guard let object = value.object(RunKey.self, .known) else { return nil }
    guard let text = object.required(.text)?.string() else { return nil }
    var span = TextSpan("")
    if case .text(let filled) = filled(text) { span.text = filled }
    span.font = font(object[.font])
    span.weight = weight(object[.weight])
    span.isItalic = object.flag(.italic) ?? false
    span.hasMonospacedDigits = object.flag(.monospacedDigits) ?? false
    span.tracking = distance(object[.tracking])
    span.baselineOffset = distance(object[.baselineOffset])
    span.isUnderlined = object.flag(.underline) ?? false
    span.isStruckThrough = object.flag(.strikethrough) ?? false
    span.style = paint(object[.color])
    return span
  }
}
