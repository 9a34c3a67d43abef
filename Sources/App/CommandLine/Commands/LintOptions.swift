// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// What `lint` takes.
struct LintOptions: Sendable {
  let scope: ScopeOptions
  let reports: ReportOptions
  let showsScreens: Bool
  let baseline: String?
  let writtenBaseline: String?
  let allowsStale: Bool
  let ignoresComments: Bool
  let cache: CacheOptions
  let settings: SettingsOptions

  init(_ options: inout OptionReader) {
    scope = ScopeOptions(&options)
    reports = ReportOptions(&options, Report.Format.allCases)
    showsScreens =
      options.flag(
        "screens", help: "in HTML, show what fails of a described widget on its screen, too"
      ).value
    options.heading = "Baseline"
    let baseline = options.value(
      "baseline", .file, help: "leave out the findings that this file knows")
    writtenBaseline =
      options.value(
        "write-baseline", .file, help: "write a file that knows every finding of this run"
      ).value
    let allowStale = Self.allowStale(&options)
    (self.baseline, allowsStale) = (baseline.value, allowStale.value)
    options.heading = "Configuration"
    let ignoresComments = options.flag(
      "no-ignores", help: "disregard '// vibrancy:ignore RULE' in Swift sources")
    self.ignoresComments = ignoresComments.value
    cache = CacheOptions(&options)
    settings = SettingsOptions(&options, listsAll: true)
    options.require(settings.batch.filesFrom, beside: settings.batch.endsInNull)
    options.require(baseline, beside: allowStale)
  }

  /// Declares that a baseline may know more than was found.
  static func allowStale(_ options: inout OptionReader) -> Option<Bool> {
    options.heading = "Baseline"
    return options.flag(
      "allow-stale", help: "don't fail on stale baseline entries")
  }

  static let about = CommandDescription(
    "Judges art where the system repaints it: contrast, legibility, catalogs",
    usage: ["INPUT... [options]"],
    examples: [
      ExampleSpec("vibrancy lint .", "the widget art of a project; sources are evidence"),
      ExampleSpec(
        "vibrancy lint Widget/Assets.xcassets --reporter html:lint.html",
        "one catalog, all of it, with a page that shows what fails"),
      ExampleSpec(
        "vibrancy lint . --reporter sarif:lint.sarif --reporter github",
        "for a workflow: annotations, and a file to upload"),
      ExampleSpec(
        "vibrancy lint . --baseline vibrancy-baseline.json",
        "only what is new"),
    ])
}

/// Where art is judged, and which.
struct ScopeOptions: Sendable {
  let scene: Option<[[Place]]>
  /// Ids; empty: all that are on.
  let rules: [RuleID]
  let wallpapers: [String]
  let os: Option<SystemVersion?>
  let showsAnywhere: Bool
  let judgesAll: Bool
  let targets: [String]
  let ignoresSources: Bool
  let shard: String?

  /// Declares them.
  ///
  /// - Parameters:
  ///   - mayBePart: Whether a part of the work may be asked for.
  ///   - judges: Whether rules are asked at all.
  init(_ options: inout OptionReader, mayBePart: Bool = true, judges: Bool = true) {
    options.heading = "What is judged"
    scene = options.list(
      "scene", .scenes, placeholder: "ID", .commaList,
      otherwise: Place.judgedWithoutBackground().listed(with: "and") + ", or a watch's",
      listing: "vibrancy scenes",
      help: "where art is judged; 'all', or names listed by 'vibrancy scenes'")
    rules = judges ? Self.rules(&options) : []
    wallpapers =
      options.list(
        "wallpaper", .wallpapers, placeholder: "FILE|#RRGGBB|NAME",
        help: "a backdrop to judge on as well; at most a warning comes of it"
      ).value
    os = options.value(
      "os", .os, otherwise: "26",
      help: "the system's generation; light, corners and sizes follow it")
    showsAnywhere =
      options.flag("anywhere", help: "judge a family also where it never appears").value
    judgesAll = options.flag("all", help: "judge art outside the widget targets, too").value
    targets = Self.targets(&options)
    ignoresSources =
      options.flag(
        "no-sources", help: "do not read Swift sources for where and how art is shown"
      ).value
    shard =
      mayBePart
      ? options.value(
        "shard", .text, placeholder: "I/N",
        help: "do part I of N; 'vibrancy merge' makes one report of them"
      ).value : nil
  }
}

