// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ModifierWord {
  /// All, by name.
  package static let all: [ModifierWord] = [
    .activityBackgroundTint, .alignmentGuide, .annotation, .aspectRatio, .background,
    .backgroundStyle,
    .baselineOffset, .blendMode, .blur, .bold, .border, .brightness, .buttonBorderShape,
    .chartBackground, .chartForegroundStyleScale, .chartLegend, .chartOverlay, .chartPlotStyle,
    .chartXAxis, .chartXScale, .chartYAxis, .chartYScale, .clipShape,
    .clipped, .colorEffect, .colorInvert, .colorMultiply, .colorScheme, .compositingGroup,
    .containerBackground, .containerRelativeFrame, .contrast, .cornerRadius, .dynamicIsland,
    .dynamicTypeSize, .environment, .environmentObject, .fixedSize,
    .flipsForRightToLeftLayoutDirection, .font, .fontDesign, .fontWeight, .foregroundStyle, .frame,
    .glassEffect, .grayscale, .gridCellAnchor, .gridCellColumns, .gridCellUnsizedAxes,
    .gridColumnAlignment, .hidden, .hueRotation, .imageScale, .interpolationMethod,
    .invalidatableContent, .italic,
    .labelsHidden, .layoutPriority, .lineLimit, .lineSpacing, .lineStyle, .luminanceToAlpha, .mask,
    .minimumScaleFactor, .modifier, .monospaced, .monospacedDigit, .multilineTextAlignment, .offset,
    .opacity, .overlay, .padding, .position, .privacySensitive, .projectionEffect, .redacted,
    .rotation3DEffect, .rotationEffect, .safeAreaInset, .safeAreaPadding, .saturation, .scaleEffect,
    .scaledToFill, .scaledToFit, .shadow, .strikethrough, .symbol, .symbolSize, .symbolVariant,
    .textCase, .tint,
    .tracking, .transformEffect, .truncationMode, .underline, .unredacted, .visualEffect,
    .widgetAccentable, .widgetAccentedRenderingMode, .widgetCurvesContent, .widgetLabel,
  ]
}
