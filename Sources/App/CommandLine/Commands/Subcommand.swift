// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A subcommand, in the order in which help shows them.
package enum Subcommand: String, CaseIterable, Sendable {
  /// Previews, every input in every scene asked for.
  case render
  /// A whole drawn screen with widgets in their slots.
  case screen
  /// Art for the rendering modes.
  case convert
  /// Judges whether art is legible, for CI.
  case lint
  /// Lint again on every save.
  case watch
  /// Shows what can be fixed, and fixes it on request.
  case fix
  /// Compares with a revision: what is not legible any more, or is again.
  case diff
  /// A configuration, a baseline and a workflow to begin with.
  case initialize = "init"
  /// The bare form: a first look.
  case check
  /// Prints the measurements.
  case inspect
  /// Prints how the sources show pictures.
  case evidence
  /// Lists the data that widgets are drawn with.
  case samples
  /// Shards to one report.
  case merge
  /// Lists the rules.
  case rules
  /// Explains a rule and its fix.
  case explain
  /// Lists the values of `--scene` and `--set`.
  case scenes
  /// Lists the values of `--family`.
  case families
  /// Manages the results that are kept for the next run.
  case cache
  /// The page for browsers.
  case page
  /// The model against your own devices.
  case calibrate
  /// Serves coding agents.
  case mcp
  /// Prints the schemas that editors check written files with.
  case schema
  /// Prints the help of the tool, or of a subcommand.
  case help

  /// The command that declares its options and does its work.
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
    case .samples: SamplesCommand.self
    case .merge: MergeCommand.self
    case .rules: RulesCommand.self
    case .explain: ExplainCommand.self
    case .scenes: ScenesCommand.self
    case .families: FamiliesCommand.self
    case .cache: CacheCommand.self
    case .page: PageCommand.self
    case .calibrate: CalibrateCommand.self
    case .mcp: MCPCommand.self
    case .schema: SchemaCommand.self
    case .help: HelpCommand.self
    }
  }
}

/// A subcommand that is about to run.
protocol Command: Sendable {
  /// The text of its help besides its options.
  static var about: CommandDescription { get }

  /// Declares its options and takes their values; does nothing else.
  init(_ options: inout OptionReader)

  /// Does the work and reports it.
  func run() async -> ExitStatus
}

/// The text of a subcommand's help besides its options.
struct CommandDescription: Sendable {
  /// The effect of the subcommand, in one line without a full stop.
  let summary: String
  /// The words behind its name in the usage lines, one line each.
  let usage: [String]
  /// Commands worth copying, with what each does.
  let examples: [ExampleSpec]
  /// The screen that `--help` shows instead of all options, where those do not fit a screen.
  let screen: HelpScreen?

  init(
    _ summary: String, usage: [String], examples: [ExampleSpec], screen: HelpScreen? = nil
  ) {
    (self.summary, self.usage, self.examples) = (summary, usage, examples)
    self.screen = screen
  }
}
