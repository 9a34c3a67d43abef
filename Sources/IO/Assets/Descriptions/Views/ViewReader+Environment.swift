// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyLayout
internal import VibrancySymbols
internal import VibrancyTypography
internal import VibrancyVocabulary

extension ViewReader {
  static let aligns: [(String, TextOptions.Alignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ]
  static let truncations: [(String, TextOptions.Truncation)] = [
    ("head", .head), ("middle", .middle), ("tail", .tail),
  ]
  static let scales: [(String, SymbolScale)] = [
    ("small", .small), ("medium", .medium), ("large", .large),
  ]
  static let renderings = AccentedRendering.allCases.map { ($0.rawValue, $0) }
  static let schemes: [(String, LayoutEnvironment.ColorScheme)] = [
    ("light", .light), ("dark", .dark),
  ]
  static let directions: [(String, LayoutEnvironment.LayoutDirection)] = [
    ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
  ]
  static let typeSizes = TypeSize.allCases.map { ("\($0)", $0) }
  static let redactions: [(String, LayoutEnvironment.Redaction)] = [
    ("placeholder", .placeholder), ("privacy", .privacy), ("invalidated", .invalidated),
  ]

  /// What the views inside inherit, the innermost of an object's modifiers.
  mutating func inherited(
    _ object: JSONObject<ViewKey>, of kind: ViewKind?
  ) -> [EnvironmentChange] {
    var changes: [EnvironmentChange] = []
    func add(_ change: EnvironmentChange?) { if let change { changes.append(change) } }
    add(style(kind, object[.style]))
    add(object[.font].isNull ? .font(nil) : font(object[.font]).map { .font($0) })
    add(object[.weight].isNull ? .fontWeight(nil) : weight(object[.weight]).map { .fontWeight($0) })
    add(
      object[.design].isNull
        ? .fontDesign(nil)
        : word(object[.design], "design", Self.designs).map { .fontDesign($0) })
    add(object.flag(.italic).map { .italic($0) })
    if object.flag(.monospacedDigits) == true { add(.monospacedDigits) }
    add(distance(object[.tracking]).map { .tracking($0) })
    add(distance(object[.baselineOffset]).map { .baselineOffset($0) })
    add(object.flag(.underline).map { .underline($0) })
    add(object.flag(.strikethrough).map { .strikethrough($0) })
    add(lines(object[.lines]))
    add(share(object[.minimumScale]).map { .minimumScaleFactor($0) })
    add(word(object[.truncation], "truncation", Self.truncations).map { .truncation($0) })
    add(word(object[.align], "alignment", Self.aligns).map { .multilineTextAlignment($0) })
    add(length(object[.lineSpacing]).map { .lineSpacing($0) })
    add(word(object[.scale], "scale", Self.scales).map { .symbolScale($0) })
    if kind == .image || kind == .placeholder, object[.template]?.node.boolean == nil {
      add(paint(object[.template]).map { .foregroundStyle([$0]) })
    }
    if kind != .color { add(foreground(object[.color]).map { .foregroundStyle($0) }) }
    add(object[.tint].isNull ? .tint(nil) : tint(object[.tint]).map { .tint($0) })
    add(redaction(object[.redacted]))
    changes += styles(object)
    add(word(object[.colorScheme], "color scheme", Self.schemes).map { .colorScheme($0) })
    add(
      word(object[.layoutDirection], "direction", Self.directions).map { .layoutDirection($0) })
    add(word(object[.typeSize], "text size", Self.typeSizes).map { .typeSize($0) })
    return changes
  }

  /// What a whole object's view is marked as, with its background and overlays.
  mutating func marks(_ object: JSONObject<ViewKey>) -> [EnvironmentChange] {
    var changes: [EnvironmentChange] = []
    func add(_ change: EnvironmentChange?) { if let change { changes.append(change) } }
    add(object.flag(.accentable).map { .accentable($0) })
    add(
      word(object[.accentedRendering], "accented rendering", Self.renderings)
        .map { .accentedRendering($0) })
    add(object.flag(.privacySensitive).map { .privacySensitive($0) })
    add(object.flag(.invalidatable).map { .invalidatable($0) })
    add(object.flag(.interactive).map { .interactive($0) })
    return changes
  }

  /// The keys of a number of lines that room is kept for.
  enum LinesKey: String, CaseIterable { case exactly }

  private func lines(_ value: JSONCursor?) -> EnvironmentChange? {
    guard let value else { return nil }
    if value.node.isNull { return .lineLimit(nil, reservesSpace: false) }
    let range = 1...DescribedText.mostLines
    guard value.node.members != nil else {
      return value.whole(in: range).map { .lineLimit($0, reservesSpace: false) }
    }
    return value.object(LinesKey.self, .known)?.required(.exactly)?.whole(in: range)
      .map { .lineLimit($0, reservesSpace: true) }
  }

  /// The styles of `primary`, and in a list of the levels below it.
  private mutating func foreground(_ value: JSONCursor?) -> [ForegroundStyle]? {
    guard value?.node.elements != nil else { return paint(value).map { [$0] } }
    guard let value, let cursors = value.list({ $0 }) else { return nil }
    if cursors.isEmpty || cursors.count > 5 {
      value.report("has \(cursors.count) styles", fix: "write 1 to 5, of primary … quinary")
    }
    return cursors.compactMap { paint($0) }
  }

  /// A tint: a color, a gradient or the colors of one from the leading edge.
  private mutating func tint(_ value: JSONCursor?) -> ForegroundStyle? {
    guard value?.node.elements != nil else { return paint(value) }
    return stops(value).map { .linear($0, from: .leading, to: .trailing) }
  }

  private mutating func redaction(_ value: JSONCursor?) -> EnvironmentChange? {
    guard let value else { return nil }
    if let flag = value.node.boolean { return .redaction(flag ? .placeholder : nil) }
    return word(value, "redaction", Self.redactions).map { .redaction($0) }
  }
}

extension JSONCursor? {
  /// Whether it is written as `null`.
  fileprivate var isNull: Bool { self?.node.isNull ?? false }
}
