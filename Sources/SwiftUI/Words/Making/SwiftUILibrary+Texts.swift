// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyFormatting
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyTypography

extension SwiftUILibrary {
  /// `Text(…)`.
  func text(_ parts: Arguments, at spot: Spot) -> TextValue? {
    if let value = parts["verbatim"] {
      return TextValue([.init(shownText(value, at: spot))], at: spot)
    }
    if let range = parts["timerInterval"] {
      return TextValue(
        [
          .timer(
            timer(
              range, countsDown: parts["countsDown"]?.flag ?? true,
              showsHours: parts["showsHours"]?.flag ?? true, at: parts["pauseTime"]))
        ], at: spot)
    }
    guard let first = parts.all.first(where: { $0.label == nil }) else { return nil }
    if let style = parts["style"], let date = date(first.value) {
      return TextValue([datePart(date, style.word)], at: spot)
    }
    if let style = parts["style"], case .unknown = first.value, !code.isCovering {
      // A time that is not known is near.
      code.interface.shownHoles.add(text: spot)
      return TextValue([datePart(code.situation.now + 1500, style.word)], at: spot)
    }
    if let format = parts["format"] {
      let value = date(first.value).map { .foundation(.date($0)) } ?? first.value
      return TextValue([.init(formatted(value, format, at: spot))], at: spot)
    }
    if let formatter = parts["formatter"] {
      return TextValue([.init(written(first.value, by: formatter, at: spot))], at: spot)
    }
    if code.isCovering {
      for case .value(_, let more) in first.pieces ?? [] {
        if let format = Arguments(more)["format"], isOwn(format: format) {
          code.interface.keep(.ownFormat(spot))
        }
      }
    }
    switch first.value {
    case .foundation(.attributed(_, let written?)):
      return TextValue(markdown(written), at: spot)
    case .view(.text(let text)): return text
    case .view(.image(let image)):
      var part = TextValue.Part("")
      part.image = image
      return TextValue([part], at: spot)
    case .range(let range):
      if let lower = date(range.lower), let upper = date(range.upper) {
        let text = DateText.range(
          from: lower, to: upper, in: code.foundation.currentCalendar)
        return TextValue([.init(text)], at: spot)
      }
      return TextValue([.init(code.operations.printed(first.value))], at: spot)
    case .string(let string):
      guard let pieces = first.pieces else { return TextValue([.init(string)], at: spot) }
      return TextValue(
        literal(pieces, table: (parts["tableName"] ?? parts["table"])?.text, at: spot), at: spot)
    case .unknown: return TextValue([.init(shownText(first.value, at: spot))], at: spot)
    case .nothing: return TextValue([], at: spot)
    case .implicit(let name, nil, _):
      // A generated key of a string catalog.
      return TextValue([.init(code.interface.strings(name, nil, nil) ?? name)], at: spot)
    case .void, .bool, .integer, .double, .array, .set, .dictionary, .tuple, .enumeration,
      .structure, .object, .closure, .function, .type, .keyPath, .implicit, .foundation,
      .interface, .view:
      return TextValue([.init(code.operations.printed(first.value))], at: spot)
    }
  }

  /// A string literal as a localized text: its pieces in the situation's language, with Markdown.
  private func literal(
    _ pieces: [PassedPiece], table: String?, at spot: Spot
  ) -> [TextValue.Part] {
    let (key, values) = key(pieces)
    var number: Int?
    if values.count == 1, case .integer(let only) = values[0].value { number = only }
    let format = code.interface.strings(key, table, number) ?? key
    if format.contains("](inflect") {
      // The number is a part of what agrees with it.
      let text = Self.pieces(of: format).reduce(into: "") { text, piece in
        switch piece {
        case .letters(let letters): text += letters
        case .value(let place):
          guard values.indices.contains(place) else { return }
          text += inserted(values[place].value, Arguments(values[place].arguments), at: spot)
            .reduce(into: "") { $0 += $1.span.text }
        }
      }
      return markdown(Inflection.agreed(text))
    }
    var result: [TextValue.Part] = []
    for piece in Self.pieces(of: format) {
      switch piece {
      case .letters(let letters): result += markdown(letters)
      case .value(let place):
        guard values.indices.contains(place) else { continue }
        result += inserted(values[place].value, Arguments(values[place].arguments), at: spot)
      }
    }
    return result
  }

