// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// Asks rules about a subject, and holds what they say to what is known of its scenes.
///
/// It gives at most one verdict a rule and scene.
package struct Judge: Sendable {
  /// The rules that are on.
  package let rules: [RuleSetting]

  /// A judge with these rules; those without a severity are left out.
  package init(_ rules: [RuleSetting]) { self.rules = rules.filter { $0.severity != nil } }

  /// A rule's id and what it says.
  package struct Judgement: Sendable, Hashable {
    /// The rule's id.
    package let rule: RuleID
    /// The rule's verdict.
    package let verdict: Verdict

    /// A rule's verdict on the subject.
    init(rule: RuleID, verdict: Verdict) { (self.rule, self.verdict) = (rule, verdict) }

    /// The same, shown at a rectangle in pixels of the picture.
    package func at(_ rectangle: PixelRectangle) -> Judgement {
      var verdict = verdict
      verdict.rectangle = rectangle
      return Judgement(rule: rule, verdict: verdict)
    }
  }

  /// Every verdict on a subject, by rule in their order and then by scene in the subject's.
  ///
  /// A rule is silent in a scene where one that it yields to fires, and everywhere where one fires
  /// beside which it is quiet.
  package func judgements(on subject: Subject) -> [Judgement] {
    let opinions = rules.map { Opinion($0, on: subject) }
    var fired: [Place?: Set<RuleID>] = [:]
    for opinion in opinions {
      for verdict in opinion.verdicts where verdict.outcome.isFailure {
        fired[verdict.scene, default: []].insert(opinion.about.id)
      }
    }
    return opinions.flatMap { opinion in
      let relevant = opinion.verdicts.filter { verdict in
        let others = fired[verdict.scene] ?? []
        return !opinion.about.yieldsTo.contains(where: others.contains)
          && !opinion.about.quietBeside.contains { id in
            fired.values.contains { $0.contains(id) }
          }
      }
      return Self.worst(
        relevant.compactMap { opinion.bounded($0, on: subject) }, in: subject.scenes
      )
      .map { Judgement(rule: opinion.about.id, verdict: $0) }
    }
  }

  /// The most severe verdict of each scene, in the order of the scenes; of equals the first.
  private static func worst(_ verdicts: [Verdict], in scenes: [SceneFacts]) -> [Verdict] {
    guard verdicts.count > 1 else { return verdicts }
    var worst: [Place?: Verdict] = [:]
    var order = [nil] + scenes.map { Optional($0.place) }
    for verdict in verdicts {
      let place = verdict.scene
      if let other = worst[place], !verdict.outcome.outweighs(other.outcome) { continue }
      if !order.contains(place) { order.append(place) }
      worst[place] = verdict
    }
    return order.compactMap { worst.removeValue(forKey: $0) }
  }
}

/// The verdicts of one rule, as it is configured, about a subject.
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
  ///
  /// - Returns: `nil` where it cannot be determined and would be no more than a note: few look into
  ///   what is uncertain and does not matter.
  func bounded(_ verdict: Verdict, on subject: Subject) -> Verdict? {
    guard let scene = subject.scenes.first(where: { $0.place == verdict.scene }) else {
      return weighed(verdict, atMost: subject.isPossible ? .warning : .error)
    }
    let bound = scene.mostSevere(over: verdict.wallpaper)
    guard var verdict = weighed(verdict, atMost: bound) else { return nil }
    if let choice = scene.choice {
      guard verdict.outcome.severity != .note else { return nil }
      verdict.outcome = .undetermined(.code(choice))
    }
    if scene.ceiling == .unproved {
      verdict.statement += " (if shown \(scene.place))"
    }
    return verdict
  }

  private func weighed(_ verdict: Verdict, atMost bound: Severity) -> Verdict? {
    // A ladder chose its rung by what was measured, so configuration can only lower it.
    func weight(of severity: Severity) -> Severity {
      min(about.isLadder ? min(severity, most) : most, bound)
    }
    var verdict = verdict
    switch verdict.outcome {
    case .fails(let severity): verdict.outcome = .fails(weight(of: severity))
    case .undetermined:
      if weight(of: verdict.possible ?? most) == .note { return nil }
    }
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
    case .unproved, .possible: .warning
    case .otherFamilies: .note
    }
  }
}

extension PreviewFacts {
  /// ` on grey .4`; nothing where the scene has but one backdrop.
  var backdrop: Message {
    guard let wallpaper else { return "" }
    if let grey, case let digits = ".\(Int((grey * 10).rounded()))", wallpaper == "grey \(digits)" {
      return " on grey \(.figure(digits: digits, .plain))"
    }
    return wallpaper.utf8.first == UInt8(ascii: "#")
      ? " on \(.color(wallpaper))" : " on \(word: wallpaper)"
  }
}
