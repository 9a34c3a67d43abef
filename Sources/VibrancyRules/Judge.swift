// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyFacts

/// Asks rules about a subject, and holds what they say to what is known of its scenes.
///
/// It gives at most one verdict a rule and scene.
public struct Judge: Sendable {
  /// The rules that are on.
  public let rules: [RuleSetting]

  /// A judge with these rules; those without a severity are left out.
  public init(_ rules: [RuleSetting]) { self.rules = rules.filter { $0.severity != nil } }

  /// A rule's id and what it says.
  public struct Judgement: Sendable, Hashable {
    /// The rule's id.
    public let rule: String
    /// What it says.
    public let verdict: Verdict

    /// What a rule says.
    init(rule: String, verdict: Verdict) { (self.rule, self.verdict) = (rule, verdict) }
  }

  /// Every verdict on a subject, by rule in their order and then by scene in the subject's.
  ///
  /// A rule is silent in a scene where one that it yields to fires.
  public func judgements(on subject: Subject) -> [Judgement] {
    let opinions = rules.map { Opinion($0, on: subject) }
    var fired: [Place?: Set<String>] = [:]
    for opinion in opinions {
      for verdict in opinion.verdicts where verdict.outcome.isFailure {
        fired[verdict.scene, default: []].insert(opinion.about.id)
      }
    }
    return opinions.flatMap { opinion in
      let heard = opinion.verdicts.filter { verdict in
        let others = fired[verdict.scene] ?? []
        return !opinion.about.yieldsTo.contains(where: others.contains)
      }
      return Self.worst(heard.map { opinion.bounded($0, on: subject) }, in: subject.scenes)
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