  /// The key of a literal, as Swift makes it, and what is interpolated.
  private func key(
    _ pieces: [PassedPiece]
  ) -> (format: String, values: [(value: SampleValue, arguments: [PassedValue])]) {
    var format = ""
    var values: [(value: SampleValue, arguments: [PassedValue])] = []
    for piece in pieces {
      switch piece {
      case .literal(let letters):
        format += letters.split(separator: "%", omittingEmptySubsequences: false)
          .joined(separator: "%%")
      case .value(let value, let arguments):
        switch value {
        case .integer: format += "%lld"
        case .double: format += Arguments(arguments)["specifier"]?.text ?? "%lf"
        case _: format += "%@"
        }
        values.append((value, arguments))
      }
    }
    // Only where something is interpolated is a percent sign written twice.
    if values.isEmpty {
      format = pieces.reduce(into: "") { if case .literal(let text) = $1 { $0 += text } }
    }
    return (format, values)
  }

  /// What is interpolated in a literal.
  private func inserted(
    _ value: SampleValue, _ parts: Arguments, at spot: Spot
  ) -> [TextValue.Part] {
    switch value {
    case .view(.text(let text)): return text.parts
    case .view(.image(let image)):
      var part = TextValue.Part("")
      part.image = image
      return [part]
    case .view(.modified(let base, _, _, _)):
      return inserted(.view(base), parts, at: spot)
    case .foundation(.date(let date)) where parts.has("style"):
      return [datePart(date, parts["style"]?.word)]
    case _: break
    }
    if let format = parts["format"] { return [.init(formatted(value, format, at: spot))] }
    if let formatter = parts["formatter"] {
      return [.init(written(value, by: formatter, at: spot))]
    }
    if let range = parts["timerInterval"] ?? (parts.has("countsDown") ? value : nil) {
      return [
        .timer(
          timer(range, countsDown: parts["countsDown"]?.flag ?? true, showsHours: true, at: nil))
      ]
    }
    if let specifier = parts["specifier"]?.text, let text = number(value, specifier) {
      return [.init(text)]
    }
    return [.init(number(value, "") ?? shownText(value, at: spot))]
  }

  /// A number as keys have it, `%lld` or `%lf` unless its specifier says otherwise, as the situation's
  /// language writes it (Documented: `LocalizedStringKey.StringInterpolation`); `nil`: it is none.
  private func number(_ value: SampleValue, _ specifier: String) -> String? {
    var format = specifier
    switch value {
    case .integer: if format.isEmpty { format = "%lld" }
    case .double: if format.isEmpty { format = "%lf" }
    case _: return nil
    }
    return code.foundation.printfText(
      [PassedValue("format", .string(format)), PassedValue(nil, value)], in: code.foundation.locale)
  }

  /// A value as a formatter writes it.
  private func written(_ value: SampleValue, by formatter: SampleValue, at spot: Spot) -> String {
    var receiver = formatter
    let result = code.callMember("string", on: &receiver, [PassedValue("for", value)], at: spot)
    return shownText(result ?? value, at: spot)
  }

  /// A value as a text shows it: what it is called stands for one that is not known, which was listed.
  private func shownText(_ value: SampleValue, at spot: Spot) -> String {
    guard case .unknown(let hole) = value else { return code.operations.printed(value) }
    code.interface.shownHoles.add(text: spot)
    return hole.words
  }

  /// `LocalizedStringKey("…")` and the like as a string.
  func localizedString(_ arguments: [PassedValue], at spot: Spot) -> String? {
    let parts = Arguments(arguments)
    guard let first = arguments.first, let string = first.value.text else { return nil }
    let table = (parts["table"] ?? parts["tableName"])?.text
    // Without values the text is a format for those who ask for it.
    guard let pieces = first.pieces, pieces.contains(where: \.isValue) else {
      return code.interface.strings(string, table, nil) ?? string
    }
    return literal(pieces, table: table, at: spot).reduce(into: "") { $0 += $1.span.text }
  }

  /// A piece of a format.
  private enum FormatPiece {
    case letters(String)
    /// A placeholder, by the place of its value.
    case value(Int)
  }