extension ScopeOptions {
  /// Declares the rules to judge by.
  private static func rules(_ options: inout OptionReader) -> [RuleID] {
    options.list(
      "rule", .choice(builtInRules.map { ($0.about.id.rawValue, $0.about.id) }), placeholder: "ID",
      .commaList, listing: "vibrancy rules",
      help: "judge by these rules alone, on or off; listed by 'vibrancy rules'"
    ).value
  }

  /// Declares the widget targets to keep to.
  static func targets(_ options: inout OptionReader) -> [String] {
    options.list(
      "target", .text, placeholder: "NAME",
      help: "a widget target's name; the others are left out ('vibrancy evidence' lists them)"
    ).value
  }
}

/// Where the settings of a judgement come from, and what all subcommands with inputs take.
struct SettingsOptions: Sendable {
  let configuration: ConfigurationOptions
  let showsSettings: Bool
  var batch: BatchOptions

  /// Declares them.
  ///
  /// - Parameters:
  ///   - listsAll: Whether what is printed is cut short without `--verbose`.
  ///   - positional: What the words without a dash are.
  init(
    _ options: inout OptionReader, listsAll: Bool = false, _ positional: PositionalSpec = .judged
  ) {
    configuration = ConfigurationOptions(
      &options, isolation: "read no configuration, and let no comment ignore a finding")
    showsSettings =
      options.flag("show-settings", help: "print the settings that hold, and end").value
    batch = BatchOptions(&options, positional, listsAll: listsAll)
  }
}

/// How a run is reported, and what makes it fail.
struct ReportOptions: Sendable {
  /// `KIND` or `KIND:FILE`, each.
  let reporters: [String]
  let failOn: FailureBound
  let requiresArt: Bool
  let requiresUnderstood: Bool
  let isLive: Bool

  /// Declares them.
  ///
  /// - Parameter formats: Those to choose from.
  init(_ options: inout OptionReader, _ formats: [Report.Format]) {
    options.heading = "Output"
    let kinds = formats.map(\.rawValue)
    reporters =
      options.list(
        "reporter", .names(kinds, orFile: false), placeholder: "KIND[:FILE]", default: ["text"],
        help: "how to report it, and where to; KIND is one of \(kinds.joined(separator: ", "))"
      ).value
    failOn = FailureBound(&options)
    requiresArt =
      options.flag(
        "require-art",
        help: "exit with 2 if nothing was judged; with --shard, 'merge --require-art' checks"
      ).value
    requiresUnderstood =
      options.flag(
        "require-understood",
        help: "exit with 2 if a widget of the sources, or a place that shows it, was not judged"
      ).value
    isLive =
      options.flag(
        "live",
        help:
          "HTML reports carry the art, and draw it with other wallpapers, tints and parameters; "
          + "half a megabyte more"
      ).value
  }
}

/// From which severity on findings make a run fail.
struct FailureBound: Sendable {
  /// What was typed, where `nil` inside is "never"; `nil`: nothing was.
  private let typed: Severity??

  init(_ options: inout OptionReader) {
    let severities = Severity.allCases.map { (name: $0.rawValue, value: Severity?.some($0)) }
    typed =
      options.value(
        "fail-on", .choice(severities + [("never", nil)]), otherwise: "error",
        help: "the least severity that makes the exit status 1"
      ).value
  }

  /// Whether a report's findings make a run fail.
  ///
  /// - Parameters:
  ///   - settings: The severity where none was typed.
  ///   - warnings: Whether something could not be checked.
  func isReached(
    by findings: [Finding], warnings: Bool = false, settings: Severity
  ) -> Bool {
    guard let bound = typed ?? settings else { return false }
    return warnings && bound <= .warning
      || findings.contains { $0.severity.map { $0 >= bound } ?? false }
  }
}
