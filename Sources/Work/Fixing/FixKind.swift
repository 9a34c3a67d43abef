// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyReporting
package import VibrancyRules

/// A fix that needs no designer, in the order in which it is tried.
package enum FixKind: CaseIterable, Sendable {
  /// Say that a dark one-color glyph is a template, so that the system picks its color.
  case templateIntent
  /// Opaque greys instead of light ink with opacity.
  case opaqueGreys
  /// Greys for the tinted look of an icon.
  case greyIcon
  /// Dark and tinted pictures for an icon that has none.
  case iconLooks
  /// Fewer pixels.
  case fewerPixels

  /// The rules whose findings it may end.
  package var rules: Set<RuleID> {
    switch self {
    case .templateIntent: [.vibrantDarkContent, .standbyDarkContent]
    case .opaqueGreys: [.translucentLight]
    case .greyIcon: [.tintedIconNotGray]
    case .iconLooks: [.iconWithoutAppearances]
    case .fewerPixels: [.archivalSize]
    }
  }

  /// The fix in words, a clause.
  var clause: String {
    switch self {
    case .templateIntent: "becomes a template, so that the system picks its color"
    case .opaqueGreys: "opaque greys instead of light ink with opacity"
    case .greyIcon: "greys on black instead of color"
    case .iconLooks: "gets the pictures of the looks it lacks"
    case .fewerPixels: "fewer pixels, reduced in linear light"
    }
  }

  /// The advice to a person where the fix would not do: lint's own, unless that is the same.
  func advice(insteadFor finding: Finding) -> String? {
    switch self {
    case .templateIntent: finding.advice?.action.text
    case .opaqueGreys: "draw it anew, opaque and as bright as it should look"
    case .greyIcon: "draw it anew, in greys that differ in brightness"
    case .iconLooks: "draw the dark and the tinted picture, or design the icon in Icon Composer"
    case .fewerPixels: finding.fix
    }
  }

  /// The fix of a rule's findings; `nil`: there is none that needs no designer.
  static func of(_ rule: RuleID) -> FixKind? { allCases.first { $0.rules.contains(rule) } }
}

/// The reason why nothing is drafted.
struct FixRefusal: Error {
  /// The advice that is left for a person.
  enum Advice {
    /// Lint's own advice.
    case asFound
    /// Another action than the fix, which would not do.
    case withoutFix
    /// This, a clause.
    case instead(String)

    func text(for finding: Finding, without fix: FixKind) -> String? {
      switch self {
      case .asFound: finding.fix
      case .withoutFix: fix.advice(insteadFor: finding)
      case .instead(let text): text
      }
    }
  }

  /// A clause.
  let reason: String
  /// The error of reading, if that is the reason.
  var error: ReportError?
  /// The advice to a person.
  var advice: Advice

  init(_ reason: String, _ error: ReportError? = nil, advice: Advice = .withoutFix) {
    (self.reason, self.error, self.advice) = (reason, error, advice)
  }
}

extension Finding {
  /// The reason why no fix is offered.
  var reasonUnfixed: String {
    if isInCode { return "it is in the code, which is never written" }
    switch rule {
    case .accentedSolidBlock, .accentedDetailLoss:
      return evidence.isEmpty
        ? "how it is shown decides, and no code was found that shows it"
        : "how the code shows it decides, in a way that is not fixed by itself"
    case .missingFile, .unreadableAsset, .missingImage, .blankAsset:
      return "there is no picture to start from"
    case .wastedMargin, .thinStrokes, .outlineLost, .darkHalo, .squareBackdrop:
      return "its shape has to be drawn anew"
    default: return "what it should look like is for a designer to say"
    }
  }
}
