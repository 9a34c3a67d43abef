// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyCache
internal import VibrancyVocabulary

/// `vibrancy explain`.
struct ExplainCommand: Command {
  private let rules: [String]

  init(_ options: inout OptionReader) {
    options.help()
    rules = options.positionals(
      PositionalSpec(
        "RULE", help: "an id that 'vibrancy rules' lists",
        names: builtInRules.map(\.about.id.rawValue)))
  }

  func run() async -> ExitStatus {
    let console = Console(isQuiet: true)
    var status = ExitStatus.done
    for (index, id) in rules.enumerated() {
      if let explanation = RuleExplanation(of: id) {
        await console.print((index == 0 ? "" : "\n") + explanation.text)
        continue
      }
      let nearest = nearestName(to: id, among: builtInRules.map(\.about.id.rawValue))
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "'vibrancy rules' lists them"
      await console.fail("unknown rule '\(id)'; \(hint)")
      status = .failure
    }
    return await console.status(after: status)
  }

  static let about = CommandDescription(
    "Explains a rule: why it exists, when it fires, what to do, examples", usage: ["RULE..."],
    examples: [ExampleSpec("vibrancy explain \(RuleID.vibrantContrast)", "one rule")])
}
