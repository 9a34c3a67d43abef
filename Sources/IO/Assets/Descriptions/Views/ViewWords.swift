// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyTypography

/// The words that may stand in described views.
package enum ViewWords {
  /// By the key they stand behind, or by the definition of the schema that holds them.
  package static let all: [String: [String]] = [
    "alignment": Array(
      Set(
        ViewReader.alignments.map(\.0) + ViewReader.horizontal.map(\.0)
          + ViewReader.vertical.map(\.0))),
    "axes": ViewReader.axes.map(\.0),
    "labelStyle": ViewReader.labelStyles.map(\.0), "gaugeStyle": ViewReader.gaugeStyles.map(\.0),
    "progressStyle": ViewReader.progressStyles.map(\.0),
    "buttonStyle": ViewReader.buttonStyles.map(\.0),
    "toggleStyle": ViewReader.toggleStyles.map(\.0),
    "colorScheme": ViewReader.schemes.map(\.0),
    "layoutDirection": ViewReader.directions.map(\.0),
    "typeSize": ViewReader.typeSizes.map(\.0), "design": ViewReader.designs.map(\.0),
    "contentMode": ViewReader.contentModes.map(\.0),
    "lineCap": ViewReader.caps.map(\.0), "lineJoin": ViewReader.joins.map(\.0),
    "style": Array(
      Set(
        ViewReader.gaugeStyles.map(\.0) + ViewReader.progressStyles.map(\.0)
          + ViewReader.labelStyles.map(\.0) + ViewReader.buttonStyles.map(\.0)
          + ViewReader.toggleStyles.map(\.0))),
    "weight": ViewReader.weights.map(\.0), "truncation": ViewReader.truncations.map(\.0),
    "align": ViewReader.aligns.map(\.0), "scale": ViewReader.scales.map(\.0),
    "blend": ViewReader.blends.map(\.0), "accentedRendering": ViewReader.renderings.map(\.0),
    "viewFont": ViewReader.styles.map(\.0), "viewShape": ViewReader.shapes.map(\.0),
    "unitPoint": ViewReader.points.map(\.0), "viewAlignment": ViewReader.alignments.map(\.0),
    "guide": ViewReader.guides.map(\.0),
  ]
}
