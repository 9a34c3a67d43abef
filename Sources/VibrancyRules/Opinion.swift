// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// What one rule, as it is configured, says about a subject.
struct Opinion {
  let about: RuleDescription
  let verdicts: [Verdict]
  private let most: Severity

  init(_ setting: RuleSetting, on subject: Subject) {
    about = setting.rule.about
    most = setting.severity ?? about.severity
    verdicts = setting.severity == nil ? [] : setting.rule.verdicts(on: subject)
  }

  /// A verdict with the severity that configuration and the scene leave it.
  ///
  /// In a scene that the code chooses nothing is certain, whatever was measured.
  func bounded(_ verdict: Verdict, on subject: Subject) -> Verdict {
    guard let scene = subject.scenes.first(where: { $0.place == verdict.scene }) else {
      return weighed(verdict, atMost: .error)
    }
    var verdict = weighed(verdict, atMost: scene.mostSevere(over: verdict.wallpaper))
    if let reason = scene.undetermined { verdict.outcome = .undetermined(reason: reason) }
    if scene.ceiling == .unproved {
      verdict.message += " (if shown \(scene.place.phrase))"
    }
    return verdict
  }

  private func weighed(_ verdict: Verdict, atMost bound: Severity) -> Verdict {
    guard case .fails(let severity) = verdict.outcome else { return verdict }
    var verdict = verdict
    // A ladder chose its rung by what was measured, so configuration can only lower it.
    verdict.outcome = .fails(min(about.isLadder ? min(severity, most) : most, bound))
    return verdict
  }
}

extension SceneFacts {
  /// The most that a verdict on a backdrop may weigh: one that only the user named warns at most.
  fileprivate func mostSevere(over wallpaper: String?) -> Severity {
    let bound = ceiling?.severity ?? .error
    guard let wallpaper else { return bound }
    let isNamed = previews.contains { $0.wallpaper == wallpaper && $0.isNamed }
    let isJudged = previews.contains { $0.wallpaper == wallpaper && !$0.isNamed }
    return isNamed && !isJudged ? min(bound, .warning) : bound
  }
}

extension SeverityBound {
  /// The severity it allows.
  fileprivate var severity: Severity {
    switch self {
    case .unproved: .warning
    case .otherFamilies: .note
    }
  }
}

extension PreviewFacts {
  /// ` on grey .4`; nothing where the scene has but one backdrop.
  var backdropPhrase: String { wallpaper.map { " on \($0)" } ?? "" }
}
