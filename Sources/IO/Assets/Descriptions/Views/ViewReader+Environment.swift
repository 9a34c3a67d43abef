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
    add(font(object[.font]).map { .font($0) })
    add(weight(object[.weight]).map { .fontWeight($0) })
    add(object.flag(.italic).map { .italic($0) })
    if object.flag(.monospacedDigits) == true { add(.monospacedDigits) }
    add(distance(object[.tracking]).map { .tracking($0) })
    add(object.flag(.underline).map { .underline($0) })
    add(object.flag(.strikethrough).map { .strikethrough($0) })
    add(lines(object[.lines]))
    add(share(object[.minimumScale]).map { .minimumScaleFactor($0) })
    add(word(object[.truncation], "truncation", Self.truncations).map { .truncation($0) })
    add(word(object[.align], "alignment", Self.aligns).map { .multilineTextAlignment($0) })
    add(length(object[.lineSpacing]).map { .lineSpacing($0) })
    add(word(object[.scale], "scale", Self.scales).map { .symbolScale($0) })
    if kind != .color {
      add(paint(object[kind == .image ? .template : .color]).map { .foregroundStyle([$0]) })
      if kind == .image { add(paint(object[.color]).map { .foregroundStyle([$0]) }) }
    }
    add(tint(object[.tint]).map { .tint($0) })
    add(redaction(object[.redacted]))
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
    let range = 1...DescribedText.mostLines
    guard value.node.members != nil else {
      return value.whole(in: range).map { .lineLimit($0, reservesSpace: false) }
    }
    return value.object(LinesKey.self, .known)?.required(.exactly)?.whole(in: range)
      .map { .lineLimit($0, reservesSpace: true) }
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
