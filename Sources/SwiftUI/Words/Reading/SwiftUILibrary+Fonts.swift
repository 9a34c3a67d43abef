// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyTypography

extension SwiftUILibrary {
  /// A `Font`, or what converts to it.
  func font(_ value: SampleValue?) -> FontRequest? {
    switch value {
    case .interface(.font(let font)): return font
    case .interface(.textStyle(let style)): return FontRequest(style)
    case .implicit(let name, nil, _):
      if let own = value.flatMap({ own($0, of: ["Font"]) }) { return font(own) }
      return SystemWords.textStyle(name).map { FontRequest($0) }
    case .implicit(let name, .some(let arguments), let spot):
      if let own = value.flatMap({ own($0, of: ["Font"]) }) { return font(own) }
      return fontCall(name, arguments, at: spot)
    case _: return nil
    }
  }

  /// `.system(…)`, `.custom(…)`.
  func fontCall(_ name: String, _ arguments: [PassedValue], at spot: Spot) -> FontRequest? {
    let parts = Arguments(arguments)
    switch name {
    case "system", "systemFont":
      let weight = weight(parts["weight"])
      let design = parts["design"]?.word.flatMap { SystemWords.design($0) }
      if let size = (parts["size"] ?? parts["ofSize"])?.number {
        return FontRequest(size: size, weight: weight, design: design)
      }
      if name == "systemFont", let size = parts[0]?.number {
        return FontRequest(size: size, weight: weight)
      }
      if let style = textStyle(parts["style"] ?? parts[0]) {
        return FontRequest(style, weight: weight, design: design)
      }
      return parts[0]?.number.map { FontRequest(size: $0, weight: weight, design: design) }
    case "boldSystemFont":
      return (parts["ofSize"] ?? parts[0])?.number.map { FontRequest(size: $0, weight: 700) }
    case "monospacedSystemFont", "monospacedDigitSystemFont":
      return (parts["ofSize"] ?? parts[0])?.number.map {
        var font = FontRequest(
          size: $0, weight: weight(parts["weight"]),
          design: name == "monospacedSystemFont" ? .monospaced : nil)
        font.hasMonospacedDigits = true
        return font
      }
    case "custom":
      // Drawn as the system's font: the letters of others are not at hand.
      guard let size = (parts["size"] ?? parts["fixedSize"])?.number else { return nil }
      code.note(Gap(spot: spot, name: "Font.custom"))
      return Self.named((parts["name"] ?? parts[0])?.text ?? "", size)
    case "preferredFont":
      return textStyle(parts["forTextStyle"]).map { FontRequest($0) }
    case "init": return arguments.first.flatMap { font($0.value) }
    case _: return nil
    }
  }

  /// `Font.TextStyle`.
  func textStyle(_ value: SampleValue?) -> TextStyle? {
    if case .interface(.textStyle(let style)) = value { return style }
    return value?.word.flatMap { SystemWords.textStyle($0) }
  }

  /// `Font.Weight`.
  func weight(_ value: SampleValue?) -> Double? {
    if case .interface(.weight(let weight)) = value { return weight }
    return value?.word.flatMap { SystemWords.weight($0) }
  }

  /// `font.name(…)`.
  func changed(_ font: FontRequest, _ name: String, _ parts: Arguments) -> FontRequest? {
    var result = font
    switch name {
    case "weight": result.weight = weight(parts[0]) ?? font.weight
    case "bold": result.weight = emphasizedWeight(of: font)
    case "italic": result.isItalic = true
    case "monospacedDigit": result.hasMonospacedDigits = true
    case "monospaced": result.design = .monospaced
    case "leading", "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps", "width", "scaled",
      "pointSize":
      break
    case _: return nil
    }
    return result
  }

  /// The weight of `.bold()`: of a text style its emphasized one, else 700 (Documented: `bold()` asks
  /// for the bold trait, which text styles have at semibold below the titles).
  func emphasizedWeight(of font: FontRequest?) -> Double {
    guard let font else { return 600 }
    if let weight = font.weight, weight > 600 { return weight }
    guard case .style(let style) = font.base else { return 700 }
    switch style {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2: return 700
    case .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2:
      return 600
    }
  }
}