  /// A format's letters and placeholders, in order or by their numbers.
  private static func pieces(of format: String) -> [FormatPiece] {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return [.letters(format)] }
    let letters = Array(format.unicodeScalars)
    var (result, text): ([FormatPiece], String.UnicodeScalarView) = ([], .init())
    var (index, next) = (0, 0)
    while index < letters.count {
      var end = index + 1
      guard letters[index] == "%" else {
        text.append(letters[index])
        index += 1
        continue
      }
      if end < letters.count, letters[end] == "%" {
        text.append("%")
        index = end + 1
        continue
      }
      var place: Int?
      while end < letters.count, "0123456789.-+#$lhqz".unicodeScalars.contains(letters[end]) {
        if letters[end] == "$" {
          place = Int(String(String.UnicodeScalarView(letters[(index + 1)..<end]))).map { $0 &- 1 }
        }
        end += 1
      }
      guard end < letters.count, "@dDiuUxXfFeEgGscp".unicodeScalars.contains(letters[end]) else {
        text.append("%")
        index += 1
        continue
      }
      if place == nil {
        place = next
        next += 1
      }
      if !text.isEmpty { result.append(.letters(String(text))) }
      text = .init()
      result.append(.value(place ?? 0))
      index = end + 1
    }
    if !text.isEmpty { result.append(.letters(String(text))) }
    return result
  }

  /// The parts of a literal with Markdown.
  private func markdown(_ text: String) -> [TextValue.Part] {
    guard text.utf8.contains(where: { "*_`~[\\".utf8.contains($0) }) else { return [.init(text)] }
    let plain = Font(size: 17)
    return TextRun.runs(markdown: text, font: plain, paint: .color(PaintColor(.black))).map { run in
      var part = TextValue.Part(run.text)
      part.isBold = run.font.weight > plain.weight
      part.span.isItalic = run.font.isItalic
      part.span.isStruckThrough = run.isStruckThrough
      if run.isLink { part.span.style = .tint }
      return part
    }
  }

  /// A value as a format style prints it.
  func formatted(_ value: SampleValue, _ format: SampleValue, at spot: Spot) -> String {
    var receiver = value
    let arguments = [PassedValue(nil, format)]
    if code.isCovering, isOwn(format: format) { code.interface.keep(.ownFormat(spot)) }
    let result =
      code.standard.call("formatted", on: &receiver, arguments, at: spot)
      ?? code.foundation.call("formatted", on: &receiver, arguments, at: spot)
    return shownText(result ?? value, at: spot)
  }

  /// Whether a format is a style whose type the sources declare, not one of the system's that they
  /// name.
  private func isOwn(format: SampleValue) -> Bool {
    var style = own(format, of: ["FormatStyle", "ParseableFormatStyle"]) ?? format
    if case .implicit(let name, let arguments, let place) = style,
      let meant = code.implied(name, arguments, at: place, having: "format")
    {
      style = meant
    }
    return FormatStyleValue(style) == nil && code.isOwn(style)
  }

  /// `text.name(…)`, as far as it stays a text.
  func textCall(
    _ name: String, on text: TextValue, _ arguments: [PassedValue], at spot: Spot
  ) -> TextValue? {
    let parts = Arguments(arguments)
    let isOn = (parts["isActive"] ?? parts[0])?.flag ?? true
    switch name {
    case "font":
      let font = font(parts[0])
      return text.changed { if $0.span.font == nil { $0.span.font = font } }
    case "fontWeight":
      let weight = weight(parts[0])
      return text.changed { if $0.span.weight == nil { $0.span.weight = weight } }
    case "bold": return isOn ? text.changed { $0.isBold = true } : text
    case "italic": return isOn ? text.changed { $0.span.isItalic = true } : text
    case "monospacedDigit": return text.changed { $0.span.hasMonospacedDigits = true }
    case "underline": return isOn ? text.changed { $0.span.isUnderlined = true } : text
    case "strikethrough": return isOn ? text.changed { $0.span.isStruckThrough = true } : text
    case "kerning", "tracking":
      let points = parts[0]?.number
      return text.changed { if $0.span.tracking == nil { $0.span.tracking = points } }
    case "baselineOffset":
      let points = parts[0]?.number
      return text.changed { if $0.span.baselineOffset == nil { $0.span.baselineOffset = points } }
    case "foregroundColor", "foregroundStyle":
      guard parts.unlabeledCount == 1, let style = paint(parts[0], at: text.spot) else {
        return nil
      }
      var result = text.changed { if $0.span.style == nil { $0.span.style = style } }
      result.paintSpot = text.paintSpot ?? spot
      return result
    case "speechAlwaysIncludesPunctuation", "speechSpellsOutCharacters", "speechAdjustedPitch",
      "speechAnnouncementsQueued", "accessibilityLabel", "accessibilityTextContentType",
      "accessibilityHeading", "customAttribute", "textScale", "typesettingLanguage", "fontWidth":
      return text
    case _: return nil
    }
  }
}
