// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence
internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyPixels
internal import VibrancyScenes

/// How code shows a piece of art.
struct CodeLook: Sendable, Hashable {
  /// Whether the code says how it is shown at all.
  var isDescribed = false
  /// How it takes part in accented scenes.
  var accentedRendering = AccentedRendering.unset
  /// Where the code sets an accented rendering mode that is unknown here: `path:line`.
  var accentedChoice: CodeLocation?
  /// Whether it is in the accent group.
  var isAccentable = false
  /// Whether the code takes its alpha alone; `nil`: the catalog decides.
  var isTemplate: Bool?
  /// The literal ink beside a template image, `#RRGGBB` or a word of the code's.
  var ink: String?
  /// How the code changes its colors, in this order.
  var colorEffects: [ColorEffect] = []
  /// Where the code changes its colors in a way that is not known: `path:line`.
  var colorChoice: CodeLocation?
  /// The color scheme that the code sets around it; `nil`: the place's.
  var scheme: ColorScheme?
  /// Opacity that the code sets around it, 0…1; 1 where it is not known.
  var opacity = 1.0

  /// Without the lines that say so.
  var withoutLines: CodeLook {
    var look = self
    look.accentedChoice = accentedChoice.map { _ in CodeLocation(path: "") }
    look.colorChoice = colorChoice.map { _ in CodeLocation(path: "") }
    return look
  }

  /// The literal ink, as far as it is one color everywhere.
  var inkColor: EncodedColor? {
    switch ink {
    case "black": .black
    case let hex? where hex.hasPrefix("#"): EncodedColor(hex: hex)
    default: nil
    }
  }

  /// How a bare picture takes part.
  func presentation(isTemplate: Bool) -> Presentation {
    var presentation = Presentation(showing: .content)
    presentation.group = isAccentable ? .accent : .standard
    presentation.accentedRendering = accentedRendering
    presentation.isTemplate = isTemplate
    return presentation
  }

  /// Leaves open the verdicts of a scene whose colors the code chooses.
  func bound(_ facts: inout SceneFacts) {
    // In one flat color only alpha counts, which no change of colors touches.
    if facts.role != .accented || accentedRendering != .unset, let colorChoice {
      facts.choice = .colors(colorChoice)
    }
    if facts.role == .accented, let accentedChoice {
      facts.choice = .rendering(accentedChoice)
    }
  }
}
