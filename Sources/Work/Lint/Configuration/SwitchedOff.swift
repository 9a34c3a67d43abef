// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyReporting
package import VibrancyRules
package import VibrancyScenes

/// What a configuration takes away from what a run without one would judge.
///
/// A run reports it in one line, so that a change of a configuration silences nothing unseen. What
/// makes a run stricter is not reported.
package struct SwitchedOff: Sendable, Hashable {
  /// The configuration, as the user knows it.
  package let path: String
  /// Rules on as they ship, and off; by id.
  package private(set) var rules: [RuleID] = []
  /// Rules that are off, or less severe, for some files.
  package private(set) var rulesForSome: [RuleID] = []
  /// Rules less severe than they ship.
  package private(set) var milderRules: [RuleID] = []
  /// Rules with an option, for some files or all, that is not as it ships.
  package private(set) var changedRules: [RuleID] = []
  /// Parameters of the model that are not as they ship.
  package private(set) var parameters: [String] = []
  /// Scenes that art is judged in by default, and is not.
  package var scenes: [Place] = []
  /// The same for some files.
  package private(set) var scenesForSome: [Place] = []
  /// Whether it has a scope of its own.
  package private(set) var hasScope = false

  /// What settings take away; `nil`: they are of no configuration.
  package init?(_ settings: LintSettings) {
    guard case .file(let path) = settings.origin else { return nil }
    self.path = path
    let shipped = Dictionary(
      builtInRules.map { ($0.about.id, RuleSetting($0)) }, uniquingKeysWith: { first, _ in first })
    for rule in settings.rules {
      guard let standard = shipped[rule.rule.about.id], let severity = standard.severity else {
        continue
      }
      let id = rule.rule.about.id
      if rule.severity == nil { rules.append(id) }
      if let given = rule.severity, given < severity { milderRules.append(id) }
      if rule.rule.options.map(\.value) != standard.rule.options.map(\.value) {
        changedRules.append(id)
      }
    }
    for change in settings.overrides.flatMap(\.rules) {
      guard let severity = shipped[change.rule]?.severity else { continue }
      if change.severity.map({ $0 < severity }) ?? true { rulesForSome.append(change.rule) }
      if !change.options.isEmpty { changedRules.append(change.rule) }
    }
    (rulesForSome, changedRules) = (Self.once(rulesForSome), Self.once(changedRules))
    parameters = Parameter.allCases.filter { settings.parameters[$0] != $0.about.standard }
      .map(\.rawValue)
    scenes = settings.scenes.map { Self.missing(in: $0, settings.os) } ?? []
    scenesForSome = Self.once(
      settings.overrides.flatMap {
        $0.excludedScenes + ($0.scenes.map { Self.missing(in: $0, settings.os) } ?? [])
      })
    hasScope = settings.scope != nil
  }

  /// Names some rules alone, which are on now for all files that no override means.
  package mutating func keep(rules ids: Set<RuleID>) {
    rules = []
    rulesForSome.removeAll { !ids.contains($0) }
    milderRules.removeAll { !ids.contains($0) }
    changedRules.removeAll { !ids.contains($0) }
  }

  private static func missing(in scenes: [Place], _ os: SystemVersion) -> [Place] {
    Place.judgedWithoutBackground(on: os).filter { !scenes.map { $0.aliased ?? $0 }.contains($0) }
  }

  private static func once<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}

extension SwitchedOff {
  /// All of it in one line without a full stop; `nil`: nothing is switched off.
  ///
  /// - Parameter summary: What the run looked at.
  package func sentence(for summary: Summary) -> String? {
    var parts = [
      Self.part("switches off", rules.map(\.rawValue), "rule"),
      Self.part("quiets for some files", rulesForSome.map(\.rawValue), "rule"),
      Self.part("makes milder", milderRules.map(\.rawValue), "rule"),
      Self.part("sets options of", changedRules.map(\.rawValue), "rule"),
      Self.part("sets", parameters, "parameter of the model", "parameters of the model"),
      Self.part("does not judge", scenes.map(\.rawValue), "scene"),
      Self.part("does not judge some files in", scenesForSome.map(\.rawValue), "scene"),
    ].compactMap { $0 }
    if summary.excluded > 0 {
      parts.append("leaves out \(Self.counted(summary.excluded, "piece")) of art")
    }
    if hasScope, !summary.judgesAll, summary.setsInScope < summary.sets {
      parts.append(
        "has a scope of \(summary.setsInScope) of \(Self.counted(summary.sets, "image set"))")
    }
    return parts.isEmpty ? nil : "\(path): \(parts.joined(separator: "; "))"
  }

  private static func part(
    _ verb: String, _ names: [String], _ noun: String, _ nouns: String? = nil
  ) -> String? {
    guard !names.isEmpty else { return nil }
    let most = 4
    let more = names.count > most ? " and \(names.count - most + 1) more" : ""
    let shown = names.prefix(more.isEmpty ? most : most - 1).joined(separator: ", ")
    return "\(verb) \(counted(names.count, noun, nouns)) (\(shown)\(more))"
  }

  private static func counted(_ count: Int, _ noun: String, _ nouns: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : nouns ?? noun + "s")"
  }
}
