// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ViewWriter {
  /// What views inside inherit, with its key; `nil`: it cannot be said, which is remarked.
  mutating func written(_ change: EnvironmentChange) -> (ViewKey, CommentedValue)? {
    if let (key, name) = Self.style(change) { return (key, .text(name)) }
    switch change {
    case .font(let font): return (.font, font.map { self.font($0) } ?? .null)
    case .fontWeight(let weight):
      return (.weight, weight.map { .text(Self.weight($0)) } ?? .null)
    case .fontDesign(let design):
      return (.design, design.map { .text(Self.name(of: $0, ViewReader.designs)) } ?? .null)
    case .italic(let isItalic): return (.italic, .flag(isItalic))
    case .monospacedDigits: return (.monospacedDigits, .true)
    case .underline(let isUnderlined): return (.underline, .flag(isUnderlined))
    case .strikethrough(let isStruckThrough): return (.strikethrough, .flag(isStruckThrough))
    case .tracking(let points): return (.tracking, Self.distance(points))
    case .baselineOffset(let points): return (.baselineOffset, Self.distance(points))
    case .foregroundStyle(let styles):
      guard !styles.isEmpty else { return nil }
      let paints = styles.prefix(5).map { paint($0) }
      return (.color, paints.count == 1 ? paints[0] : .list(paints))
    case .tint(let style): return (.tint, style.map { paint($0) } ?? .null)
    case .lineLimit(let limit, let reservesSpace):
      guard let limit else { return (.lines, .null) }
      let lines = CommentedValue.number(Double(min(max(limit, 1), DescribedText.mostLines)))
      return (.lines, reservesSpace ? .object([("exactly", lines)]) : lines)
    case .minimumScaleFactor(let factor):
      return (.minimumScale, .number(factor > 0 ? min(factor, 1) : 1))
    case .multilineTextAlignment(let alignment):
      return (.align, .text(Self.name(of: alignment, ViewReader.aligns)))
    case .lineSpacing(let points): return (.lineSpacing, Self.length(points))
    case .truncation(let truncation):
      return (.truncation, .text(Self.name(of: truncation, ViewReader.truncations)))
    case .spaceBelowText:
      lose("room below its text")
      return nil
    case .symbolScale(let scale): return (.scale, .text(Self.name(of: scale, ViewReader.scales)))
    case .redaction(let redaction):
      return (
        .redacted,
        redaction.map { .text(Self.name(of: $0, ViewReader.redactions)) } ?? .flag(false)
      )
    case .accentable(let isAccentable): return (.accentable, .flag(isAccentable))
    case .accentedRendering(let rendering):
      return (.accentedRendering, .text(Self.name(of: rendering, ViewReader.renderings)))
    case .privacySensitive(let isSensitive): return (.privacySensitive, .flag(isSensitive))
    case .invalidatable(let isInvalidatable): return (.invalidatable, .flag(isInvalidatable))
    case .interactive(let isInteractive): return (.interactive, .flag(isInteractive))
    case .colorScheme(let scheme):
      return (.colorScheme, .text(Self.name(of: scheme, ViewReader.schemes)))
    case .layoutDirection(let direction):
      return (.layoutDirection, .text(Self.name(of: direction, ViewReader.directions)))
    case .typeSize(let size):
      return (.typeSize, .text(Self.name(of: size, ViewReader.typeSizes)))
    // Said above.
    case .labelStyle, .gaugeStyle, .progressStyle, .buttonStyle, .toggleStyle: return nil
    }
  }
}
