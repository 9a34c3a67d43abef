// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancySyntax
internal import VibrancyTypography

extension Evaluator {
  /// `Text(…)`.
  func text(_ parts: Arguments, at spot: Spot) -> TextValue? {
    if let value = parts["verbatim"] { return TextValue([.init(printed(value))], at: spot) }
    if let range = parts["timerInterval"] {
      return TextValue(
        [
          .init(
            timer(
              range, countsDown: parts["countsDown"]?.flag ?? true,
              showsHours: parts["showsHours"]?.flag ?? true, at: parts["pauseTime"]))
        ], at: spot)
    }
    guard let first = parts.all.first(where: { $0.label == nil }) else { return nil }
    if let style = parts["style"], case .foundation(.date(let date)) = first.value {
      return TextValue([.init(dateText(date, style.word ?? "time", at: spot))], at: spot)
    }
    if let format = parts["format"] {
      return TextValue([.init(formatted(first.value, format, at: spot))], at: spot)
    }
    if let formatter = parts["formatter"] {
      var receiver = formatter
      let result = foundationCall(
        "string", on: &receiver, [PassedValue("for", first.value)], at: spot)
      return TextValue([.init(printed(result ?? first.value))], at: spot)
    }
    switch first.value {
    case .view(.text(let text)): return text
    case .view(.image(let image)):
      var part = TextValue.Part("")
      part.image = image
      return TextValue([part], at: spot)
    case .range(let range):
      if case .foundation(.date(let lower)) = range.lower,
        case .foundation(.date(let upper)) = range.upper
      {
        let text = dateText(lower, "time", at: spot) + " – " + dateText(upper, "time", at: spot)
        return TextValue([.init(text)], at: spot)
      }
      return TextValue([.init(printed(first.value))], at: spot)
    case .string(let string):
      guard let key = first.key else { return TextValue(inserted(string), at: spot) }
      let table = (parts["tableName"] ?? parts["table"])?.text
      let text = localized(key, table: table) ?? string
      return TextValue(markdown(text), at: spot)
    case .unknown: return TextValue([.init("")], at: spot)
    case .nothing: return TextValue([], at: spot)
    case .implicit(let name, nil, _):
      // A generated key of a string catalog.
      return TextValue([.init(interface.strings(name, nil) ?? name)], at: spot)
    case .void, .bool, .integer, .double, .array, .set, .dictionary, .tuple, .enumeration,
      .structure, .object, .closure, .function, .type, .keyPath, .implicit, .foundation,
      .interface, .view:
      return TextValue(inserted(printed(first.value)), at: spot)
    }
  }

  /// What a literal says in the situation's language; `nil`: it is in no table.
  func localized(_ key: LiteralKey, table: String?) -> String? {
    interface.strings(key.format, table).map { Self.filled($0, key.values) }
  }

  /// `LocalizedStringKey("…")` and the like as a string.
  func localizedString(_ arguments: [PassedValue]) -> String? {
    let parts = Arguments(arguments)
    guard let first = arguments.first, let string = first.value.text else { return nil }
    let key = first.key ?? LiteralKey(string)
    return localized(key, table: (parts["table"] ?? parts["tableName"])?.text) ?? string
  }

  /// A format with its placeholders replaced in order, or by their numbers.
  static func filled(_ format: String, _ values: [String]) -> String {
    guard format.contains("%") else { return format }
    let letters = Array(format.unicodeScalars)
    var (result, index, next) = (String.UnicodeScalarView(), 0, 0)
    while index < letters.count {
      guard letters[index] == "%" else {
        result.append(letters[index])
        index += 1
        continue
      }
      var end = index + 1
      if end < letters.count, letters[end] == "%" {
        result.append("%")
        index = end + 1
        continue
      }
      var number = 0
      while end < letters.count, "0123456789.-+ #$lhqz".unicodeScalars.contains(letters[end]) {
        if letters[end] == "$" {
          number = Int(String(String.UnicodeScalarView(letters[(index + 1)..<end]))) ?? 0
        }
        end += 1
      }
      guard end < letters.count, "@dDiuUxXfFeEgGscp".unicodeScalars.contains(letters[end]) else {
        result.append("%")
        index += 1
        continue
      }
      let place = number > 0 ? number - 1 : next
      if number == 0 { next += 1 }
      if values.indices.contains(place) { result.append(contentsOf: values[place].unicodeScalars) }
      index = end + 1
    }
    return String(result)
  }

