// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyTypography

extension ViewWriter {
  /// A text: a string, or its runs.
  mutating func text(_ spans: [TextSpan]) -> CommentedValue {
    if let words = Self.plainWords(spans) { return .text(words) }
    return .list(spans.flatMap { runs($0) })
  }

  /// The words of a text that is a string; `nil`: it needs runs.
  static func plainWords(_ spans: [TextSpan]) -> String? {
    guard spans.count == 1, spans[0] == TextSpan(spans[0].text),
      pieces(of: spans[0].text).count == 1
    else { return nil }
    return spans[0].text
  }

  private mutating func runs(_ span: TextSpan) -> [CommentedValue] {
    var members: [(key: String, value: CommentedValue)] = []
    func add(_ key: ViewReader.RunKey, _ value: CommentedValue) {
      members.append((key.rawValue, value))
    }
    if let font = span.font { add(.font, self.font(font)) }
    if let weight = span.weight { add(.weight, .text(Self.weight(weight))) }
    if span.isItalic { add(.italic, .true) }
    if span.hasMonospacedDigits { add(.monospacedDigits, .true) }
    if let points = span.tracking { add(.tracking, Self.distance(points)) }
    if let points = span.baselineOffset { add(.baselineOffset, Self.distance(points)) }
    if span.isUnderlined { add(.underline, .true) }
    if span.isStruckThrough { add(.strikethrough, .true) }
    if let style = span.style { add(.color, paint(style)) }
    return Self.pieces(of: span.text).map { piece in
      members.isEmpty ? .text(piece) : .object([("text", .text(piece))] + members)
    }
  }

  /// A text in pieces, each short enough for a description and without the signs of a parameter.
  private static func pieces(of text: String) -> [String] {
    guard text.utf8.count > mostBytes || text.contains("${") || text.utf8.contains(0) else {
      return [text]
    }
    var pieces: [String] = []
    var piece = ""
    for scalar in text.unicodeScalars where scalar != "\0" {
      let isReference = scalar == "{" && piece.unicodeScalars.last == "$"
      if isReference || piece.utf8.count > mostBytes - 8 {
        pieces.append(piece)
        piece = ""
      }
      piece.unicodeScalars.append(scalar)
    }
    return pieces + [piece]
  }

  private static let mostBytes = DescriptionLimits().characters

  /// The nearest weight with a name.
  static func weight(_ weight: Double) -> String {
    ViewReader.weights.min { abs($0.1 - weight) < abs($1.1 - weight) }?.0 ?? "regular"
  }

  /// A font: a text style by name, or more.
  mutating func font(_ request: FontRequest) -> CommentedValue {
    var members: [(key: String, value: CommentedValue)] = []
    func size(_ points: Double) -> CommentedValue {
      .number(Self.bounded(points, 0.01...DescribedText.mostPoints))
    }
    switch request.base {
    case .style(let style):
      let name = CommentedValue.text(Self.name(of: style, ViewReader.styles))
      if request == FontRequest(style) { return name }
      members.append(("style", name))
    case .size(let points): members.append(("size", size(points)))
    case .exact(let font):
      lose("a font as it is")
      members.append(("size", size(font.size)))
      if request.weight == nil { members.append(("weight", .text(Self.weight(font.weight)))) }
    }
    if let weight = request.weight { members.append(("weight", .text(Self.weight(weight)))) }
    if let design = request.design {
      members.append(("design", .text(Self.name(of: design, ViewReader.designs))))
    }
    if request.isItalic { members.append(("italic", .true)) }
    if request.hasMonospacedDigits { members.append(("monospacedDigits", .true)) }
    return .object(members)
  }
}
