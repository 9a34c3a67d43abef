// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyTypography

extension SwiftUILibrary {
  /// `ScaledMetric(wrappedValue:relativeTo:)`; a value that is not a number as it is.
  func scaledMetric(_ value: SampleValue, relativeTo style: SampleValue?) -> SampleValue {
    guard let base = value.number else { return value }
    return .interface(.scaledMetric(base, textStyle(style) ?? .body))
  }

  /// The value of a property, scaled if it is a `@ScaledMetric`.
  func stored(_ value: SampleValue, in member: Program.Member) -> SampleValue {
    guard let range = member.declaration.attribute("ScaledMetric") else { return value }
    var parser = ExpressionParser(code.program.sources[member.file], range)
    let arguments =
      range.isEmpty
      ? [] : code.passed(parser.arguments(range), Scope(file: member.file, type: member.owner))
    return scaledMetric(value, relativeTo: arguments.labelled("relativeTo"))
  }

  /// `UIFontMetrics.default` and `UIFontMetrics(forTextStyle:)`, by the name of their style.
  func fontMetrics(_ style: SampleValue?) -> SampleValue {
    .interface(.word("UIFontMetrics", style?.word ?? "body"))
  }

  /// `scaledValue(for:)` and `scaledFont(for:)` of `UIFontMetrics`; a font has its size anyway.
  func fontMetricsCall(
    _ name: String, _ arguments: [PassedValue], _ style: String
  ) -> SampleValue? {
    guard let value = arguments.labelled("for") else { return nil }
    if name == "scaledFont" { return value }
    guard name == "scaledValue", let base = value.number else { return nil }
    return .double(scaled(base, with: SystemWords.textStyle(style) ?? .body))
  }

  /// A length at the text size of the views around, which grows as the font of a text style does
  /// (Documented that it scales with the style; that it is by the font's size is Assumed).
  func scaled(_ base: Double, with style: TextStyle) -> Double {
    let size =
      code.environment.values["dynamicTypeSize"]?.word.flatMap { SystemWords.typeSize($0) }
      ?? code.situation.typeSize
    let usual = style.font(.large, on: code.situation.system).size
    return base * style.font(size, on: code.situation.system).size / usual
  }
}
