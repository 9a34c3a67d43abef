// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySymbols
internal import VibrancyTypography

extension LayoutEnvironment {
  /// The environment inside a modifier.
  package func applying(_ change: EnvironmentChange) -> LayoutEnvironment {
    var result = self
    result.apply(change)
    return result
  }

  /// Changes one thing.
  package mutating func apply(_ change: EnvironmentChange) {
    switch change {
    case .font(let font): self.font = font
    case .fontWeight(let weight): fontWeight = weight
    case .fontDesign(let design): fontDesign = design
    case .italic(let isItalic): self.isItalic = isItalic
    case .monospacedDigits: hasMonospacedDigits = true
    case .underline(let isUnderlined): self.isUnderlined = isUnderlined
    case .strikethrough(let isStruckThrough): self.isStruckThrough = isStruckThrough
    case .tracking(let points): tracking = Rect.bounded(points)
    case .baselineOffset(let points): baselineOffset = Rect.bounded(points)
    case .foregroundStyle(let styles): setForeground(styles)
    case .tint(let tint): self.tint = tint
    case .lineLimit(let limit, let reservesSpace):
      text.lineLimit = limit.map { max($0, 1) }
      text.reservesSpace = reservesSpace
    case .minimumScaleFactor(let factor):
      text.minimumScaleFactor = factor > 0 ? min(factor, 1) : 1
    case .multilineTextAlignment(let alignment): text.alignment = alignment
    case .lineSpacing(let points): text.lineSpacing = max(Rect.bounded(points), 0)
    case .truncation(let truncation): text.truncation = truncation
    case .spaceBelowText(let points): spaceBelowText = max(Rect.bounded(points), 0)
    case .symbolScale(let scale): symbolScale = scale
    case .redaction(let redaction): self.redaction = redaction
    case .accentable(let isAccentable): self.isAccentable = isAccentable
    case .accentedRendering(let rendering): accentedRendering = rendering
    case .privacySensitive(let isSensitive): isPrivacySensitive = isSensitive
    case .invalidatable(let isInvalidatable): self.isInvalidatable = isInvalidatable
    case .interactive(let isInteractive): self.isInteractive = isInteractive
    case .labelStyle(let style): labelStyle = style
    case .gaugeStyle(let style): gaugeStyle = style
    case .progressStyle(let style): progressStyle = style
    case .buttonStyle(let style): buttonStyle = style
    case .buttonBorderShape(let shape): buttonBorderShape = shape
    case .toggleStyle(let style): toggleStyle = style
    case .colorScheme(let scheme): colorScheme = scheme
    case .layoutDirection(let direction): layoutDirection = direction
    case .typeSize(let size): typeSize = size
    }
  }

  /// Sets the styles of levels. A level among them means the level as it was outside: `.secondary`
  /// inside `.red` is half of red.
  private mutating func setForeground(_ styles: [ForegroundStyle]) {
    foreground = styles.prefix(5).map { absolute($0) }
  }

  /// A style without levels of what is inherited.
  private func absolute(_ style: ForegroundStyle) -> ForegroundStyle {
    switch style {
    case .level(let level):
      // The standard levels stay: they follow the appearance.
      foreground.isEmpty
        ? style
        : foreground.count > level && level >= 0
          ? foreground[level] : .levelOf(foreground[foreground.count - 1], level)
    case .tint: tint ?? .tint
    case .faded(let base, let share): .faded(absolute(base), share)
    case .levelOf(let base, let level): .levelOf(absolute(base), level)
    case .background, .color, .linear, .radial, .elliptical, .angular, .material: style
    }
  }
}
