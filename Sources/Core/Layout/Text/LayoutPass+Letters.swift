// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancySymbols
internal import VibrancyTypography

extension LayoutPass {
  /// A text in what it inherits. Paints are put in when its size is known.
  func addText(_ spans: [TextSpan], _ context: BuildContext) -> Int {
    let environment = environments[context.environment]
    var runs: [TextRun] = []
    var styles: [ForegroundStyle] = []
    for span in spans {
      var request = span.font
      if request == nil, span.weight != nil || span.isItalic || span.hasMonospacedDigits {
        request = environment.font ?? FontRequest(.body)
      }
      if let weight = span.weight { request?.weight = weight }
      if span.isItalic { request?.isItalic = true }
      if span.hasMonospacedDigits { request?.hasMonospacedDigits = true }
      var inherited = environment
      // What a part sets itself is stronger than what it inherits.
      if span.weight != nil { inherited.fontWeight = nil }
      var run = TextRun(
        span.text, font: inherited.resolvedFont(for: request),
        paint: .color(PaintColor(.black)))
      run.tracking = Rect.bounded(span.tracking ?? environment.tracking)
      run.baselineOffset = Rect.bounded(span.baselineOffset ?? environment.baselineOffset)
      run.isUnderlined = span.isUnderlined || environment.isUnderlined
      run.isStruckThrough = span.isStruckThrough || environment.isStruckThrough
      run.take(from: environment.fallbackFonts)
      runs.append(run)
      styles.append(span.style ?? .primary)
    }
    var options = environment.text
    if environment.layoutDirection == .rightToLeft {
      options.alignment =
        switch options.alignment {
        case .leading: .trailing
        case .center: .center
        case .trailing: .leading
        }
    }
    let element = add(.text(runs, styles, options), [], context)
    elements[element].hasBaseline = true
    if let first = runs.first, let last = runs.last {
      elements[element].spacings = EdgeSpacings(
        textOf: first.font, to: last.font, displayScale: environment.displayScale,
        isTight: environment.stacksTextTightly)
    }
    guard spans.contains(where: \.takesOfferedWidth) else { return element }
    let alignment: Alignment =
      switch options.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    return unary(
      .flexibleFrame(FlexibleFrame(width: .init(most: .infinity), alignment: alignment)), element,
      context)
  }

  /// A symbol at the size of its font.
  func addSymbol(_ image: SymbolImage, _ context: BuildContext) -> Int {
    let environment = environments[context.environment]
    let font = environment.resolvedFont(for: image.font)
    var symbol: Symbol
    let (weight, scale) = (image.weight ?? font.weight, image.scale ?? environment.symbolScale)
    switch image.drawing {
    case .system:
      symbol = Symbol(
        systemName: image.name, pointSize: font.size, weight: weight, scale: scale.factor)
      if image.isResizable { symbol = symbol.resizable }
    case .custom(let drawing):
      symbol = drawing.symbol(pointSize: font.size, weight: weight, scale: scale)
    }
    let element = add(
      .symbol(symbol, name: image.name, isResizable: image.isResizable), [], context)
    elements[element].hasBaseline = !image.isResizable
    return element
  }
}