  /// The parts of a literal with Markdown.
  private func markdown(_ text: String) -> [TextValue.Part] {
    guard text.utf8.contains(where: { "*_`~[\\".utf8.contains($0) }) else { return inserted(text) }
    let plain = Font(size: 17)
    return TextRun.runs(markdown: text, font: plain, paint: .color(PaintColor(.black))).flatMap {
      run in
      inserted(run.text).map { part in
        var part = part
        part.isBold = run.font.weight > plain.weight
        part.span.isItalic = run.font.isItalic
        part.span.isStruckThrough = run.isStruckThrough
        if run.isLink { part.span.style = .tint }
        return part
      }
    }
  }

  // Views interpolated in a string stand in it as a number between two private characters.
  private static let opening: Unicode.Scalar = "\u{F8D0}"
  private static let closing: Unicode.Scalar = "\u{F8D1}"

  /// What a view interpolated in a string is printed as; `nil`: it is no text or image.
  package func insertion(of view: ViewValue) -> String? {
    switch view {
    case .text, .image: break
    case .modified(let base, _, _, _): return insertion(of: base)
    case .empty, .group, .own, .shape, .system, .unknown: return nil
    }
    guard interface.inserted.count < 10_000 else { return "" }
    interface.inserted.append(view)
    return "\(Self.opening)\(interface.inserted.count - 1)\(Self.closing)"
  }

  /// The parts of a string in which views may be interpolated.
  private func inserted(_ string: String) -> [TextValue.Part] {
    guard string.unicodeScalars.contains(Self.opening) else { return [.init(string)] }
    var parts: [TextValue.Part] = []
    for piece in string.unicodeScalars.split(
      separator: Self.opening, omittingEmptySubsequences: false)
    {
      guard let end = piece.firstIndex(of: Self.closing),
        let number = Int(String(piece[..<end])), interface.inserted.indices.contains(number)
      else {
        if !piece.isEmpty { parts.append(.init(String(piece))) }
        continue
      }
      switch interface.inserted[number] {
      case .text(let text): parts += text.parts
      case .image(let image):
        var part = TextValue.Part("")
        part.image = image
        parts.append(part)
      case .empty, .group, .own, .shape, .system, .modified, .unknown: break
      }
      let rest = piece[piece.index(after: end)...]
      if !rest.isEmpty { parts.append(.init(String(rest))) }
    }
    return parts
  }

  /// A value as a format style prints it.
  func formatted(_ value: SampleValue, _ format: SampleValue, at spot: Spot) -> String {
    var receiver = value
    let arguments = [PassedValue(nil, format)]
    let result =
      standardCall("formatted", on: &receiver, arguments, at: spot)
      ?? foundationCall("formatted", on: &receiver, arguments, at: spot)
    return printed(result ?? value)
  }

  /// `text.name(…)`, as far as it stays a text.
  func textCall(_ name: String, on text: TextValue, _ arguments: [PassedValue]) -> TextValue? {
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
      guard parts.unlabeledCount == 1, let style = style(parts[0]) else { return nil }
      return text.changed { if $0.span.style == nil { $0.span.style = style } }
    case "speechAlwaysIncludesPunctuation", "speechSpellsOutCharacters", "speechAdjustedPitch",
      "speechAnnouncementsQueued", "accessibilityLabel", "accessibilityTextContentType",
      "accessibilityHeading", "customAttribute", "textScale", "typesettingLanguage", "fontWidth":
      return text
    case _: return nil
    }
  }
}
