// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What the tool can be asked to do, in the order help shows it.
package enum Subcommand: String, CaseIterable, Sendable {
  /// Previews, every input in every scene asked for.
  case render
  /// A whole drawn screen with widgets in their slots.
  case screen
  /// Art for the rendering modes.
  case convert
  /// What would not be legible, for CI.
  case lint
  /// Lint again on every save.
  case watch
  /// Shows what can be fixed, and fixes it on request.
  case fix
  /// What would not be legible any more, or is again.
  case diff
  /// A configuration, a baseline and a workflow to begin with.
  case initialize = "init"
  /// The bare form: a first look.
  case check
  /// What was measured.
  case inspect
  /// What sources say.
  case evidence
  /// Widget descriptions to start from.
  case describe
  /// Shards to one report.
  case merge
  /// What lint asks.
  case rules
  /// Why a rule asks, and what to do.
  case explain
  /// What `--scene` and `--set` take.
  case scenes
  /// What `--family` takes.
  case families
  /// What was kept for the next run.
  case cache
  /// The page for browsers.
  case page
  /// The model against your own devices.
  case calibrate
  /// What editors check the files with that people write.
  case schema
  /// What the tool, or a subcommand, takes.
  case help

  /// What declares its options and does its work.
  var command: any Command.Type {
    switch self {
    case .render: RenderCommand.self
    case .screen: ScreenCommand.self
    case .convert: ConvertCommand.self
    case .lint: LintCommand.self
    case .watch: WatchCommand.self
    case .fix: FixCommand.self
    case .diff: DiffCommand.self
    case .initialize: InitCommand.self
    case .check: CheckCommand.self
    case .inspect: InspectCommand.self
    case .evidence: EvidenceCommand.self
    case .describe: DescribeCommand.self
    case .merge: MergeCommand.self
    case .rules: RulesCommand.self
    case .explain: ExplainCommand.self
    case .scenes: ScenesCommand.self
    case .families: FamiliesCommand.self
    case .cache: CacheCommand.self
    case .page: PageCommand.self
    case .calibrate: CalibrateCommand.self
    case .schema: SchemaCommand.self
    case .help: HelpCommand.self
    }
  }
}

/// A subcommand that is about to run.
protocol Command: Sendable {
  /// What help says of it besides its options.
  static var about: CommandDescription { get }

  /// Declares its options and takes their values; does nothing else.
  init(_ options: inout OptionReader)

  /// Does the work and reports it.
  func run() async -> ExitStatus
}

/// What help says of a subcommand besides its options.
struct CommandDescription: Sendable {
  /// What it does, in one line without a full stop.
  let summary: String
  /// What follows its name in the usage lines, one line each.
  let usage: [String]
  /// Commands worth copying, with what each does.
  let examples: [ExampleSpec]
  /// What `--help` shows instead of all options, where those do not fit a screen.
  let screen: HelpScreen?

  init(
    _ summary: String, usage: [String], examples: [ExampleSpec], screen: HelpScreen? = nil
  ) {
    (self.summary, self.usage, self.examples) = (summary, usage, examples)
    self.screen = screen
  }
}
